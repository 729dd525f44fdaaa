import { Link } from 'wouter'
import type { RuleId } from '#shared/rules/rule-ids'
import { rulePath } from '../../../app/paths'
import styles from './explanation.module.css'

/** A rule's id, which leads to what the rule book says of it. */
export function RuleLink({ id, matchId }: { readonly id: RuleId; readonly matchId: string }) {
  return <Link className={styles.rule} href={rulePath(id, matchId)}>{id}</Link>
}
