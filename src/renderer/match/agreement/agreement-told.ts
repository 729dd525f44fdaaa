import { sameJson } from '#shared/kernel/canonical'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'

type AgreementView = Pick<MatchView, 'agreements' | 'confirmRounds' | 'names'>

/** What players said of rounds since, and who is asked again because a result has changed, each for itself. */
export function agreementsTold(before: AgreementView, now: AgreementView): readonly string[] {
  const announceWords = words.agreement.announce
  const asking = before.confirmRounds === now.confirmRounds ? [] : [now.confirmRounds ? announceWords.asked : announceWords.notAsked]
  const rounds = now.agreements.flatMap((agreement, round) => {
    const was = before.agreements[round]
    if (agreement.kind === 'not-asked' || was === undefined || was.kind === 'not-asked') return []
    const said = agreement.seats.flatMap((seat, at) =>
      sameJson(seat, was.seats[at]) ? [] : [announceWords.said(scorerWords.nameOf(now.names, at), round + 1, seat)],
    )
    return agreement.kind === 'confirmed' && was.kind !== 'confirmed' ? [...said, announceWords.agreed(round + 1)] : said
  })
  return [...asking, ...rounds]
}
