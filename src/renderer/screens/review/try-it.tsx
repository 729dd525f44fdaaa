import { useState } from 'react'
import type { ReviewedPlay } from '#shared/analysis/review'
import type { ArmName } from '#shared/domino/line'
import { makeTile, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { lessBy } from '#shared/match/made'
import type { MatchView } from '../../match/match-view'
import { choicesFor, wayAt, type Choice } from '../../match/model/choices'
import { HeldTiles } from '../../match/puzzle/held-tiles'
import { RolledDice } from '../../match/round/rolled-dice'
import { Caption } from '../../match/table/caption'
import { Felt } from '../../match/table/felt'
import { TableLine } from '../../match/table/table-line'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { Compared } from './compared'
import styles from './review.module.css'

interface Props {
  readonly view: MatchView
  readonly before: MatchView
  readonly play: ReviewedPlay
  readonly round: number
}

/** The felt as a board: the tiles that the player is known to have held, and what each would pay at each end. */
export function TryIt({ view, before, play, round }: Props) {
  const tryWords = words.review.try
  const { player } = play.play
  const name = scorerWords.nameOf(view.names, player)
  const [tile, setTile] = useState<Tile | null>(null)
  const [way, setWay] = useState<Choice | null>(null)
  const dice = present(view.scored.rounds[round], 'the round was scored').dice
  const choices = tile === null ? null : choicesFor(before.scored.state, makeTile(tile), player)
  const choose = (chosen: Tile): void => {
    const found = choicesFor(before.scored.state, makeTile(chosen), player)
    setTile(chosen)
    setWay(found.kind === 'ways' && found.ways.length === 1 ? (found.ways[0] ?? null) : null)
  }
  const verdict = (): string => {
    if (tile !== null && choices?.kind === 'refused') return tryWords.refused(makeTile(tile))
    if (way === null) return tryWords.choose
    const more = lessBy(way, play.best)
    return more > 0 ? tryWords.less(way.delta, more, view.words.points) : tryWords.most(way.delta)
  }
  const held = [...new Set(play.held)]
  return (
    <section className={styles.try} aria-label={tryWords.heading(name)}>
      <Felt
        className={styles.felt}
        {...(dice === null ? {} : { dice: <RolledDice on="felt" dice={dice} /> })}
        caption={choices !== null && <Caption view={before} choices={choices} selected={way} />}
      >
        <TableLine
          view={before}
          choices={choices}
          selected={way}
          ground={false}
          onPlay={setWay}
          {...(choices === null ? {} : { onEnd: (arm: ArmName) => setWay(wayAt(choices, arm)) })}
        />
      </Felt>
      <h2 className={styles.heading}>{tryWords.heading(name)}</h2>
      <HeldTiles tiles={held} chosen={tile} onChoose={choose} label={tryWords.tray(name)} />
      <p className={styles.verdict} role="status">
        {verdict()}
      </p>
      {way !== null && tile !== null && (
        <Compared view={view} before={before} round={round} play={play} other={{ tile, arm: way.arm }} otherName={tryWords.yours} />
      )}
    </section>
  )
}
