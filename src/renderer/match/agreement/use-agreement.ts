import type { Outcome } from '#shared/contract/schemas'
import { resultOf } from '#shared/match/agreement'
import type { RoundEnd, Seat } from '#shared/match/events'
import type { RoundWord } from '#shared/match/trail'
import type { Client } from '../../client/client'
import { useCommand } from '../../hooks/use-command'
import type { MatchView } from '../match-view'
import type { CommandProblem } from '../../messages/sentence-inputs'

type AgreementCall = (client: Client) => Promise<Outcome>

/** Module level: `useCommand` asks for one identity. */
const performAgreement = (client: Client, call: AgreementCall): Promise<Outcome> => call(client)

export interface Saying {
  /** True once it is on disk. */
  readonly say: (answer: RoundWord['kind'], note?: string) => Promise<boolean>
  readonly pending: boolean
  readonly problem: CommandProblem | null
  readonly dismiss: () => void
}

/** What one player says of a round as it is shown. Each player has their own, so that several may tap at once. */
export function useSaying(view: Pick<MatchView, 'matchId'>, round: number, end: RoundEnd, seat: Seat): Saying {
  const { run, pending, problem, dismiss } = useCommand<AgreementCall>(performAgreement)
  const { kind, winner, totals } = resultOf(end)
  return {
    say: async (answer, note = '') =>
      (await run((client) =>
        client.match.confirmRound({ matchId: view.matchId, round, seat, answer, note, result: { kind, winner, totals: [...totals] } }),
      )) !== null,
    pending,
    problem,
    dismiss,
  }
}

/** Whether the table asks that rounds are confirmed, and the way to change that. */
export function useAsking(view: Pick<MatchView, 'matchId'>): { readonly ask: (on: boolean) => void; readonly problem: CommandProblem | null } {
  const { run, problem } = useCommand<AgreementCall>(performAgreement)
  return { ask: (on) => void run((client) => client.match.askToConfirm({ matchId: view.matchId, on })), problem }
}
