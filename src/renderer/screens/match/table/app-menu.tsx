import { use } from 'react'
import { Link } from 'wouter'
import { SETTINGS } from '#shared/settings/settings'
import { PagesContext } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { paths } from '../../../navigation/paths'
import { words } from '../../../messages/page'
import { settings, useSetting } from '../../../settings/settings'
import styles from './app-menu.module.css'

const PLACES = ['home', 'matches', 'people', 'statistics', 'rules', 'files', 'settings'] as const

/** Everything that the header has on other pages: the way to all of them where they are at hand, the language and the keys. */
export function AppMenu({ onKeys }: { readonly onKeys: () => void }) {
  const { nav, language } = words.shell
  const chosen = useSetting('language')
  const pages = use(PagesContext)
  return (
    <div>
      {pages && (
        <ul className={styles.list}>
          {PLACES.map((place) => (
            <li key={place}>
              <Link href={paths[place]} className={styles.place}>
                {nav[place]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.tools}>
        <label className={styles.language}>
          <span>{language.label}</span>
          <select
            value={chosen}
            onChange={({ target }) => settings.language.choose(SETTINGS.language.choices.find((choice) => choice === target.value) ?? 'system')}
          >
            {SETTINGS.language.choices.map((choice) => (
              <option key={choice} value={choice} lang={choice === 'system' ? undefined : choice}>
                {choice === 'system' ? language.system : language.names[choice]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.tool} onClick={onKeys}>
          <Icon name="keyboard" />
          {words.keys.title}
        </button>
      </div>
    </div>
  )
}
