import { words } from '../messages/page'
import { settings, useSetting } from '../settings/settings'
import styles from './photo.module.css'

/** Asks what the tiles of the set have on them; kept for the next time. */
export function PrintChoice() {
  const printWords = words.photo.print
  const print = useSetting('tile-print')
  return (
    <label className={styles.printChoiceLabel}>
      {printWords.label}
      <select
        className={styles.select}
        data-house-setting
        value={print}
        onChange={({ target }) => settings['tile-print'].choose(target.value === 'numbers' ? 'numbers' : 'pips')}
      >
        <option value="pips">{printWords.pips}</option>
        <option value="numbers">{printWords.numbers}</option>
      </select>
    </label>
  )
}
