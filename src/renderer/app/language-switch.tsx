import { SETTINGS } from '#shared/settings/settings'
import { isBegun, LANGUAGE_NAMES, type Language } from '#shared/words/languages'
import { classes } from '../components/classes'
import { FirstIcon } from '../components/icon/icon'
import { startWords } from '../messages/start-page'
import { settings, useSetting } from '../settings/settings'
import styles from './language-switch.module.css'

/** Languages that are only begun are chosen on the settings page. */
const isOffered =
  (chosen: string) =>
  (choice: Language | 'system'): boolean =>
    choice === 'system' || choice === chosen || !isBegun(choice)

/** Which language the page speaks; each language has its own name for itself, so a person lost in another one finds it. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const chosen = useSetting('language')
  const { label, system } = startWords.shell.language
  return (
    <label className={classes(styles.switch, className)} title={label}>
      <FirstIcon name="language" />
      <span>{label}</span>
      <select
        className={styles.choices}
        value={chosen}
        onChange={({ target }) => settings.language.choose(SETTINGS.language.choices.find((choice) => choice === target.value) ?? 'system')}
      >
        {SETTINGS.language.choices.filter(isOffered(chosen)).map((choice) => (
          <option key={choice} value={choice} lang={choice === 'system' ? undefined : choice}>
            {choice === 'system' ? system : LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}
