import { MOST_PENALTY } from '#shared/games/mistakes'
import { isOver } from '#shared/games/outcome'
import { mistakeRulesOf } from '#shared/match/change-rules'
import { evolve } from '#shared/match/evolve'
import type { RecordEvent } from '#shared/match/record'
import { asksForHand, decidedAbout, followsFrom, type Mistake, remedyByRule } from '#shared/match/remedy'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button/button'
import { NumberField } from '../../../components/field/number-field'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from '../../../match/mistake/mistake.module.css'

interface RemedyCardProps {
  readonly view: MatchView
  readonly mistake: Mistake
  /** Null where nothing can be entered now. */
  readonly onAdjust: ((mistake: Mistake) => void) | null
  /** Enters what the table’s own rule says of it. */
  readonly onRule: (event: RecordEvent, then: RecordEvent | null) => void
  /** What is certain. */
  readonly children: ReactNode
}

/** A mistake where it is seen: what is certain, what the table decided about it or that it decides, and the way to enter that: where the table has a rule for it, in one tap. Closing it leaves all as it is. */
export function RemedyCard({ view, mistake, onAdjust, onRule, children }: RemedyCardProps) {
  const { remedy } = words.match.mistake
  const decided = decidedAbout(view.scored, mistake)
  const open = decided.length === 0 && !isOver(view.scored)
  const [pips, setPips] = useState(0)
  const chosen = mistakeRulesOf(view.record)
  const event = open && onAdjust !== null ? remedyByRule(view.scored.rules, chosen, mistake, pips) : null
  const tried = event === null ? null : evolve(view.scored.state, { ...event, player: null })
  const after = tried?.ok === true && tried.value.scored.type === 'adjust' ? { state: tried.value.state, adjust: tried.value.scored } : null
  const ruled = after?.adjust ?? null
  const then = after === null ? null : followsFrom(after.state, chosen, { mistake, deltas: after.adjust.deltas, rounds: view.scored.rounds.length })
  return (
    <section className={styles.remedy} aria-label={remedy.label}>
      <p>{children}</p>
      {decided.map((each, nth) => (
        <p key={nth}>
          {scorerWords.adjustBy(each)} {scorerWords.adjustMoves(each, view.names)}.
        </p>
      ))}
      {open && ruled === null && <p className={styles.quiet}>{onAdjust === null ? remedy.nextRound : remedy.decides}</p>}
      {event !== null && ruled !== null && (
        <>
          {asksForHand(chosen, mistake) && (
            <NumberField
              label={remedy.hand(scorerWords.nameOf(view.names, mistake.player))}
              hint={remedy.handHint}
              value={pips}
              min={0}
              max={MOST_PENALTY}
              onChange={setPips}
            />
          )}
          <p>
            {remedy.rule(
              [scorerWords.adjustMoves(ruled, view.names), ...(then === null ? [] : [scorerWords.finishWhat({ when: then.when ?? null })])].join('; '),
            )}
          </p>
          <Button variant="primary" onClick={() => onRule({ ...event }, then)}>
            {remedy.enter}
          </Button>
        </>
      )}
      {open && onAdjust !== null && <Button onClick={() => onAdjust(mistake)}>{ruled === null ? words.match.adjust.open : remedy.other}</Button>}
    </section>
  )
}
