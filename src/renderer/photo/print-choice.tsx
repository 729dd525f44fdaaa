import { MAX_READ_SUIT } from '#shared/recognition/detection'
import { Notice } from '../components/notice/notice'
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

/** Says of a set with more pips on a half than are read what a photo of it is good for; printed numbers are read as high as they go. */
export function HighHalves({ maxPip }: { readonly maxPip: number }) {
  if (useSetting('tile-print') === 'numbers' || maxPip <= MAX_READ_SUIT) return null
  return (
    <Notice>
      <p>{words.photo.print.highHalves(maxPip)}</p>
    </Notice>
  )
}
