import { Card } from '../../../components/card/card'
import { words } from '../../../messages/page'
import { canBeBlocked, type Answered } from '../../../match/arbiter/answered'
import { SmallestChangeView, useSmallestChange } from '../../../match/arbiter/smallest-change'
import styles from './answer.module.css'

/** What would give the round another winner. Nothing while hands or table say that these cannot be the hands of a blocked round. */
export function WouldChange({ answered }: { readonly answered: Answered }) {
  const found = useSmallestChange(canBeBlocked(answered) ? answered.dispute : null)
  if (found === null) return null
  return (
    <Card className={styles.part} aria-label={words.wouldChange.heading}>
      <h2 className={styles.heading}>{words.wouldChange.heading}</h2>
      <SmallestChangeView found={found} names={answered.names} />
    </Card>
  )
}
