const language = typeof navigator !== 'undefined' && navigator.language.startsWith('en') ? navigator.language : 'en-GB'
const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })
const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' })

const DAY_MS = 24 * 60 * 60 * 1000

/** When something was, as a person at the table would say it: `today, 14:05`, `Friday, 20:10`, `3 May 2024`. */
export function whenWords(moment: string, now: Date): string {
  const then = new Date(moment)
  if (Number.isNaN(then.getTime())) return 'at an unknown time'
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS)
  if (days === 0) return `today, ${time.format(then)}`
  if (days === 1) return `yesterday, ${time.format(then)}`
  if (days > 1 && days < 7) return `${weekday.format(then)}, ${time.format(then)}`
  return then.getFullYear() === now.getFullYear() ? day.format(then) : dayAndYear.format(then)
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
