import { useMemo, useState } from 'react'
import { Page } from '../../app/page'
import { Button } from '../../components/button/button'
import { SetLook } from '../../components/domino-tile/set-look'
import { EmptyState } from '../../components/empty-state/empty-state'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { puzzleViewOf } from '../../match/puzzle/puzzle-view'
import type { FoundPuzzle } from '../../match/puzzle/puzzle-source'
import { usePuzzle } from '../../match/puzzle/use-puzzle'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { PuzzleBoard } from './puzzle-board'
import styles from './practice.module.css'

/** Puzzles from the family's own matches, today's first. */
export function PracticeScreen() {
  const puzzleWords = words.puzzle
  const [place, setPlace] = useState(0)
  const shown = usePuzzle(place)
  return (
    <Page title={puzzleWords.title} back={paths.home} className={styles.page} task>
      {shown === 'looking' ? (
        <Loading>{puzzleWords.looking}</Loading>
      ) : shown === 'failed' ? (
        <Notice tone="warning" role="alert">
          {words.matches.failed}
        </Notice>
      ) : shown === 'none' ? (
        <EmptyState action={place > 0 ? <Button onClick={() => setPlace(0)}>{puzzleWords.again}</Button> : undefined}>
          <p>{place > 0 ? puzzleWords.noMore : puzzleWords.none}</p>
        </EmptyState>
      ) : (
        <Found key={place} found={shown} onNext={() => setPlace(place + 1)} />
      )}
    </Page>
  )
}

function Found({ found: { match, puzzle }, onNext }: { readonly found: FoundPuzzle; readonly onNext: () => void }) {
  const shown = useMemo(() => puzzleViewOf(match, puzzle), [match, puzzle])
  if (shown === null) return <Button onClick={onNext}>{words.puzzle.next}</Button>
  return (
    <SetLook maxPip={shown.view.scored.rules.maxPip}>
      <PuzzleBoard puzzle={puzzle} shown={shown} onNext={onNext} />
    </SetLook>
  )
}
