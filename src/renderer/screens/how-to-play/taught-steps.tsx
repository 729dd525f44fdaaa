import { words } from '../../messages/page'
import type { Taught } from '../../messages/sentence-inputs'
import styles from './how-to-play.module.css'

/** What to know of a game before the first tile is laid, in the order in which one asks. */
export function TaughtSteps({ steps }: { readonly steps: readonly Taught[] }) {
  return (
    <section aria-label={words.howToPlay.inShort}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {at + 1}
            </span>
            <p>
              <strong>{title}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
