import { use } from 'react'
import { PagesContext } from '../components/button/button'
import { FirstIcon, Icon } from '../components/icon/icon'
import { ariaShortcut } from '../actions/action'
import { EVERYWHERE } from '../actions/everywhere'
import { startWords } from '../messages/start-page'
import { LanguageSwitch } from './language-switch'
import { PlaceLink } from './place-link'
import { PAGE_ICONS, type PageName } from './places'
import { WaysContext } from './ways'
import styles from './app-menu.module.css'

const ALL = Object.keys(PAGE_ICONS) as readonly PageName[]

interface AppMenuProps {
  /** The pages that are at hand elsewhere. */
  readonly without?: readonly PageName[]
  /** Asks for the list of all keys. */
  readonly onKeys: () => void
}

/** What the column of pages has where there is room for one: the ways to the pages, where they are at hand, the language and the keys. */
export function AppMenu({ without = [], onKeys }: AppMenuProps) {
  const pages = use(PagesContext)
  const ways = use(WaysContext)
  return (
    <div>
      {pages && (
        <ul className={styles.list}>
          {ALL.filter((place) => !without.includes(place)).map((place) => (
            <li key={place}>
              <PlaceLink place={place} className={styles.place} />
            </li>
          ))}
        </ul>
      )}
      {ways.length > 0 && (
        <ul className={styles.list}>
          {ways.map(({ icon, text, go }) => (
            <li key={text}>
              <button type="button" className={styles.place} onClick={go}>
                <Icon name={icon} />
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.tools}>
        <LanguageSwitch className={styles.place} />
        <button type="button" className={styles.place} aria-keyshortcuts={ariaShortcut(EVERYWHERE.help)} onClick={onKeys}>
          <FirstIcon name="keyboard" />
          {startWords.keys.title}
        </button>
      </div>
    </div>
  )
}
