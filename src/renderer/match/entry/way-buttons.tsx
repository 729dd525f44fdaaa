import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
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
  const wayWords = words.match.way
  const where = way.arm !== null ? wayWords.at(way.arm) : twoOrders ? wayWords.leadAs(way.written) : wayWords.lead(way.written)
  const sum = way.reasons.reduce((points, reason) => points + reason.points, 0)
  const more = [
    way.reasons.length === 0 ? wayWords.nothing : wayWords.reasons(way.reasons),
    ...(sum === way.delta ? [] : [wayWords.capped(way.delta)]),
    ...(way.end === 'domino' ? [wayWords.goesOut] : []),
    ...(way.winsMatch ? [wayWords.wins] : []),
  ]
  return { where, more }
}

/** Every way of laying the chosen tile, with what it would score; pressing one lays it. */
export function WayButtons({ ways, implied, tile, onLay }: Props) {
  const twoOrders = ways.length > 1 && ways.every((way) => way.arm === null)
  return (
    /* What is left and right here is so on the table. */
    <div className={styles.ways} dir="ltr" role="group" aria-label={words.match.entry.ways(tile)}>
      {ways.map((way) => {
        const { where, more } = wayTexts(way, twoOrders)
        return (
          <button
            key={`${way.written} ${way.arm ?? ''}`}
            type="button"
            className={styles.way}
            data-implied={way === implied}
            aria-label={words.match.way.name(where, way.delta, more)}
            onClick={() => onLay(way)}
          >
            <span className={styles.where}>
              {way.arm === 'left' && <Icon name="back" />}
              {where}
              {way.arm === 'right' && <Icon name="forward" />}
            </span>{' '}
            <span className={styles.points} data-sign={Math.sign(way.delta)}>
              {words.match.way.gain(way.delta)}
            </span>{' '}
            <span className={styles.why}>{more.join(', ')}</span>
          </button>
        )
      })}
    </div>
  )
}
