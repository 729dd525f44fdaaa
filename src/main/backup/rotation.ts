/** A backup as rotation sees it. */
export interface Dated {
  readonly name: string
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
}

/** How many of the latest are always kept. */
export const KEPT_LATEST = 10

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Which backups go: of those beyond the latest ten, all but the last of each week.
 *
 * A backup that the clock of another day dated into the future does not count among the latest, so it pushes no real one out.
 */
export function toRemove<B extends Dated>(backups: readonly B[], now: number): readonly B[] {
  const latestFirst = [...backups].sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1))
  const latest = new Set(latestFirst.filter(({ at }) => at <= now).slice(0, KEPT_LATEST))
  const weeks = new Set<number>()
  return latestFirst.filter((backup) => {
    if (latest.has(backup)) return false
    const week = weekOf(backup.at)
    const another = weeks.has(week)
    weeks.add(week)
    return another
  })
}

/** Weeks begin on Monday (UTC); the first day of 1970 was a Thursday. */
export function weekOf(at: number): number {
  return Math.floor((Math.floor(at / DAY_MS) + 3) / 7)
}
