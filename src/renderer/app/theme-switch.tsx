import { useId } from 'react'
import { Icon } from '../components/icon/icon'
import { shellWords } from '../messages/page'
import { chooseTheme, THEME_CHOICES, useThemeChoice } from './theme'
import styles from './theme-switch.module.css'

/** Light, dark, or whatever the device is set to. */
export function ThemeSwitch() {
  const chosen = useThemeChoice()
  const name = useId()
  const words = shellWords.theme
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.legend}</legend>
      {THEME_CHOICES.map((choice) => (
        <label key={choice} className={styles.choice} title={words[choice]}>
          <input type="radio" className={styles.input} name={name} checked={choice === chosen} onChange={() => chooseTheme(choice)} />
          <Icon name={choice} />
          <span className="visually-hidden">{words[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
