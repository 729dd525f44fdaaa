import type { ReactNode, Ref } from 'react'
import type { Shown } from '../../../components/avatar/looks'
import { Button } from '../../../components/button/button'
import { Card } from '../../../components/card/card'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { CheckRuling } from '../../../match/arbiter/saving/check-ruling'
import { RulingOut } from '../../../match/arbiter/printing/ruling-out'
import type { Belongs } from '../../../match/arbiter/printing/told-ruling'
import { canBeBlocked, type Answered } from '../../../match/arbiter/answered'
import { SmallestChangeView, useSmallestChange } from '../../../match/arbiter/smallest-change'
import type { Entered } from '../entry/entered'
import { nextWords } from './next-words'
import { OtherRules } from './other-rules'
import { ReallyBlocked } from './really-blocked'
import { Verdict } from './verdict'
import styles from './answer.module.css'

interface Props {
  readonly answered: Answered
  /** In seat order. */
  readonly players: readonly Shown[]
  readonly belongs: Belongs
  readonly about: string
  /** What is missing, and the way to it. */
  readonly next: Entered | null
  readonly onNext: (what: Entered) => void
  /** Takes the focus when someone goes to it. */
  readonly ref: Ref<HTMLElement>
  /** What else is known of the round. */
  readonly children?: ReactNode
}

/** Who wins and how it was found, what would change it, what other rules say, and whether the round is blocked at all. */
export function Answer({ answered, players, belongs, about, next, onNext, ref, children }: Props) {
  const { outcome, compared, names } = answered
  const isRuled = outcome.kind === 'ruled'
  return (
    <section ref={ref} tabIndex={-1} className={styles.answer} aria-label={words.arbiter.answer}>
      <Verdict answered={answered} players={players} about={about} />
      {isRuled && <WouldChange answered={answered} />}
      {compared !== null && <OtherRules compared={compared} players={players} names={names} />}
      <ReallyBlocked answered={answered} />
      {children}
      {isRuled && (
        <div className={styles.check}>
          <CheckRuling answered={answered} belongs={belongs} />
          <p className={styles.quiet}>{words.savedRuling.checkHint}</p>
        </div>
      )}
      {outcome.kind === 'certain' && <p className={styles.quiet}>{words.rulingPaper.noFile}</p>}
      <div className={styles.foot} data-waiting={next !== null || undefined}>
        {(isRuled || outcome.kind === 'certain') && <RulingOut bar answered={answered} belongs={belongs} />}
        {next !== null && (
          <Button variant="primary" size="bar" className={styles.bar} onClick={() => onNext(next)}>
            {nextWords(next, names)}
            <Icon name="forward" />
          </Button>
        )}
      </div>
    </section>
  )
}

/** What would give the round another winner. Nothing while hands or table say that these cannot be the hands of a blocked round. */
function WouldChange({ answered }: { readonly answered: Answered }) {
  const found = useSmallestChange(canBeBlocked(answered) ? answered.dispute : null)
  if (found === null) return null
  return (
    <Card className={styles.part} aria-label={words.wouldChange.heading}>
      <h2 className={styles.heading}>{words.wouldChange.heading}</h2>
      <SmallestChangeView found={found} names={answered.names} />
    </Card>
  )
}
