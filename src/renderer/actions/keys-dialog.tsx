import { Fragment, useRef } from 'react'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import { WholeCodes } from '../components/whole-codes/whole-codes'
import { words } from '../messages/page'
import { useSetting } from '../settings/settings'
import { allKeys, phoneKeys, type KeyUse } from './all-keys'
import { useKeyNames } from './use-key-names'
import styles from './keys.module.css'

/** Every key there is, over the page; on a device that joined, those that it has. */
export function KeysDialog({ onClose, phone = false }: { readonly onClose: () => void; readonly phone?: boolean }) {
  const single = useSetting('single-keys')
  /* From the top: a long list would else begin at its button. */
  const top = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog
      width="workspace"
      open
      title={words.keys.title}
      onClose={onClose}
      firstFocus={() => top.current}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.keyList.close}
        </Button>
      }
    >
      <p ref={top} tabIndex={-1}>
        {single === 'off' ? words.keyList.singleOff : words.keyList.intro}
      </p>
      <KeyList phone={phone} />
    </Dialog>
  )
}

/** Every key there is and what it does, below a heading of the second level. */
export function KeyList({ phone = false }: { readonly phone?: boolean }) {
  return (
    <div className={styles.groups}>
      {(phone ? phoneKeys() : allKeys()).map(({ title, uses }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {uses.map((use) => (
              <div key={use.does} className={styles.use}>
                <dt>
                  <Keys keys={use.keys} />
                </dt>
                <dd>
                  <WholeCodes>{use.does}</WholeCodes>
                </dd>
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
