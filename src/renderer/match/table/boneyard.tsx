import { steady } from '../../app/steady'
import { words } from '../../messages/page'
import { drawableTiles } from '../model/prompt'
import type { MatchView } from '../match-view'
import styles from './boneyard.module.css'

interface Props {
  readonly view: MatchView
  /** Draws a tile; left out where nothing can be entered. */
  readonly onDraw?: (() => void) | undefined
}

/** The tiles that nobody has, face down, and how many they are; tapping them draws one. */
export const Boneyard = steady(function Boneyard({ view, onDraw }: Props) {
  const tableWords = words.match.table
  const { state, rules } = view.scored
  if (state.round === null) return null
  const { boneyard } = state.round
  const name = view.words.boneyard
  const inFull = tableWords.boneyardCount(name, boneyard, rules.reserve)
  const shown = (
    <>
      <span className={styles.words} aria-hidden="true">
        <span>
          {tableWords.boneyard(name)} <span className={styles.count}>{boneyard}</span>
        </span>
        {rules.reserve > 0 && <span className={styles.reserve}>{tableWords.reserve(rules.reserve)}</span>}
      </span>
      <span className={styles.tiles} aria-hidden="true">
        {Array.from({ length: Math.min(3, boneyard) }, (_, place) => (
          <span key={place} className={styles.back} />
        ))}
      </span>
    </>
  )
  if (onDraw === undefined || drawableTiles(state) === 0)
    return (
      <p className={styles.boneyard}>
        <span className="visually-hidden">{inFull}</span>
        {shown}
      </p>
    )
  return (
    <button type="button" className={styles.boneyard} title={words.live.drawFrom(name)} onClick={onDraw}>
      <span className="visually-hidden">{`${words.live.drawFrom(name)}. `}</span>
      <span className="visually-hidden">{inFull}</span>
      {shown}
    </button>
  )
})
