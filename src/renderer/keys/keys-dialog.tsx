import { Fragment, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import { readKey } from '../keyboard/read-key'
import { startWords } from '../messages/start-page'
import { useSetting } from '../settings/settings'
import { isSwitchedOff, keysBelongElsewhere } from './key-guards'
import { allKeys, HELP_KEY, type KeyUse } from './key-list'
import { useKeyNames } from './use-key-names'
import styles from './keys.module.css'

/** Shows every key, wherever `?` is pressed, and while `open` says so. */
export function KeysHelp({ open, onOpen, onClose }: { readonly open: boolean; readonly onOpen: () => void; readonly onClose: () => void }) {
  const onPress = useEffectEvent((event: KeyboardEvent): void => {
    const press = readKey(event)
    if (press?.key !== HELP_KEY || press.ctrl || event.defaultPrevented) return
    if (keysBelongElsewhere(event.target) || isSwitchedOff(press)) return
    event.preventDefault()
    onOpen()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onPress(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return open ? <KeysDialog onClose={onClose} /> : null
}

function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const single = useSetting('single-keys')
  /* From the top: a long list would else begin at its button. */
  const top = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog
      open
      size="wide"
      title={startWords.keys.title}
      onClose={onClose}
      firstFocus={() => top.current}
      actions={
        <Button variant="primary" onClick={onClose}>
          {startWords.keys.close}
        </Button>
      }
    >
      <p ref={top} tabIndex={-1}>
        {single === 'off' ? startWords.keys.singleOff : startWords.keys.intro}
      </p>
      <KeyList />
    </Dialog>
  )
}

/** Every key there is and what it does, below a heading of the second level. */
export function KeyList() {
  return (
    <div className={styles.groups}>
      {allKeys().map(({ title, uses }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {uses.map((use) => (
              <div key={use.does} className={styles.use}>
                <dt>
                  <Keys keys={use.keys} />
                </dt>
                <dd>{use.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Keys as they stand on a keyboard, in the order in which they are pressed. */
function Keys({ keys }: Pick<KeyUse, 'keys'>) {
  const nameOf = useKeyNames()
  return (
    <bdi dir="ltr">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ' '}
          <kbd className={styles.key}>{nameOf(key)}</kbd>
        </Fragment>
      ))}
    </bdi>
  )
}
