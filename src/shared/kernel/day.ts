/** The day of the calendar where this runs: `2026-11-21`. */
export function dayOf(when: Date): string {
  const two = (count: number): string => String(count).padStart(2, '0')
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
}
