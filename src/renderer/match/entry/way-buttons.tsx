import { Icon } from '../../components/icon/icon'
import { matchWords } from '../../messages/page'
import type { Choice } from '../model/choices'
import styles from './way-buttons.module.css'

interface Props {
  readonly ways: readonly Choice[]
  readonly implied: Choice | null
  readonly tile: string
  readonly onLay: (way: Choice) => void
}

/** What a way of laying says of itself: points, why, and what it would end. */
export function wayTexts(way: Choice, twoOrders: boolean): { readonly where: string; readonly more: readonly string[] } {
  const words = matchWords.way
  const where = way.arm !== null ? words.at(way.arm) : twoOrders ? words.leadAs(way.written) : words.lead(way.written)
  const sum = way.reasons.reduce((points, reason) => points + reason.points, 0)
  const more = [
    way.reasons.length === 0 ? words.nothing : words.reasons(way.reasons),
    ...(sum === way.delta ? [] : [words.capped(way.delta)]),
    ...(way.end === 'domino' ? [words.goesOut] : []),
    ...(way.winsMatch ? [words.wins] : []),
  ]
  return { where, more }
}

/** Every way of laying the chosen tile, with what it would score; pressing one lays it. */
export function WayButtons({ ways, implied, tile, onLay }: Props) {
  const twoOrders = ways.length > 1 && ways.every((way) => way.arm === null)
  return (
    /* What is left and right here is so on the table. */
    <div className={styles.ways} dir="ltr" role="group" aria-label={matchWords.entry.ways(tile)}>
      {ways.map((way) => {
        const { where, more } = wayTexts(way, twoOrders)
        return (
          <button
            key={`${way.written} ${way.arm ?? ''}`}
            type="button"
            className={styles.way}
            data-implied={way === implied}
            aria-label={matchWords.way.name(where, way.delta, more)}
            onClick={() => onLay(way)}
          >
            <span className={styles.where}>
              {way.arm === 'left' && <Icon name="back" />}
              {where}
              {way.arm === 'right' && <Icon name="forward" />}
            </span>{' '}
            <span className={styles.points} data-sign={Math.sign(way.delta)}>
              {matchWords.way.gain(way.delta)}
            </span>{' '}
            <span className={styles.why}>{more.join(', ')}</span>
          </button>
        )
      })}
    </div>
  )
}
