/**
 * The day of the calendar where this runs: `2026-11-21`.
 *
 * East or west of where the last and the first moment that a file can tell of (RFC 3339) is still in its year, that year is over or has not begun:
 * there it is the year's last day, and its first.
 */
export function dayOf(when: Date): string {
  const year = when.getFullYear()
  if (year > 9999) return '9999-12-31'
  if (year < 0) return '0000-01-01'
  const two = (count: number): string => String(count).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
}
