import { SETTINGS } from '#shared/settings/settings'
import { Icon } from '../components/icon/icon'
import { startWords } from '../messages/start-page'
import { settings, useSetting } from '../settings/settings'
import styles from './app.module.css'

/** Which language the page speaks; each language has its own name for itself, so a person lost in another one finds it. */
export function LanguageSwitch() {
  const chosen = useSetting('language')
  const { label, system, names } = startWords.shell.language
  return (
    <label className={styles.switch} title={label}>
      <Icon name="language" />
      <span className="visually-hidden">{label}</span>
      <select
        className={styles.choices}
        value={chosen}
        onChange={({ target }) => settings.language.choose(SETTINGS.language.choices.find((choice) => choice === target.value) ?? 'system')}
      >
        {SETTINGS.language.choices.map((choice) => (
          <option key={choice} value={choice} lang={choice === 'system' ? undefined : choice}>
            {choice === 'system' ? system : names[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}
