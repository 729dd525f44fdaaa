import type { Ref } from 'react'
import { Card } from '../../../components/card/card'
import { words } from '../../../messages/page'
import { RulingView } from '../../../match/round/ruling-view'
import { RulingOut } from '../../../match/arbiter/printing/ruling-out'
import type { Belongs } from '../../../match/arbiter/printing/told-ruling'
import type { Answered } from '../../../match/arbiter/answered'
import { OtherRules } from './other-rules'
import { ReallyBlocked } from './really-blocked'
import { Verdict } from './verdict'
import { WouldChange } from './would-change'
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
