import { LANGUAGES } from '#shared/words/languages'
import { Icon } from '../components/icon/icon'
import { shellWords } from '../messages/page'
import { chooseLanguage, LANGUAGE_CHOICES, useLanguageChoice } from './language'
import styles from './language-switch.module.css'

/** Which language the page speaks; each is called what it calls itself, so that whoever is lost in another finds it. */
export function LanguageSwitch() {
  const chosen = useLanguageChoice()
  if (LANGUAGES.length === 1) return null
  const { label, system, names } = shellWords.language
  return (
    <label className={styles.switch} title={label}>
      <Icon name="language" />
      <span className="visually-hidden">{label}</span>
      <select className={styles.choices} value={chosen} onChange={({ target }) => chooseLanguage(LANGUAGE_CHOICES.find((choice) => choice === target.value) ?? 'system')}>
        {LANGUAGE_CHOICES.map((choice) => (
          <option key={choice} value={choice} lang={choice === 'system' ? undefined : choice}>{choice === 'system' ? system : names[choice]}</option>
        ))}
      </select>
    </label>
  )
}
