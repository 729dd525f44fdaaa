import type { MatchQuery } from '#shared/contract/lists'
import { PRESET_IDS } from '#shared/rules/presets'

/** Which matches a person wants to see; what is absent asks for nothing. The words stand as they were typed. */
export interface MatchFilters {
  readonly text: string
  readonly people: readonly string[]
  readonly preset: (typeof PRESET_IDS)[number] | null
  /** First and last day; empty where there is none. */
  readonly from: string
  readonly to: string
  readonly which: (typeof WHICH)[number]
}

export const WHICH = ['all', 'finished', 'unfinished', 'not-agreed'] as const

export const EVERYTHING: MatchFilters = { text: '', people: [], preset: null, from: '', to: '', which: 'all' }

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
    preset: PRESET_IDS.find((id) => id === one('preset')) ?? null,
    from: dayIn(one('from')),
    to: dayIn(one('to')),
    which: WHICH.find((which) => which === one('which')) ?? 'all',
  }
}

/** The query of an address that asks for the same; empty for everything. */
export function searchOf({ text, people, preset, from, to, which }: MatchFilters): string {
  const told = new URLSearchParams()
  if (text !== '') told.set('text', text)
  if (people.length > 0) told.set('people', people.join(','))
  if (preset !== null) told.set('preset', preset)
  if (from !== '') told.set('from', from)
  if (to !== '') told.set('to', to)
  if (which !== 'all') told.set('which', which)
  /* Ids hold no commas, so theirs need not be hidden from people who read the address. */
  return told.toString().replaceAll('%2C', ',')
}

export function queryOf({ text, people, preset, from, to, which }: MatchFilters, limit: number): MatchQuery {
  return {
    which,
    limit,
    ...(text.trim() === '' ? {} : { text }),
    ...(people.length === 0 ? {} : { people: [...people] }),
    ...(preset === null ? {} : { preset }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }
}

/** How many of the filters beside the words and whether it is finished are set. */
export function filtersSet({ people, preset, from, to }: MatchFilters): number {
  return people.length + [preset !== null, from !== '', to !== ''].filter(Boolean).length
}

/** A day of the calendar, or empty for a text that is none. */
export function dayIn(text: string): string {
  if (!DAY.test(text)) return ''
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? '' : text
}
