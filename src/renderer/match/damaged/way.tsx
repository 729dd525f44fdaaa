import { useId, type ReactNode } from 'react'
import { Card } from '../../components/card/card'
import styles from './damaged.module.css'

/** One way out of it. */
export function Way({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={styles.way}>
      <h3 id={id} className={styles.title}>{title}</h3>
      {children}
    </Card>
  )
}
