import { tilePrint } from '../app/display'
import { useKeptChoice } from '../app/kept-choice'
import { photoWords } from '../messages/page'
import styles from './print-choice.module.css'

/** Asks what the tiles of the set have on them; kept for the next time. */
export function PrintChoice() {
  const words = photoWords.print
  const print = useKeptChoice(tilePrint)
  return (
    <label className={styles.label}>
      {words.label}
      <select className={styles.select} value={print} onChange={({ target }) => tilePrint.choose(target.value === 'numbers' ? 'numbers' : 'pips')}>
        <option value="pips">{words.pips}</option>
        <option value="numbers">{words.numbers}</option>
      </select>
    </label>
  )
}
