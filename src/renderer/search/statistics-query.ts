import type { StatisticsQuestion } from '#shared/contract/statistics'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { paths } from '../navigation/paths'
import { calendarDay, MOST_PEOPLE } from './match-query'

/** Which matches a person wants counted, and which two they look at more closely; what is absent asks for nothing. */
export interface StatisticsQuery {
  readonly preset: PresetId | null
  /** Keys of people who all must have taken part. */
  readonly people: readonly string[]
  /** First and last day; empty where there is none. */
  readonly from: string
  readonly to: string
  readonly pair: readonly [string, string] | null
}

export const EVERYTHING: StatisticsQuery = { preset: null, people: [], from: '', to: '', pair: null }

/** As long as a key of a person may be for the host. */
const LONGEST_KEY = 200

/** What an address asks for; anything in it that means nothing is left out. */
export function askedIn(search: string): StatisticsQuery {
  const told = new URLSearchParams(search)
  const keys = (name: string): string[] => [...new Set(told.getAll(name))].filter((key) => key !== '' && key.length <= LONGEST_KEY)
  const [one, other] = keys('pair')
  return {
    preset: PRESET_IDS.find((id) => id === told.get('preset')) ?? null,
    people: keys('people').slice(0, MOST_PEOPLE),
    from: calendarDay(told.get('from') ?? ''),
    to: calendarDay(told.get('to') ?? ''),
    pair: one === undefined || other === undefined ? null : [one, other],
  }
}

/** The query of an address that asks for the same; empty for everything. */
export function searchOf({ preset, people, from, to, pair }: StatisticsQuery): string {
  const told = new URLSearchParams()
  if (preset !== null) told.set('preset', preset)
  for (const person of people) told.append('people', person)
  if (from !== '') told.set('from', from)
  if (to !== '') told.set('to', to)
  for (const person of pair ?? []) told.append('pair', person)
  return told.toString()
}

export function addressOf(asked: StatisticsQuery): string {
  const search = searchOf(asked)
  return search === '' ? paths.statistics : `${paths.statistics}?${search}`
}

/** The same for the host; the two looked at are no part of it. */
export function questionOf({ preset, people, from, to }: StatisticsQuery): StatisticsQuestion {
  return {
    ...(preset === null ? {} : { presets: [preset] }),
    ...(people.length === 0 ? {} : { people }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }
}
