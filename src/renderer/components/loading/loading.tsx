import type { ReactNode } from 'react'
import styles from './loading.module.css'

/** What stands where something is on its way: three tiles that are laid one after the other, and what is waited for, unless the page's heading says it. */
export function Loading({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.loading}>
      <span className={styles.tiles} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {children !== undefined && <p>{children}</p>}
    </div>
  )
}
