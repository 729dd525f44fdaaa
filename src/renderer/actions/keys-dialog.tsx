import { Fragment, useRef } from 'react'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import { WholeCodes } from '../components/whole-codes/whole-codes'
import { words } from '../messages/page'
import { useSetting } from '../settings/settings'
import { ALOUD, aloudAction, TABLE_ACTIONS } from './at-table'
import { EVERYWHERE } from './everywhere'
import { BIG_SCREEN, REPLAY, STEPS } from './pages'
import { useKeyNames } from './use-key-names'
import styles from './keys.module.css'

/** Keys pressed one after the other, or one of which is pressed, and what that does. */
interface KeyUse {
  readonly keys: readonly string[]
  readonly does: string
}

interface KeyGroup {
  readonly title: string
  readonly uses: readonly KeyUse[]
}

type Actions = typeof TABLE_ACTIONS
/** The lines of the list of keys that the actions of a table have. */
type Line =
  | { readonly [Name in keyof Actions]: Actions[Name] extends { readonly keys: readonly string[] } ? Name : never }[keyof Actions]
  | { readonly [Name in keyof Actions]: Actions[Name] extends { readonly examples: infer Examples } ? keyof Examples : never }[keyof Actions]

/** What keys do at the table, in their order. An action without its words is missed here. */
function tableUses(phone: boolean): readonly KeyUse[] {
  const said: Readonly<Record<Line, string>> = words.keyList.table
  return Object.entries(TABLE_ACTIONS).flatMap(([name, action]) => {
    if (!('keys' in action) || (phone && !('phone' in action))) return []
    const lines: Readonly<Record<string, readonly string[]>> = { [name]: action.keys, ...('examples' in action ? action.examples : {}) }
    return Object.entries(lines).map(([line, keys]) => ({ keys, does: said[line as Line] }))
  })
}

/** Every key there is, by where it does something. */
export function allKeys(): readonly KeyGroup[] {
  const { titles, replay, bigScreen } = words.keyList
  return [
    ...keysAtTable(false),
    {
      title: titles.replay,
      uses: [{ keys: [...STEPS.back.keys, ...STEPS.on.keys], does: replay.step }, ...usesOf(REPLAY, replay)],
    },
    { title: titles.bigScreen, uses: usesOf(BIG_SCREEN, bigScreen) },
  ]
}

export function phoneKeys(): readonly KeyGroup[] {
  return keysAtTable(true)
}

/** Those of every page, of a table and of the hands that are entered there. Tab and what opens, presses and closes is the browser's and each control's. */
function keysAtTable(phone: boolean): readonly KeyGroup[] {
  const { titles, everywhere, aloud, tiles } = words.keyList
  return [
    {
      title: titles.everywhere,
      uses: [
        ...usesOf(EVERYWHERE, everywhere),
        { keys: ['Tab'], does: everywhere.next },
        { keys: ['Shift Tab'], does: everywhere.back },
        { keys: ['Enter'], does: everywhere.press },
        { keys: ['Esc'], does: everywhere.close },
      ],
    },
    { title: titles.table, uses: tableUses(phone) },
    { title: titles.aloud, uses: ALOUD.map((what) => ({ keys: aloudAction(what).keys, does: aloud[what] })) },
    {
      title: titles.tiles,
      uses: [
        { keys: ['6', '4'], does: tiles.type },
        { keys: ['←', '→', '↑', '↓'], does: tiles.move },
        { keys: ['Enter'], does: tiles.choose },
      ],
    },
  ]
}

function usesOf<Name extends string>(
  actions: Readonly<Record<Name, { readonly keys: readonly string[] }>>,
  said: Readonly<Record<NoInfer<Name>, string>>,
): readonly KeyUse[] {
  return (Object.keys(actions) as Name[]).map((name) => ({ keys: actions[name].keys, does: said[name] }))
}

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
