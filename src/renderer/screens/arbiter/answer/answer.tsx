import type { Ref } from 'react'
import { Card } from '../../../components/card/card'
import { words } from '../../../messages/page'
import { RulingView } from '../../../match/round/ruling-view'
import { RulingOut } from '../../../match/arbiter/printing/ruling-out'
import type { Belongs } from '../../../match/arbiter/printing/told-ruling'
import { canBeBlocked, type Answered } from '../../../match/arbiter/answered'
import { SmallestChangeView, useSmallestChange } from '../../../match/arbiter/smallest-change'
import { OtherRules } from './other-rules'
import { ReallyBlocked } from './really-blocked'
import { Verdict } from './verdict'
import styles from './answer.module.css'

interface Props {
  readonly answered: Answered
  readonly belongs: Belongs
  /** Takes the focus when someone goes to it. */
  readonly ref: Ref<HTMLElement>
}

/** Who wins and what they take, how it was found, whether the round is blocked at all, and what other rules would say. */
export function Answer({ answered, belongs, ref }: Props) {
  const { ruled, compared, hands, names, rules, source } = answered
  return (
    <section ref={ref} tabIndex={-1} className={styles.answer} aria-label={words.arbiter.answer}>
      <Verdict answered={answered} />
      {ruled.ok && <RulingOut answered={answered} belongs={belongs} />}
      {ruled.ok && (
        <Card className={styles.part}>
          <h2 className={styles.heading}>{words.arbiter.tests}</h2>
          <p className={styles.quiet}>{words.arbiter.testsHint}</p>
          <RulingView headingHidden ruling={ruled.value.ruling} hands={hands} names={names} blockedRule={rules.blockedRule} source={source} />
        </Card>
      )}
      {ruled.ok && <WouldChange answered={answered} />}
      <ReallyBlocked answered={answered} />
      {compared !== null && <OtherRules compared={compared} names={names} />}
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
