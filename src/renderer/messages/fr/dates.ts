import { regional } from '../regional'

const language = regional('fr-FR')
const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })
const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' })

const DAY_MS = 24 * 60 * 60 * 1000

/** When something was, as a person at the table would say it: `aujourd’hui, 14:05`, `vendredi, 20:10`, `3 mai 2024`. */
export function whenWords(moment: string, now: Date): string {
  const then = new Date(moment)
  if (Number.isNaN(then.getTime())) return 'à un moment inconnu'
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS)
  if (days === 0) return `aujourd’hui, ${time.format(then)}`
  if (days === 1) return `hier, ${time.format(then)}`
  if (days > 1 && days < 7) return `${weekday.format(then)}, ${time.format(then)}`
  return then.getFullYear() === now.getFullYear() ? day.format(then) : dayAndYear.format(then)
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

const calendar = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const exact = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' })

/** A day of the calendar (`2026-11-21`) in words: `samedi 21 novembre 2026`; as it is where it is none. */
export function dayWords(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? date : calendar.format(noon)
}

/** A moment in full, where it is: `21 novembre 2026 à 18:05`. */
export function momentWords(moment: string): string {
  const then = new Date(moment)
  return Number.isNaN(then.getTime()) ? 'à un moment inconnu' : exact.format(then)
}

const shortCalendar = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day of the calendar without its day of the week: `21 novembre 2026`; as it is where it is none. */
export function dateWords(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? date : shortCalendar.format(noon)
}

const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })

/** A moment as the axis of a chart and its table have it: `21 nov. 2026`. */
export function chartDay(time: number): string {
  return Number.isNaN(time) ? '–' : short.format(time)
}
