import { Link, useLocation } from 'wouter'
import { Icon } from '../components/icon/icon'
import { Popup } from '../components/popup/popup'
import { startWords } from '../messages/start-page'
import { paths } from '../navigation/paths'
import styles from './nav.module.css'

/** The pages that can be gone to from everywhere; the header has a sign of its own for the settings. */
const PLACES = ['home', 'matches', 'people', 'statistics', 'rules', 'files'] as const

/** Each rule has an address below the rule book's. */
function isAt(path: string, href: string): boolean {
  return path === href || (href !== paths.home && path.startsWith(`${href}/`))
}

/** The way to the main pages, with the one that is shown marked; behind a button where there is no room for all. */
export function Nav() {
  const [path] = useLocation()
  const places = (
    <ul className={styles.list}>
      {PLACES.map((place) => (
        <li key={place}>
          <Link href={paths[place]} className={styles.place} aria-current={isAt(path, paths[place]) ? 'page' : undefined}>
            {startWords.shell.nav[place]}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={startWords.shell.nav.label} className={styles.nav}>
      <div className={styles.row}>{places}</div>
      {/* another page closes it */}
      <Popup
        key={path}
        className={styles.menu}
        label={startWords.shell.nav.menu}
        button={
          <>
            <Icon name="menu" />
            {startWords.shell.nav.menu}
          </>
        }
      >
        {places}
      </Popup>
    </nav>
  )
}
