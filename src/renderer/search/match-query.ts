import type { MatchQuery } from '#shared/contract/lists'
import { PRESET_IDS } from '#shared/rules/presets'

/** Which matches a person wants to see; what is absent asks for nothing. The words stand as they were typed. */
export interface MatchFilters {
  readonly text: string
  readonly people: readonly string[]
  /** Who won; empty where anyone may have. */
  readonly winner: string
  readonly preset: (typeof PRESET_IDS)[number] | null
  /** First and last day; empty where there is none. */
  readonly from: string
  readonly to: string
  /** Where it was played; empty where that doesn't matter. */
  readonly place: string
  readonly photos: boolean
  readonly which: (typeof WHICH)[number]
}

export const WHICH = ['all', 'finished', 'unfinished', 'not-agreed'] as const

export const EVERYTHING: MatchFilters = { text: '', people: [], winner: '', preset: null, from: '', to: '', place: '', photos: false, which: 'all' }

/** As many people as one match may have. */
export const MOST_PEOPLE = 8
const LONGEST_TEXT = 200

const ID = /^[a-z0-9-]{8,64}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What an address asks for; anything in it that means nothing is left out. */
export function askedIn(search: string): MatchFilters {
  const told = new URLSearchParams(search)
  const one = (name: string): string => told.get(name) ?? ''
  return {
    text: one('text').slice(0, LONGEST_TEXT),
    people: [...new Set(one('people').split(','))].filter((id) => ID.test(id)).slice(0, MOST_PEOPLE),
    winner: ID.test(one('winner')) ? one('winner') : '',
    preset: PRESET_IDS.find((id) => id === one('preset')) ?? null,
    from: calendarDay(one('from')),
    to: calendarDay(one('to')),
    place: one('place').slice(0, LONGEST_TEXT),
    photos: one('photos') === 'yes',
    which: WHICH.find((which) => which === one('which')) ?? 'all',
  }
}

/** The query of an address that asks for the same; empty for everything. */
export function searchOf({ text, people, winner, preset, from, to, place, photos, which }: MatchFilters): string {
  const told = new URLSearchParams()
  if (text !== '') told.set('text', text)
  if (people.length > 0) told.set('people', people.join(','))
  if (winner !== '') told.set('winner', winner)
  if (preset !== null) told.set('preset', preset)
  if (from !== '') told.set('from', from)
  if (to !== '') told.set('to', to)
  if (place !== '') told.set('place', place)
  if (photos) told.set('photos', 'yes')
  if (which !== 'all') told.set('which', which)
  /* Ids hold no commas, so theirs need not be hidden from people who read the address. */
  return told.toString().replaceAll('%2C', ',')
}

export function queryOf({ text, people, winner, preset, from, to, place, photos, which }: MatchFilters, limit: number): MatchQuery {
  return {
    which,
    limit,
    ...(text.trim() === '' ? {} : { text }),
    ...(people.length === 0 ? {} : { people: [...people] }),
    ...(winner === '' ? {} : { winner }),
    ...(preset === null ? {} : { preset }),
    ...(place === '' ? {} : { place }),
    ...(photos ? { photos } : {}),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }
}

/** A day of the calendar, or empty for a text that is none. */
export function calendarDay(text: string): string {
  if (!DAY.test(text)) return ''
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? '' : text
}
