import { photoWords } from '../messages/page'
import { settings, useSetting } from '../settings/settings'
import styles from './photo.module.css'

/** Asks what the tiles of the set have on them; kept for the next time. */
export function PrintChoice() {
  const words = photoWords.print
  const print = useSetting('tile-print')
  return (
    <label className={styles.printChoiceLabel}>
      {words.label}
      <select className={styles.select} value={print} onChange={({ target }) => settings['tile-print'].choose(target.value === 'numbers' ? 'numbers' : 'pips')}>
        <option value="pips">{words.pips}</option>
        <option value="numbers">{words.numbers}</option>
      </select>
    </label>
  )
}
