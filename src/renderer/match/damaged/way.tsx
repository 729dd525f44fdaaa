import { useId, type ReactNode } from 'react'
import type { MatchFeed } from '#shared/contract/schemas'
import { Card } from '../../components/card/card'
import styles from './damaged.module.css'

/** What is known of a match that cannot be opened. */
export type Damaged = Extract<MatchFeed, { readonly kind: 'damaged' }>

/** One way out of it. */
export function WayOut({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={styles.way}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </Card>
  )
}
