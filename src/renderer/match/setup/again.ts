import type { MatchSnapshot, NewMatch } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import { rulesForNext } from '#shared/match/change-rules'
import type { RoundStart } from '#shared/match/edits'
import type { Seat } from '#shared/match/events'
import { leadsAgain } from './leads-again'
import { startDraft, roundStart, type StartDraft } from './first-round'
import type { DiceChoice } from '../../components/dice/dice'

type PlayedBefore = Pick<MatchSnapshot, 'record'> & { readonly confirmRounds?: boolean | undefined }

/** Who leads when the same people play again: the player to the left of the last leader; null where the deal decides it. */
export function leaderAgain({ record: { preset, players, rounds } }: PlayedBefore): Seat | null {
  const leader = rounds.at(-1)?.leader
  return leadsAgain({ preset, players, ...(leader === undefined ? {} : { leader }) }) ?? null
}

/** How the first round begins when the same people play again, as far as it is known. Dice that nobody threw stay as they are: the table asks for them. */
export function startAgain(played: PlayedBefore, dice?: DiceChoice): StartDraft {
  return startDraft(played.record.preset, leaderAgain(played), dice)
}

/** The command that starts the same match again: same people, same rules as held last. */
export function matchAgain({ record, confirmRounds }: PlayedBefore, matchId: MatchId, draft: StartDraft): NewMatch {
  const start = roundStart(draft)
  const photo = start === null ? undefined : draft.dice?.photo
  return {
    preset: record.preset,
    rules: rulesForNext(record),
    players: record.players.map(({ name, personId }) => (personId === undefined ? { name } : { name, personId })),
    ...(start === null ? {} : { start: writable(start) }),
    ...(photo === undefined ? {} : { photo }),
    ...(confirmRounds === true ? { confirmRounds: true as const } : {}),
    rematchOf: matchId,
  }
}

/** A beginning in the contract's own, writable shape. */
export function writable({ leader, dice }: RoundStart): NonNullable<NewMatch['start']> {
  return { leader, ...(dice === undefined ? {} : { dice: { flower: [...dice.flower], scorpion: [...dice.scorpion] } }) }
}
