/**
 * How programs that keep folders in step name what they cannot join, after the name they found: Syncthing
 * (`.sync-conflict-20261121-100000-ABCDEFG`), Nextcloud and Dropbox (` (conflicted copy 2026-11-21 100000)`, ` (Ada's conflicted copy 2026-11-21)`,
 * ` (… (1))`), older ownCloud (`_conflict-20261121-100000`), and those that only count (` (1)`).
 */
const COPY = /^([0-9a-z-]+)(?:(?:\.sync-conflict-\d{8}-\d{6}(?:-[0-9A-Z]+)?)+|_conflict-\d{8}-\d{6}| \([^/\\]*conflicted copy[^/\\]*\)| \(\d+\))$/

/** The name, without extension, of the file that a conflict copy is of; null for any other name. */
export function originalOf(name: string, extension: string): string | null {
  return name.endsWith(extension) ? (COPY.exec(name.slice(0, -extension.length))?.[1] ?? null) : null
}
