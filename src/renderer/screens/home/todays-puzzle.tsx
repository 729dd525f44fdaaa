import { useMemo } from 'react'
import { Link } from 'wouter'
import { makeTile } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { SetStyle } from '../../components/domino-tile/set-style'
import type { FoundPuzzle } from '../../match/puzzle/puzzle-source'
import { diceOf, puzzleViewOf } from '../../match/puzzle/puzzle-view'
import { usePuzzle } from '../../match/puzzle/use-puzzle'
import { RolledDice } from '../../match/round/rolled-dice'
import { Felt } from '../../match/table/felt'
import { TableLine } from '../../match/table/table-line'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import styles from './todays-puzzle.module.css'

/** A position of an earlier match, and what is asked about it; nothing where no match has one. */
export function TodaysPuzzle() {
  const found = usePuzzle(0)
  return typeof found === 'string' ? null : <ShownPuzzle found={found} />
}

function ShownPuzzle({ found: { match, puzzle } }: { readonly found: FoundPuzzle }) {
  const puzzleWords = words.puzzle
  const shown = useMemo(() => puzzleViewOf(match, puzzle), [match, puzzle])
  if (shown === null) return null
  const { view, before } = shown
  const dice = diceOf(shown, puzzle)
  return (
    <section className={styles.puzzle} aria-labelledby="todays-puzzle">
      <div className={styles.head}>
        <h2 id="todays-puzzle" className={styles.heading}>
          {puzzleWords.today}
        </h2>
        <p className={styles.quiet}>{puzzleWords.from(scorerWords.presetNames[view.record.preset], view.date)}</p>
      </div>
      <SetStyle maxPip={view.scored.rules.maxPip}>
        <Felt className={styles.felt} {...(dice === null ? {} : { dice: <RolledDice on="felt" dice={dice} /> })}>
          <TableLine view={before} choices={null} ground={false} />
        </Felt>
        <div className={styles.tray}>
          <ul className={styles.tiles} aria-label={puzzleWords.tray(scorerWords.nameOf(view.names, puzzle.player))}>
            {puzzle.held.map((tile) => (
              <li key={tile}>
                <DominoTile tile={tile} label={makeTile(tile)} />
              </li>
            ))}
          </ul>
          <Link href={paths.practice} className={styles.question}>
            {puzzleWords.question[puzzle.kind](scorerWords.nameOf(view.names, puzzle.player))}
          </Link>
        </div>
      </SetStyle>
    </section>
  )
}
