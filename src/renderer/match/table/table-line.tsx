import { useCallback, useMemo } from 'react'
import type { ArmName } from '#shared/domino/line'
import { expectOk } from '#shared/kernel/result'
import { parseTile, type Suit } from '#shared/domino/tile'
import { inLanguage, useSpoken } from '../../app/language'
import { steady } from '../../app/steady'
import { scorerWords } from '../../messages/scorer'
import { LineOfPlay, type LineGhost } from '../../components/line-of-play/line-of-play'
import type { LineTile, Ringed } from '../../components/line-of-play/types'
import { words } from '../../messages/page'
import type { Choice, Choices } from '../model/choices'
import { laidTiles, openEnds, type LaidByEvent } from '../model/laid-tiles'
import type { MatchView } from '../match-view'
import type { EventPlace } from '../model/revision-draft'
import styles from './table.module.css'
import { hasLine, playsScore } from '#shared/games/index'
import { TotalsSheet } from '../counted/totals-sheet'

interface TableLineProps {
  /** Whose line it is, where a page shows several. */
  readonly of?: string
  readonly view: MatchView
  readonly choices: Choices | null
  /** The way that would be played now. */
  readonly selected?: Choice | null
  /** The number that was chosen before a tile; left out, ends choose none. */
  readonly begun?: Suit | null
  /** Halves that something is said of. */
  readonly ringed?: readonly Ringed[] | undefined
  /** False where the page has laid a felt under it. */
  readonly ground?: boolean
  readonly over?: boolean
  /** Read from across the room. */
  readonly far?: boolean
  /** Whether people may zoom and pan the line. */
  readonly zoomable?: boolean
  /** Left out, nothing can be laid. */
  readonly onEnd?: (arm: ArmName) => void
  /** A press of an end that the chosen tile does not fit is answered too. */
  readonly answersMisfits?: boolean
  /** Plays a way that is shown on the board; left out, its end is played. */
  readonly onPlay?: (way: Choice) => void
  /** Left out, the tiles are not buttons. */
  readonly onOpen?: (place: EventPlace) => void
}

/** What lies on the felt: the line of play, or the sheet of a match of which none is kept. */
export const TableLine = steady(function TableLine(props: TableLineProps) {
  return hasLine(props.view.scored.rules.game) ? <LineOnFelt {...props} /> : <TotalsSheet view={props.view} />
})

/** The line of play on the felt: tapping an end lays the chosen tile, tapping a tile opens its event. */
function LineOnFelt({
  of,
  view,
  choices,
  selected = null,
  begun,
  ringed,
  ground = true,
  over = false,
  far = false,
  zoomable = false,
  onEnd,
  answersMisfits = false,
  onPlay,
  onOpen,
}: TableLineProps) {
  const lineWords = words.match.line
  const { layout } = view.scored.rules
  const spoken = useSpoken()
  const tiles = useMemo(() => laidTiles(view), [view])
  /* The line is laid out again only when these change, not with every key. */
  const drawn = useMemo(() => inLanguage(spoken, () => drawnOf(tiles)), [tiles, spoken])
  const onTileClick = useCallback(
    (key: string): void => {
      const laid = tiles.find((tile) => tile.key === key)
      if (laid !== undefined) onOpen?.(laid.place)
    },
    [tiles, onOpen],
  )
  const ways = choices?.kind === 'ways' ? choices.ways : []
  /* Ends that are one choice have one ghost; it lies where it was pointed to. */
  const shown = ways.map((way) => (selected?.arm !== undefined && selected.arm !== null && way.ends.includes(selected.arm) ? selected : way))
  const scores = playsScore(view.scored.rules)
  const ghosts = shown.map((way) => ghostOf(way, { several: ways.length > 1, selected, scores }))
  const ends = openEnds(view).map(({ arm, suit, double, open }) => {
    const way = ways.find((each) => each.ends.includes(arm))
    const name = lineWords.end(arm, suit, double)
    const misfit = answersMisfits && way === undefined ? ways[0] : undefined
    return {
      arm,
      suit,
      ...(begun === undefined || ways.length > 0 ? {} : { pressed: suit === begun }),
      playable: open && (ways.length === 0 || way !== undefined),
      ...(misfit === undefined ? {} : { says: true }),
      label:
        misfit !== undefined
          ? `${name}${words.colon}${words.match.play.doesNotFit(misfit.written)}`
          : way === undefined
            ? name
            : `${name}${words.colon}${layName(way, scores)}`,
    }
  })
  return (
    <LineOfPlay
      className={styles.line}
      label={of === undefined ? lineWords.label(view.words.line) : lineWords.labelOf(view.words.line, of)}
      order={lineWords.order}
      layout={layout}
      ground={ground}
      tiles={drawn}
      ends={ends}
      over={over}
      far={far}
      ringed={ringed}
      ghost={ghosts}
      empty={lineWords.empty}
      {...(zoomable ? { wholeLine: lineWords.whole } : {})}
      {...(onEnd === undefined ? {} : { onEndClick: onEnd })}
      {...(onPlay === undefined
        ? {}
        : {
            onGhostClick: ({ arm, written }: LineGhost) => {
              const way = shown.find((each) => each.arm === arm && each.written === written)
              if (way !== undefined) onPlay(way)
            },
          })}
      {...(onOpen === undefined ? {} : { onTileClick })}
    />
  )
}

function drawnOf(tiles: readonly LaidByEvent[]): readonly LineTile[] {
  return tiles.map(({ key, tile, arm, outward, text, player, flagged }) => ({
    key,
    tile,
    arm,
    outward,
    label: words.match.line.tile(text, arm, player, flagged),
    flagged,
  }))
}

/** A way of playing the chosen tile where it would lie; where there are several, each says the key that chooses it. */
function ghostOf(
  way: Choice,
  { several, selected, scores }: { readonly several: boolean; readonly selected: Choice | null; readonly scores: boolean },
): LineGhost {
  return {
    arm: way.arm,
    written: way.written,
    tile: expectOk(parseTile(way.written), 'a way is laid with a tile').tile,
    ...(scores ? { points: way.delta, text: scorerWords.signed(way.delta) } : {}),
    on: way.key === selected?.key,
    label: layName(way, scores),
    ...(way.sum === null || way.sum === way.delta ? {} : { note: String(way.sum) }),
    ...(several ? { key: way.key } : {}),
  }
}

/** What laying a tile so is called, with what it pays where plays score. */
const layName = ({ written, delta }: Choice, scores: boolean): string =>
  scores ? words.match.line.lay(written, scorerWords.signed(delta)) : words.match.play.play(written)
