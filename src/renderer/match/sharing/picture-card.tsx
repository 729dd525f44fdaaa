import { useId, useMemo, type Ref } from 'react'
import { pictureAddress } from '../../components/avatar/avatar'
import { classes } from '../../components/classes'
import { SetLook } from '../../components/domino-tile/set-look'
import { cut, fitted } from '../../printing/fit-text'
import { useFontsReady } from '../../printing/use-fonts-ready'
import type { MatchView } from '../match-view'
import { CardLine, lettersOf, TileWithChip } from './card-parts'
import { CardPerson } from './card-person'
import { picturePlaces, placeInRows } from './picture-layout'
import { PICTURE_CARDS, type PictureShape } from './picture-shapes'
import type { ToldCard } from './told-card'
import styles from './share-card.module.css'

interface PictureCardProps {
  readonly view: MatchView
  readonly told: ToldCard
  readonly shape: PictureShape
  /** The picture of the table: a JPEG in base64. */
  readonly jpeg: string
  readonly label: string
  readonly ref?: Ref<SVGSVGElement>
}

/** The people behind their tiles, and below them on felt who won, everyone's score, the last tile and the line as it lay. */
export function PictureCard({ view, told, shape, jpeg, label, ref }: PictureCardProps) {
  const id = useId().replace(/\W/g, '')
  const ready = useFontsReady()
  const { width, height } = PICTURE_CARDS[shape]
  const places = useMemo(() => picturePlaces(shape, told), [shape, told])
  const { photo, felt, tile, line } = places
  return (
    <svg ref={ref} role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={styles.card} data-shape={shape} data-fonts={ready || undefined}>
      <linearGradient id={`${id}shade`} x1="0" x2="0" y1="0" y2="1">
        <stop offset={0} className={styles.clear} />
        <stop offset={0.55} className={styles.half} />
        <stop offset={1} className={styles.low} />
      </linearGradient>
      <rect className={styles.ground} width={width} height={height} />
      <image href={pictureAddress(jpeg)} {...photo} preserveAspectRatio="xMidYMid slice" />
      <rect y={felt.from} width={width} height={felt.whole - felt.from + 1} fill={`url(#${id}shade)`} />
      <rect className={styles.ground} y={felt.whole} width={width} height={height - felt.whole} />
      <SetLook maxPip={view.scored.rules.maxPip}>
        <CardWords key={String(ready)} view={view} told={told} places={places} id={id} />
        {told.tile !== null && <TileWithChip tile={told.tile} {...tile} />}
        <CardLine line={told.line} ringed={told.ringed} area={line} largest={line.height * 2} />
      </SetLook>
    </svg>
  )
}

type ToldProps = Pick<PictureCardProps, 'view' | 'told'> & { readonly places: ReturnType<typeof picturePlaces>; readonly id: string }

function CardWords({ view, told, places, id }: ToldProps) {
  const { person, words, scores: area, scoreSize } = places
  const [lead, text] = [lettersOf('lead'), lettersOf('text')]
  const headline = fitted(told.headline, lead, { width: words.width, size: words.size, least: words.size * 0.5, lines: 1 })
  const placed = placeInRows(told.scores, area, scoreSize, { letters: lead, figures: lettersOf('figures') })
  return (
    <>
      {told.seat !== null && (
        <>
          <circle className={styles.winner} cx={person.x} cy={person.y} r={person.radius + 9} />
          <CardPerson id={id} name={view.names[told.seat] ?? ''} personId={view.record.players[told.seat]?.personId} {...person} />
        </>
      )}
      <text className={classes(styles.text, styles.lead)} x={words.x} y={words.headline} fontSize={headline.size} letterSpacing="-0.015em">
        {headline.lines[0]}
      </text>
      <text className={styles.quiet} x={words.x} y={words.where} fontSize={words.small}>
        {cut(told.where, words.small, text, words.width)}
      </text>
      {placed.map(({ at, x, nameX, y, name }) => (
        <g key={at}>
          <text className={styles.figure} x={x} y={y} fontSize={scoreSize}>
            {told.scores[at]?.figure}
          </text>
          <text className={told.scores[at]?.leads === true ? classes(styles.text, styles.lead) : styles.quiet} x={nameX} y={y} fontSize={scoreSize * 0.8}>
            {name}
          </text>
        </g>
      ))}
    </>
  )
}
