import type { Home } from '#shared/contract/lists'
import type { MatchId } from '#shared/kernel/ids'
import type { PresetId } from '#shared/rules/presets'
import { PRESETS } from '#shared/rules/presets'
import { speakWhole } from '../../app/language'
import type { Client } from '../../client/client'
import type { DiceChoice } from '../../components/dice/dice'
import { answered } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { keepTeaching, NEW_TEACHING } from '../teaching/kept-teaching'
import { checkDraft } from './check-draft'
import { forgetNewPeople } from './new-people'
import { firstRoundOf, newMatchOf, type MatchDraft } from './draft'
import { keepFirstRound } from './first-round'

export interface FirstTable {
  readonly preset: PresetId
  /** As they were typed; an empty one is a free seat. */
  readonly names: readonly string[]
  /** The seat that leads; null where the table has yet to say who does. */
  readonly leader: number | null
  readonly dice: DiceChoice
  /** The table is taught while it plays. */
  readonly teach: boolean
}

/** What became of a first match: it has begun, or sentences that say why not. */
export type Begun = { readonly kind: 'begun'; readonly matchId: MatchId } | { readonly kind: 'problems'; readonly problems: readonly string[] }

/** Begins the first match of a house, by the rules as they are written. */
export async function firstMatch(client: Client, { preset, names, leader, dice, teach }: FirstTable, people: Home['people']): Promise<Begun> {
  await speakWhole()
  const seats = names.flatMap((name, key) => (name.trim() === '' ? [] : [{ key, name: name.trim() }]))
  const draft: MatchDraft = {
    preset,
    rules: {},
    gameName: '',
    confirmRounds: false,
    seats,
    leader,
    dice,
    nextKey: names.length,
  }
  const wrong = checkDraft(draft)
  if (wrong.length > 0) return { kind: 'problems', problems: [...new Set(wrong.map(words.problemSentence))] }
  const outcome = await answered(() => client.match.create(newMatchOf(draft, people, null)))
  if (outcome.ok) {
    forgetNewPeople()
    keepFirstRound(outcome.value.matchId, firstRoundOf(draft))
    if (teach) keepTeaching(outcome.value.matchId, NEW_TEACHING)
    return { kind: 'begun', matchId: outcome.value.matchId }
  }
  const told = { names: seats.map(({ name }) => name), game: PRESETS[preset].game }
  return { kind: 'problems', problems: [words.newMatch.problems.notStarted, words.commandProblemSentence(outcome.error, told)] }
}
