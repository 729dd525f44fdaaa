import { useSetting } from '../settings/settings'
import { useKeyNames } from './use-key-names'
import styles from './keys.module.css'

/** The key of an action, printed on the button that does the same; only where there is a keyboard, and nobody has hidden them. The button's name does without. */
export function KeyCap({ of: { keys } }: { readonly of: { readonly keys: readonly [string, ...string[]] } }) {
  const nameOf = useKeyNames()
  if (useSetting('key-hints') === 'hidden') return null
  return (
    <kbd className={styles.cap} aria-hidden="true" dir="ltr">
      {nameOf(keys[0])}
    </kbd>
  )
}
