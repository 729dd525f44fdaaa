import { useMemo, useState } from 'react'
import { answersPuzzle, type Puzzle } from '#shared/analysis/puzzles'
import { makeTile, type Tile } from '#shared/domino/tile'
import { lessBy } from '#shared/match/made'
import { Page } from '../../app/page'
import { Button, ButtonLink } from '../../components/button/button'
import { SetStyle } from '../../components/domino-tile/set-style'
import { EmptyState } from '../../components/empty-state/empty-state'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { type Choice, choicesFor } from '../../match/model/choices'
import { HeldTiles } from '../../match/puzzle/held-tiles'
import type { FoundPuzzle } from '../../match/puzzle/puzzle-source'
import { diceOf, type PuzzleView, puzzleViewOf } from '../../match/puzzle/puzzle-view'
import { usePuzzle } from '../../match/puzzle/use-puzzle'
import { RolledDice } from '../../match/round/rolled-dice'
import { Caption } from '../../match/table/caption'
import { Felt } from '../../match/table/felt'
import { TableLine } from '../../match/table/table-line'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import styles from './practice.module.css'

/** A position with the tiles to choose from. What a tile pays is shown once one has been played. */
function PuzzleBoard({ puzzle, shown, onNext }: { readonly puzzle: Puzzle; readonly shown: PuzzleView; readonly onNext: () => void }) {
  const puzzleWords = words.puzzle
  const { view, before } = shown
  const { state } = before.scored
  const name = scorerWords.nameOf(view.names, puzzle.player)
  const [tile, setTile] = useState<Tile | null>(null)
  const [way, setWay] = useState<Choice | null>(null)
  const choices = tile === null ? null : choicesFor(state, makeTile(tile), puzzle.player)
  const dice = diceOf(shown, puzzle)
  const choose = (chosen: Tile): void => {
    const found = choicesFor(state, makeTile(chosen), puzzle.player)
    setTile(chosen)
    setWay(found.kind === 'ways' && found.ways.length === 1 ? (found.ways[0] ?? null) : null)
  }
  const showAnswer = (): void => {
    const [answer] = puzzle.answers
    if (answer === undefined) return
    const found = choicesFor(state, makeTile(answer.tile), puzzle.player)
    setTile(answer.tile)
    setWay(
      found.kind === 'ways' ? (found.ways.find(({ arm, ends }) => arm === answer.arm || (answer.arm !== null && ends.includes(answer.arm))) ?? null) : null,
    )
  }
  const isRight = tile !== null && way !== null && [way.arm, ...way.ends].some((arm) => answersPuzzle(puzzle, tile, arm))
  const verdict = (): string => {
    if (tile !== null && choices?.kind === 'refused') return puzzleWords.refused(makeTile(tile))
    if (way === null) return tile === null ? puzzleWords.choose : puzzleWords.where(makeTile(tile))
    if (puzzle.kind === 'blocks') return isRight ? puzzleWords.blocked : puzzleWords.goesOn
    return isRight ? puzzleWords.right(way.delta) : puzzleWords.less(way.delta, lessBy(way, puzzle.play.best), view.words.points)
  }
  return (
    <div className={styles.columns}>
      <Felt
        className={styles.felt}
        role="region"
        aria-label={puzzleWords.position}
        {...(dice === null ? {} : { dice: <RolledDice on="felt" dice={dice} /> })}
        caption={way !== null && choices !== null && <Caption view={before} choices={choices} selected={way} />}
      >
        <TableLine view={before} choices={way === null ? null : choices} selected={way} ground={false} />
      </Felt>
      <section className={styles.ask} aria-labelledby="puzzle-question">
        <h2 id="puzzle-question" className={styles.question}>
          {puzzleWords.question[puzzle.kind](name)}
        </h2>
        <p className={styles.quiet}>{puzzleWords.from(scorerWords.presetNames[view.record.preset], view.date)}</p>
        <HeldTiles tiles={puzzle.held} chosen={tile} onChoose={choose} label={puzzleWords.tray(name)} />
        {choices?.kind === 'ways' && choices.ways.length > 1 && (
          <div className={styles.places} role="group" aria-label={puzzleWords.where(makeTile(tile ?? puzzle.play.play.tile))}>
            {choices.ways.map((each) => (
              <Button key={each.key} aria-pressed={way?.key === each.key} onClick={() => setWay(each)}>
                {puzzleWords.place(each.arm, each.suit)}
              </Button>
            ))}
          </div>
        )}
        <p className={styles.verdict} role="status" data-right={isRight || undefined}>
          {verdict()}
        </p>
        {way !== null && (
          <ButtonLink variant="quiet" href={paths.reviewRound(view.matchId, puzzle.round + 1)}>
            {puzzleWords.review}
          </ButtonLink>
        )}
        <div className={styles.ways}>
          {!isRight && <Button onClick={showAnswer}>{puzzleWords.show}</Button>}
          <Button variant="primary" onClick={onNext}>
            {puzzleWords.next}
          </Button>
        </div>
      </section>
    </div>
  )
}

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
        <PuzzleFound key={place} found={shown} onNext={() => setPlace(place + 1)} />
      )}
    </Page>
  )
}

function PuzzleFound({ found: { match, puzzle }, onNext }: { readonly found: FoundPuzzle; readonly onNext: () => void }) {
  const shown = useMemo(() => puzzleViewOf(match, puzzle), [match, puzzle])
  if (shown === null) return <Button onClick={onNext}>{words.puzzle.next}</Button>
  return (
    <SetStyle maxPip={shown.view.scored.rules.maxPip}>
      <PuzzleBoard puzzle={puzzle} shown={shown} onNext={onNext} />
    </SetStyle>
  )
}
