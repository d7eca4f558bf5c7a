/** The log as it is read: answers taken back one after the other are one line with their count. */

import type { LogLine } from "../protocol";

export function folded(lines: LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  let first: LogLine | undefined;
  let count = 1;
  for (const line of lines) {
    if (first && line.kind === "undone" && line.text === first.text) {
      count += 1;
      kept[kept.length - 1] = { ...first, text: `${first.text} (${count} times)` };
    } else {
      kept.push(line);
      first = line.kind === "undone" ? line : undefined;
      count = 1;
    }
  }
  return kept;
}
