import { liesInOneRow } from '#shared/domino/line'
import { useId, useMemo, type Ref } from 'react'
import { ChipFace, chipOf } from '../../components/points-chip/chip-face'
import { SetStyle } from '../../components/domino-tile/set-style'
import { CAMEL_PATH } from '../../components/icon/camel-path'
import { classes } from '../../components/classes'
import { words } from '../../messages/page'
import { widthOf } from '../../printing/fit-text'
import { useFontsReady } from '../../printing/use-fonts-ready'
import type { MatchView } from '../match-view'
import { CARD, fitFoot, fitHeadline, fitWhy, FOOT, placeScores, cardAreasOf, RULE, type Area } from './card-layout'
import { CardLine, chipRadius, lettersOf, TileWithChip } from './card-parts'
import { CardPerson } from './card-person'
import type { ToldCard } from './told-card'
import styles from './share-card.module.css'

interface ShareCardProps {
  readonly view: MatchView
  readonly told: ToldCard
  readonly label: string
  readonly ref?: Ref<SVGSVGElement>
}

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = CARD
const RIGHT = WIDTH - MARGIN
/** A tile of the line is never longer. */
const LARGEST = 92

/** A card one would post: who won and by what, everyone's figures, the tile that did it, and the line as it lay. */
export function ShareCard({ view, told, label, ref }: ShareCardProps) {
  const id = useId().replace(/\W/g, '')
  const ready = useFontsReady()
  const places = cardAreasOf(told)
  return (
    <svg ref={ref} role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.card} data-fonts={ready || undefined}>
      <Felt id={id} />
      <SetStyle maxPip={view.scored.rules.maxPip}>
        <Head key={String(ready)} view={view} told={told} id={id} />
        <Scores key={`scores ${String(ready)}`} told={told} area={places.scores} />
        {told.tile !== null && <LastTile key={`tile ${String(ready)}`} tile={told.tile} area={places.tile} mirrored={liesInOneRow(told.line.layout)} />}
        <CardLine line={told.line} ringed={told.ringed} area={places.line} largest={LARGEST} />
      </SetStyle>
      <text className={styles.quiet} x={MARGIN} y={594} fontSize={FOOT}>
        {fitFoot(told.foot, lettersOf('text'))}
      </text>
      <g transform="translate(1028 574) scale(1.05)">
        <path className={styles.sign} d={CAMEL_PATH} />
      </g>
      <text className={classes(styles.quiet, styles.end)} x={RIGHT} y={594} fontSize={FOOT}>
        {words.shell.name}
      </text>
    </svg>
  )
}

function Felt({ id }: { readonly id: string }) {
  return (
    <>
      <radialGradient id={`${id}felt`} cx="50%" cy="0%" r="95%">
        <stop offset={0} className={styles.high} />
        <stop offset={0.55} className={styles.middle} />
        <stop offset={1} className={styles.low} />
      </radialGradient>
      <pattern id={`${id}weave`} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.weave} width={3} height={6} />
      </pattern>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}felt)`} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}weave)`} />
      <rect className={styles.stitch} x={10} y={10} width={WIDTH - 20} height={HEIGHT - 20} rx={16} />
    </>
  )
}

function Head({ view, told, id }: Pick<ShareCardProps, 'view' | 'told'> & { readonly id: string }) {
  const x = told.seat === null ? MARGIN : 216
  const headline = useMemo(() => fitHeadline(told.headline, x, lettersOf('lead')), [told.headline, x])
  const two = headline.lines.length > 1
  const where = useMemo(() => fitWhy(told.where, RIGHT - x, lettersOf('text')), [told.where, x])
  return (
    <>
      {told.seat !== null && (
        <CardPerson id={id} name={view.names[told.seat] ?? ''} personId={view.record.players[told.seat]?.personId} x={126} y={122} radius={62} />
      )}
      {headline.lines.map((line, at) => (
        <text key={at} className={classes(styles.text, styles.lead)} x={x} y={two ? 92 + at * 56 : 128} fontSize={headline.size} letterSpacing="-0.015em">
          {line}
        </text>
      ))}
      {told.seat !== null && !two && x + widthOf(told.headline, headline.size, lettersOf('lead')) < CHIPS_FROM && <WonChips />}
      <text className={styles.quiet} x={x} y={two ? 190 : 176} fontSize={two ? 22 : 25}>
        {where[0]}
      </text>
    </>
  )
}

/** Where chips begin that lie in the corner; a long headline has their room. */
const CHIPS_FROM = 980

/** What was won, lying in the corner: an ornament. */
function WonChips() {
  return (
    <g {...chipOf(1)}>
      {[
        { x: 1098, y: 60, radius: 20 },
        { x: 1132, y: 96, radius: 26 },
        { x: 1062, y: 114, radius: 15 },
      ].map(({ x, y, radius }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${radius})`}>
          <ChipFace points={1} />
        </g>
      ))}
    </g>
  )
}

function Scores({ told, area }: { readonly told: ToldCard; readonly area: Area }) {
  const placed = useMemo(() => placeScores(told, area, { letters: lettersOf('lead'), figures: lettersOf('figures') }), [told, area])
  return placed.map(({ at, x, figureY, nameY, figureSize, nameSize, name }) => {
    const score = told.scores[at]
    const small = figureSize < 60
    return (
      <g key={at}>
        {at > 0 && !small && <line className={styles.rule} x1={x - RULE} x2={x - RULE} y1={area.y + 34} y2={area.y + 152} />}
        <text className={styles.figure} x={x} y={figureY} fontSize={figureSize}>
          {score?.figure}
        </text>
        <text className={score?.leads === true ? classes(styles.text, styles.lead) : styles.quiet} x={x} y={nameY} fontSize={nameSize}>
          {name}
        </text>
      </g>
    )
  })
}

interface LastTileProps {
  readonly tile: NonNullable<ToldCard['tile']>
  readonly area: Area
  /** The tile at the right and its words before it. */
  readonly mirrored: boolean
}

/** A half of it, in pixels. */
const HALF = 60
const CHIP = chipRadius(HALF)

function LastTile({ tile, area, mirrored }: LastTileProps) {
  const room = area.width - HALF - CHIP - 80
  const why = useMemo(() => fitWhy(tile.why, room, lettersOf('text')), [tile.why, room])
  const x = mirrored ? area.x + area.width - CHIP - HALF / 2 - 32 : area.x + HALF / 2
  const y = area.y + 80
  const [edge, side] = mirrored ? [x - HALF / 2 - 22, styles.end] : [x + HALF / 2 + (tile.points === 0 ? 24 : CHIP + 52), undefined]
  const top = y - 13 * why.length
  return (
    <g>
      <text className={classes(styles.text, styles.lead, side)} x={edge} y={top} fontSize={24}>
        {tile.heading}
      </text>
      {why.map((line, at) => (
        <text key={at} className={classes(styles.quiet, side)} x={edge} y={top + 30 + at * 27} fontSize={22}>
          {line}
        </text>
      ))}
      <TileWithChip tile={tile} x={x} y={y} half={HALF} />
    </g>
  )
}
