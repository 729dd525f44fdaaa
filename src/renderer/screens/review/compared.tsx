import type { ReviewedPlay, PlayWay } from '#shared/analysis/review'
import { makeTile, type Tile } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import type { MatchView } from '../../match/match-view'
import { shortNames } from '../../match/model/short-names'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { afterWay, endsLeft, nextPlay, wayOn } from './review-model'
import styles from './review.module.css'

interface ComparedProps {
  readonly view: MatchView
  readonly before: MatchView
  /** Counted from 0. */
  readonly round: number
  readonly play: ReviewedPlay
  readonly other: Pick<PlayWay, 'tile' | 'arm'>
  /** What the other is: the better one, or the one that is tried. */
  readonly otherName: string
}

/** Two plays side by side: what each made at once, the ends it left, what it gave the next player, and what the others could not have played after it. */
export function Compared({ view, before, round, play: { play, event }, other, otherName }: ComparedProps) {
  const tableWords = words.review.table
  const names = shortNames(view.names)
  const { player } = play
  const events = view.scored.rounds[round]?.events ?? []
  const columns = [
    { name: tableWords.played, ...play },
    { name: otherName, ...other },
  ].flatMap(({ name, tile, arm }) => {
    const way = wayOn(before, tile, arm, player)
    const after = way === null ? null : afterWay(before, way, player, events, event - 1)
    return way === null || after === null ? [] : [{ name, tile, way, after, next: nextPlay(after, player, events, event - 1) }]
  })
  const follower = columns[0]?.next ?? null
  const shutsOut = columns.some(({ after }) => after.shutOut.length > 0)
  const listed = (player: number, tiles: readonly Tile[]): string => tableWords.tilesOf(names[player] ?? '', tiles.map(makeTile))
  return (
    <table className={styles.compared}>
      <caption className="visually-hidden">{tableWords.heading(otherName)}</caption>
      <thead>
        <tr>
          <th scope="col">{tableWords.heading(otherName)}</th>
          {columns.map(({ name, tile }) => (
            <th key={name} scope="col">
              <DominoTile tile={tile} orientation="horizontal" className={styles.smallTile} label={`${isolated(name)}${words.colon}${makeTile(tile)}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{tableWords.now(view.words.points)}</th>
          {columns.map(({ name, way }) => (
            <td key={name}>
              <Points points={way.delta} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{tableWords.ends}</th>
          {columns.map(({ name, after }) => (
            <td key={name}>{tableWords.endsListed(endsLeft(after))}</td>
          ))}
        </tr>
        {follower !== null && (
          <tr>
            <th scope="row">{tableWords.next(names[follower.player] ?? '', makeTile(follower.tile))}</th>
            {columns.map(({ name, next }) => (
              <td key={name}>
                {next === null || next.pays === null ? <span className={styles.quiet}>{tableWords.noFit}</span> : <Points points={next.pays} />}
              </td>
            ))}
          </tr>
        )}
        {shutsOut && (
          <tr>
            <th scope="row">{tableWords.shutOut}</th>
            {columns.map(({ name, after: { shutOut } }) => (
              <td key={name} className={styles.shutOut}>
                {shutOut.length === 0 ? (
                  <span className={styles.quiet}>{tableWords.nothing}</span>
                ) : (
                  shutOut.map((each) => (
                    <p key={each.player}>
                      <WholeCodes>{listed(each.player, each.tiles)}</WholeCodes>
                    </p>
                  ))
                )}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Points({ points }: { readonly points: number }) {
  return (
    <span className={styles.points} data-sign={Math.sign(points)}>
      {scorerWords.signed(points)}
    </span>
  )
}
