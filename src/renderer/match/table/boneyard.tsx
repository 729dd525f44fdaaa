import { steadyIn } from '../../app/steady-in'
import { words } from '../../messages/page'
import { drawableTiles } from '#shared/match/stuck'
import type { MatchView } from '../match-view'
import styles from './boneyard.module.css'
import { hasLine } from '#shared/games/index'
import { reserveOf } from '#shared/rules/drawable'

interface BoneyardProps {
  readonly view: MatchView
  /** Draws a tile; left out where nothing can be entered. */
  readonly onDraw?: (() => void) | undefined
}

const leftOf = ({ view: { scored, words: game }, onDraw }: BoneyardProps) => ({
  name: game.boneyard,
  /* Null before a round, and where nothing is drawn from: no line is kept, or all tiles are dealt and nobody draws. */
  count: hasLine(scored.rules.game) ? countLeft(scored) : null,
  reserve: reserveOf(scored.rules),
  onDraw: drawableTiles(scored.state) === 0 ? undefined : onDraw,
})

function countLeft({ state: { round }, rules }: MatchView['scored']): number | null {
  return round === null || (rules.draw === 'never' && round.boneyard === 0) ? null : round.boneyard
}

/** The tiles that nobody has, face down, and how many they are; tapping them draws one. */
export const Boneyard = steadyIn(leftOf, function Boneyard({ name, count, reserve, onDraw }: ReturnType<typeof leftOf>) {
  if (count === null) return null
  const shown = <TilesLeft name={name} count={count} reserve={reserve} />
  if (onDraw === undefined) return <p className={styles.boneyard}>{shown}</p>
  return (
    <button type="button" className={styles.boneyard} title={words.live.drawFrom(name)} onClick={onDraw}>
      <span className="visually-hidden">{`${words.live.drawFrom(name)}. `}</span>
      {shown}
    </button>
  )
})

interface CountProps {
  /** `oasis` */
  readonly name: string
  readonly count: number
  readonly reserve: number
}

/** A boneyard that nobody draws from, as it was counted. */
export function BoneyardCount(props: CountProps) {
  return (
    <p className={styles.boneyard} data-counted>
      <TilesLeft {...props} />
    </p>
  )
}

function TilesLeft({ name, count, reserve }: CountProps) {
  const tableWords = words.match.table
  return (
    <>
      <span className="visually-hidden">{tableWords.boneyardCount(name, count, reserve)}</span>
      <span className={styles.words} aria-hidden="true">
        <span>
          <span className={styles.name}>{tableWords.boneyard(name)}</span> <span className={styles.count}>{count}</span>
        </span>
        {reserve > 0 && <span className={styles.reserve}>{tableWords.reserve(reserve)}</span>}
      </span>
      <span className={styles.tiles} aria-hidden="true">
        {Array.from({ length: Math.min(3, count) }, (_, place) => (
          <span key={place} className={styles.back} />
        ))}
      </span>
    </>
  )
}
