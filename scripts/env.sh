# Shared by the scripts in this folder: finds a Python and makes an environment with the package in
# it. To be sourced by bash, from the top folder of the project.

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

is_new_enough() {
  "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# Prints the Python to use: BLOCKDICE_PYTHON, or the first one that is 3.11 or newer.
find_python() {
  local candidate
  if [ -n "${BLOCKDICE_PYTHON:-}" ]; then
    if is_new_enough "$BLOCKDICE_PYTHON"; then
      command -v "$BLOCKDICE_PYTHON"
      return 0
    fi
    say "BLOCKDICE_PYTHON is $BLOCKDICE_PYTHON, which is not a Python 3.11 or newer."
    return 1
  fi
  for candidate in python3 python python3.14 python3.13 python3.12 python3.11; do
    if command -v "$candidate" >/dev/null 2>&1 && is_new_enough "$candidate"; then
      command -v "$candidate"
      return 0
    fi
  done
  if command -v python3 >/dev/null 2>&1; then
    say "Blockdice needs Python 3.11 or newer; the one here is $(python3 --version 2>&1)."
  else
    say "Blockdice needs Python 3.11 or newer, and no Python was found."
  fi
  say "Install one, or name one that is not on the PATH: BLOCKDICE_PYTHON=/path/to/python3 $0"
  return 1
}

# make_env FOLDER REQUIREMENT: an environment with the package, editable. REQUIREMENT is "." or
# ".[dev]". Does nothing where the same has been done before (a stamp tells).
make_env() {
  local folder=$1 requirement=$2 stamp python log
  stamp="$PWD $requirement $(cat pyproject.toml hatch_build.py hatch_client.py | cksum)"
  if [ -x "$folder/bin/python" ] && [ -f "$folder/blockdice.stamp" ] &&
    [ "$(cat "$folder/blockdice.stamp")" = "$stamp" ]; then
    return 0
  fi

  if [ -e "$folder" ] && [ ! -f "$folder/blockdice.stamp" ]; then
    say "there is a $folder here that this script did not finish. Remove it or move it away first."
    return 1
  fi

  python=$(find_python) || return 1
  say "making the environment $folder (only this once) ..."
  log=$(mktemp)
  if ! rm -rf "$folder" || ! build_env "$python" "$folder" "$requirement" >"$log" 2>&1; then
    tail -n 25 "$log" >&2
    rm -f "$log"
    if ! "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
      say "$python has no working venv module. On Debian and Ubuntu: apt install python3-venv"
    else
      say "the environment could not be made; the last lines above say why."
      say "Is the package registry within reach? Nothing else is needed: run this again when it is."
    fi
    rm -rf "$folder"
    return 1
  fi
  rm -f "$log"
  printf '%s\n' "$stamp" >"$folder/blockdice.stamp"
}

# make_page FOLDER REQUIREMENT: builds the browser client into the package, if its sources are not
# those of the page that is there. An installation does that by itself, and brings Node.js along
# where there is none.
make_page() {
  local folder=$1 requirement=$2 log
  if "$folder/bin/python" hatch_client.py check; then
    return 0
  fi
  say "building the page (only when its sources have changed) ..."
  log=$(mktemp)
  if ! install_package "$folder" "$requirement" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    rm -f "$log"
    say "the page could not be built; the last lines above say why."
    say "scripts/play --terminal plays without it."
    return 1
  fi
  rm -f "$log"
}

install_package() {
  local folder=$1 requirement=$2
  if command -v uv >/dev/null 2>&1 &&
    uv pip install --quiet --python "$folder/bin/python" -e "$requirement"; then
    return 0
  fi
  PIP_DISABLE_PIP_VERSION_CHECK=1 "$folder/bin/python" -m pip install --quiet -e "$requirement"
}

build_env() {
  local python=$1 folder=$2 requirement=$3
  if command -v uv >/dev/null 2>&1; then
    if uv venv --quiet --python "$python" "$folder" && echo unfinished >"$folder/blockdice.stamp" &&
      uv pip install --quiet --python "$folder/bin/python" -e "$requirement"; then
      return 0
    fi
    echo "uv did not manage; trying venv and pip."
    rm -rf "$folder"
  fi
  "$python" -m venv "$folder" && echo unfinished >"$folder/blockdice.stamp" &&
    PIP_DISABLE_PIP_VERSION_CHECK=1 "$folder/bin/python" -m pip install --quiet -e "$requirement"
}
