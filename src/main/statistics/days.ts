import { dayOf } from '#shared/kernel/day'

/** The moment at which a day of the calendar (`2026-11-21`) begins where this runs, in ISO 8601; `after` more days on. */
export function startOfDay(day: string, after = 0): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + after).toISOString()
}

/** The moment a match counts as begun at: on the day that people gave for it, at the time of day it was begun. */
export function momentOn(day: string, startedAt: string): string {
  const started = new Date(startedAt)
  if (dayOf(started) === day) return startedAt
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, started.getHours(), started.getMinutes(), started.getSeconds(), started.getMilliseconds()).toISOString()
}
