import type { Home } from '#shared/contract/lists'
import type { MatchId } from '#shared/kernel/ids'
import type { PresetId } from '#shared/rules/presets'
import { PRESETS } from '#shared/rules/presets'
import { rollDice } from '../../app/roll-dice'
import { speakWhole } from '../../app/language'
import type { Client } from '../../client/client'
import { allSet, type DiceChoice } from '../../components/dice/dice'
import { answered } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { checkDraft } from './check-draft'
import { forgetNewPeople } from './new-people'
import { newMatchOf, type Draft } from './draft'

export interface FirstTable {
  readonly preset: PresetId
  /** As they were typed; an empty one is a free seat. */
  readonly names: readonly string[]
  /** The seat that leads; below 0 where nobody sits yet. */
  readonly leader: number
  /** What was not set is thrown. */
  readonly dice: DiceChoice
}

/** What became of a first match: it has begun, or sentences that say why not. */
export type Begun = { readonly kind: 'begun'; readonly matchId: MatchId } | { readonly kind: 'problems'; readonly problems: readonly string[] }

/** Begins the first match of a house, by the rules as they are written. */
export async function firstMatch(client: Client, { preset, names, leader, dice }: FirstTable, people: Home['people']): Promise<Begun> {
  await speakWhole()
  const seats = names.flatMap((name, key) => (name.trim() === '' ? [] : [{ key, name: name.trim() }]))
  const draft: Draft = {
    preset,
    rules: {},
    confirmRounds: false,
    seats,
    leader,
    dice: allSet(dice) ? dice : rollDice(),
    nextKey: names.length,
  }
  const wrong = checkDraft(draft).filter(({ kind }) => seats.length > 0 || kind !== 'no-leader')
  if (wrong.length > 0) return { kind: 'problems', problems: [...new Set(wrong.map(words.problemSentence))] }
  const outcome = await answered(() => client.match.create(newMatchOf(draft, people, null)))
  if (outcome.ok) {
    forgetNewPeople()
    return { kind: 'begun', matchId: outcome.value.matchId }
  }
  const told = { names: seats.map(({ name }) => name), game: PRESETS[preset].game }
  return { kind: 'problems', problems: [words.newMatch.problems.notStarted, words.commandProblemSentence(outcome.error, told)] }
}
