/** The match that the page's address names: `#match=ID`. */

export function matchIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("match");
}

export function hashFor(match: string | null): string {
  return match ? `#match=${encodeURIComponent(match)}` : "";
}
