import { areComplete } from '#shared/watch/hands'
import { gameOf } from '#shared/watch/game'
import { makeTile } from '#shared/domino/tile'
import { playableTiles } from '#shared/match/preview'
import { Button } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Notice } from '../../components/notice/notice'
import type { MatchView } from '../../match/match-view'
import { playableIn } from '../../match/model/blocked-hands'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Kept } from './table-keeper'
import styles from './camera.module.css'

interface Props {
  readonly view: MatchView
  readonly kept: Kept
  readonly busy: boolean
  readonly onEnter: () => void
}

/** At a block: what was read of each hand that was turned over, held against how many tiles it has. */
export function HandsCard({ view: { scored, names, revision }, kept: { shown }, busy, onEnter }: Props) {
  const cameraWords = words.cameraTable
  const { state } = scored
  const counted = state.round?.hands ?? []
  const playable = playableTiles(state)
  return (
    <section className={styles.asks} aria-label={cameraWords.hands}>
      <h2 className={styles.asking}>{cameraWords.hands}</h2>
      <p>{cameraWords.turnOver}</p>
      <ul className={styles.hands}>
        {names.map((_, seat) => {
          const { tiles, sure } = shown[seat] ?? { tiles: [], sure: true }
          const held = playableIn(tiles, playable).map(makeTile)
          return (
            <li key={seat}>
              <p role="status" data-right={(sure && tiles.length === counted[seat]) || undefined}>
                <span>{scorerWords.nameOf(names, seat)}</span> <span>{words.match.block.counted(tiles.length, counted[seat] ?? null)}</span>
              </p>
              <div className={styles.held} role="img" aria-label={tiles.map(makeTile).join(', ')}>
                {tiles.map((tile, at) => (
                  <DominoTile key={at} className={styles.small} tile={tile} orientation="horizontal" />
                ))}
              </div>
              {held.length > 0 && <Notice tone="warning">{words.match.block.playable(scorerWords.nameOf(names, seat), held)}</Notice>}
            </li>
          )
        })}
      </ul>
      <div className={styles.answers}>
        <Button variant="primary" disabled={busy || !areComplete(shown, gameOf(revision, scored, { seats: [], boneyard: null }))} onClick={onEnter}>
          {cameraWords.enterHands}
        </Button>
      </div>
    </section>
  )
}
