import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { FirstIcon } from '../components/icon/icon'
import { Popup } from '../components/popup/popup'
import { KeysHelp } from './keys-help'
import { ariaShortcut } from '../actions/action'
import { EVERYWHERE } from '../actions/everywhere'
import { startWords } from '../messages/start-page'
import { paths } from '../navigation/paths'
import { AppMenu } from './app-menu'
import { Brand } from './brand'
import { LanguageSwitch } from './language-switch'
import { PlaceLink } from './place-link'
import { isAt, type PageName } from './places'
import styles from './frame.module.css'

const LISTED = ['home', 'matches', 'newMatch', 'people', 'statistics', 'rules', 'settle', 'evening'] as const satisfies readonly PageName[]
const TABS: readonly PageName[] = ['home', 'matches', 'newMatch', 'people']
const FOOT = ['files', 'settings'] as const satisfies readonly PageName[]

/**
 * The ways to the pages, round every page but the live ones: a column beside it, a menu in the row of its title, or tabs below it. Which of them
 * is shown is for the styles to say: the host renders this too, and knows no window.
 */
export function Frame() {
  const [path] = useLocation()
  const [keys, setKeys] = useState(false)
  const { nav, name, home } = startWords.shell
  const showKeys = (): void => setKeys(true)
  const helpKey = ariaShortcut(EVERYWHERE.help)
  return (
    <header className={styles.head}>
      <Link href={paths.home} className={styles.brand} aria-label={home}>
        <Brand />
        <span>{name}</span>
      </Link>
      <nav aria-label={nav.label} className={styles.nav}>
        {/* another page closes it */}
        <Popup key={`menu ${path}`} className={styles.menu} label={nav.menu} button={<FirstIcon name="menu" />}>
          <AppMenu onKeys={showKeys} />
        </Popup>
        <PlaceLink place="newMatch" className={styles.start} />
        <ul className={styles.list}>
          {LISTED.map((place) => (
            <li key={place} data-place={place} data-tab={TABS.includes(place) || undefined}>
              <PlaceLink place={place} className={styles.place} />
            </li>
          ))}
        </ul>
        <ul className={styles.foot}>
          {FOOT.map((place) => (
            <li key={place}>
              <PlaceLink place={place} className={styles.place} />
            </li>
          ))}
        </ul>
        <Popup
          key={`more ${path}`}
          className={styles.more}
          current={[...LISTED, ...FOOT].some((place) => !TABS.includes(place) && isAt(path, place))}
          label={nav.more}
          button={
            <>
              <FirstIcon name="more" />
              <span>{nav.more}</span>
            </>
          }
        >
          <AppMenu without={TABS} onKeys={showKeys} />
        </Popup>
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch className={styles.tool} />
        <button
          type="button"
          className={styles.tool}
          aria-label={startWords.keys.button}
          aria-keyshortcuts={helpKey}
          title={`${startWords.keys.button} (${helpKey})`}
          onClick={showKeys}
        >
          <FirstIcon name="keyboard" />
        </button>
      </div>
      <KeysHelp open={keys} onOpen={showKeys} onClose={() => setKeys(false)} />
    </header>
  )
}
