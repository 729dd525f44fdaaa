import type { MatchSnapshot, NewMatch } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import { rulesForNext } from '#shared/match/change-rules'
import type { RoundStart } from '#shared/match/edits'
import type { Seat } from '#shared/match/events'
import { leftOf } from '#shared/match/seats'
import { USES_DICE } from '#shared/rules/games/index'
import { PRESETS } from '#shared/rules/presets'
import { rollDice } from '../../app/roll-dice'
import { allSet, NO_DICE, type DiceChoice } from '../../components/dice/dice'
import { rolledDice } from './draft'

type Played = Pick<MatchSnapshot, 'record'> & { readonly confirmRounds?: boolean | undefined }

/** Who leads when the same people play again: the player to the left of the last leader. */
export function leaderAgain({ record: { players, rounds } }: Played): Seat {
  const last = rounds.at(-1)
  return last === undefined ? 0 : leftOf(last.leader, players.length)
}

/** Whether the dice have to be thrown before the same people can play again. */
export function rollsAgain({ record: { preset } }: Played): boolean {
  return USES_DICE[PRESETS[preset].game]
}

/** How the first round begins when the same people play again; dice that are not all set are thrown. */
export function startAgain(played: Played, dice: DiceChoice = NO_DICE): RoundStart {
  const leader = leaderAgain(played)
  if (!rollsAgain(played)) return { leader }
  return { leader, dice: rolledDice(allSet(dice) ? dice : rollDice()) }
}

/** The command that starts the same match again: same people, same rules as held last. */
export function matchAgain({ record, confirmRounds }: Played, matchId: MatchId, { leader, dice }: RoundStart, photo?: string): NewMatch {
  return {
    preset: record.preset,
    rules: rulesForNext(record),
    players: record.players.map(({ name, personId }) => (personId === undefined ? { name } : { name, personId })),
    start: { leader, ...(dice === undefined ? {} : { dice: { flower: [...dice.flower], scorpion: [...dice.scorpion] } }) },
    ...(photo === undefined ? {} : { photo }),
    ...(confirmRounds === true ? { confirmRounds: true as const } : {}),
    rematchOf: matchId,
  }
}
