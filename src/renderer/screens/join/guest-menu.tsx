import { useEffect, useRef, useState } from 'react'
import type { SelfAtMatch } from '#shared/contract/joining'
import { lazyScreen } from '../../app/lazy-screen'
import { Button } from '../../components/button/button'
import { Icon, type IconName } from '../../components/icon/icon'
import { Popup } from '../../components/popup/popup'
import { Switch } from '../../components/switch/switch'
import { hasNoFocus } from '../../hooks/has-no-focus'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { LeaveTable } from './leave-table'
import type { LookedUp } from './look-up'
import { quietPhone, useQuietPhone } from './seat/quiet-phone'
import styles from './guest-head.module.css'

/** What can be looked up comes when it is wanted: the page of a phone is small. */
const { Screen: LookUp } = lazyScreen(async () => (await import('./look-up')).LookUp, NoMenu)

const WAYS = ['rules', 'lesson', 'sheet', 'reading'] as const satisfies readonly LookedUp[]
const MENU_ICONS = { rules: 'book', lesson: 'question', sheet: 'list', reading: 'settings' } as const satisfies Readonly<Record<LookedUp, IconName>>

interface GuestMenuProps {
  readonly view: MatchView
  readonly self: SelfAtMatch
  /** Undefined where somebody else enters for the table. */
  readonly onForAll: (() => void) | undefined
}

/** Behind the three dots of a phone: who this is, what can be looked up, whether it is quiet, and the way out. */
export function GuestMenu({ view, self, onForAll }: GuestMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [looking, lookUp] = useState<LookedUp | null>(null)
  const quiet = useQuietPhone()
  const { phone } = words.join
  /* What was pressed has gone with the menu. */
  useEffect(() => {
    if (looking === null && hasNoFocus()) menu.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [looking])
  return (
    <div ref={menu} className={styles.menu}>
      <Popup label={words.live.more} button={<Icon name="more" />}>
        <div className={styles.panel}>
          <p className={styles.you}>{words.joining.you(self.name, words.joining.roles[self.role])}</p>
          <ul className={styles.ways}>
            {WAYS.map((way) => (
              <li key={way}>
                <button type="button" className={styles.way} onClick={() => lookUp(way)}>
                  <Icon name={MENU_ICONS[way]} />
                  {phone.lookUp[way]}
                </button>
              </li>
            ))}
          </ul>
          {self.role === 'player' && self.seat !== null && (
            <Switch
              className={styles.quiet}
              label={phone.quiet}
              hint={phone.quietHint}
              checked={quiet}
              onChange={(on) => quietPhone.choose(on ? 'on' : 'off')}
            />
          )}
          {/* An evening is left on its own page. */}
          {onForAll === undefined ? <LeaveTable /> : <Button onClick={onForAll}>{words.evening.guest.forAll}</Button>}
        </div>
      </Popup>
      {looking !== null && <LookUp what={looking} view={view} onClose={() => lookUp(null)} />}
    </div>
  )
}

function NoMenu() {
  return null
}
