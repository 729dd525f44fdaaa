import type { ArmName } from '#shared/domino/line'
import { expectOk } from '#shared/kernel/result'
import { parseTile } from '#shared/domino/tile'
import { scorerWords } from '../../messages/scorer'
import { LineOfPlay, type LineGhost } from '../../components/line-of-play/line-of-play'
import { words } from '../../messages/page'
import type { Choices } from '../model/choices'
import { laidTiles, openEnds } from '../model/laid-tiles'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'
import styles from './table.module.css'

interface Props {
  /** Whose line it is, where a page shows several. */
  readonly of?: string
  readonly view: MatchView
  readonly choices: Choices | null
  /** Left out, nothing can be laid. */
  readonly onEnd?: (arm: ArmName) => void
  /** Left out, the tiles are not buttons. */
  readonly onOpen?: (place: Place) => void
}

/** The line of play on the felt: tapping an end lays the chosen tile, tapping a tile opens its event. */
export function TableLine({ of, view, choices, onEnd, onOpen }: Props) {
  const lineWords = words.match.line
  const { layout } = view.scored.rules
  const tiles = laidTiles(view)
  const ways = choices?.kind === 'ways' ? choices.ways : []
  const ghosts = ways.flatMap((way): readonly LineGhost[] =>
    way.arm === null ? [] : [{ arm: way.arm, tile: expectOk(parseTile(way.written), 'a way is laid with a tile').tile, text: scorerWords.signed(way.delta) }],
  )
  const ends = openEnds(view).map(({ arm, suit, double, open }) => {
    const way = ways.find((each) => each.arm === arm)
    const name = lineWords.end(arm, suit, double)
    return {
      arm,
      suit,
      playable: open && (ways.length === 0 || way !== undefined),
      label: way === undefined ? name : `${name}${words.colon}${lineWords.lay(way.written, scorerWords.signed(way.delta))}`,
    }
  })
  return (
    <LineOfPlay
      className={styles.line}
      label={of === undefined ? lineWords.label(view.words.line) : lineWords.labelOf(view.words.line, of)}
      layout={layout}
      tiles={tiles.map(({ key, tile, arm, outward, text, player, flagged }) => ({
        key,
        tile,
        arm,
        outward,
        label: lineWords.tile(text, arm, player, flagged),
        flagged,
      }))}
      ends={ends}
      ghost={ghosts}
      empty={lineWords.empty}
      {...(onEnd === undefined ? {} : { onEndClick: onEnd })}
      {...(onOpen === undefined
        ? {}
        : {
            onTileClick: (key: string) => {
              const laid = tiles.find((tile) => tile.key === key)
              if (laid !== undefined) onOpen(laid.place)
            },
          })}
    />
  )
}
