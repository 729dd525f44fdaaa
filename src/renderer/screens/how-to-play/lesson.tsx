import { useId, useMemo } from 'react'
import type { ArmName } from '#shared/domino/line'
import { makeTile, otherHalf } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'
import { sidesAmong, totalsOfSides } from '#shared/games/sides'
import { expectOk, type Result } from '#shared/kernel/result'
import { type Dice, laidBy, type LaidTile } from '#shared/match/events'
import { countedTiles } from '#shared/match/explain/counted-tiles'
import { explainEvent } from '#shared/match/explain/explain'
import { scoreRecord } from '#shared/match/replay'
import type { LeftHand } from '#shared/games/game'
import type { MatchRecord } from '#shared/match/record'
import type { Example } from '#shared/rulebook/example'
import { handsAtEnd, tableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { type LessonId, lessonOf } from '#shared/rulebook/how-to-play/index'
import { hasLine } from '#shared/games/index'
import type { Ringed } from '../../components/line-of-play/types'
import { LinePicture } from '../../components/line-picture/line-picture'
import { PointsChip } from '../../components/points-chip/points-chip'
import { FlowerIcon } from '../../components/suit-icons/flower-icon'
import { ScorpionIcon } from '../../components/suit-icons/scorpion-icon'
import { HandsPicture, type PicturedHand } from '../../match/round/hands-picture'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Taught } from '../../messages/sentence-inputs'
import styles from './how-to-play.module.css'

interface ScoredPicture {
  readonly rules: Rules
  /** In the order of play, the lead first. */
  readonly tiles: readonly (LaidTile & { readonly key: string })[]
  readonly ringed: readonly Ringed[]
  /** The open numbers that make the points, a double’s twice. */
  readonly counts: readonly number[]
  /** The hands that ended the round, in a picture of such an end; null in one of a play. */
  readonly hands: readonly PicturedHand[] | null
  /** What the play moved its player's total by. */
  readonly points: number
}

const sound = <T,>(result: Result<T, unknown>): T => expectOk(result, 'a picture of what scores is a sound record')

/** Scores the last event of a picture: a play, with the halves that made its points, or the hands that ended the round. */
export function scoredPicture({ record, at }: Example): ScoredPicture {
  const { rounds, state } = sound(scoreRecord(record))
  const explained = sound(explainEvent(record, at.round, at.event ?? 0))
  const tiles = (rounds[at.round]?.events ?? []).flatMap(laidBy).map((tile, place) => ({ ...tile, key: String(place) }))
  const counted = countedTiles(explained)
  const held = handsAtEnd(explained.event)
  /* Where nothing was laid on an arm, the lead itself lies open. */
  const keyAt = (arm: ArmName | null): string => (tiles.findLast((tile) => tile.arm === arm) ?? tiles[0])?.key ?? ''
  return {
    rules: state.rules,
    tiles,
    ringed: counted.map(({ arm, suit, halves }) => ({ key: keyAt(arm), suit: halves === 2 ? null : suit })),
    counts: counted.flatMap(({ tile, suit, halves }) => (halves === 1 ? [suit] : [suit, otherHalf(tile, suit)])),
    hands: held === null ? null : handsBySide(record, held, explained.end?.deltas ?? [], state.rules),
    points: explained.event.delta,
  }
}

/** Those who play together one below the other, with what their side gets at the first of them. */
const handsBySide = ({ players }: MatchRecord, held: readonly LeftHand[], deltas: readonly number[], rules: Rules): readonly PicturedHand[] =>
  sidesAmong(rules.partners, held.length).flatMap((seats) =>
    seats.map((seat, nth) => ({
      name: players[seat]?.name ?? '',
      held: held[seat] ?? [],
      moved: nth === 0 ? (totalsOfSides(rules, deltas)[seat] ?? 0) : null,
    })),
  )

/** What scores, in small pictures: the halves that count are ringed, and the chip has the points they made. */
function ScoringPictures({ lesson, pictures }: { readonly lesson: LessonId; readonly pictures: Readonly<Record<string, Example>> }) {
  const heading = useId()
  const taught: Readonly<Record<string, Taught>> = words.howToPlay.pictures[lesson]
  const dice = Object.values(pictures)[0]?.record.rounds[0]?.dice
  return (
    <section aria-labelledby={heading} className={styles.scoring}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {words.howToPlay.scores}
        </h2>
        {dice !== undefined && <Rolled dice={dice} />}
      </header>
      <ul className={styles.pictures}>
        {Object.entries(pictures).map(([name, example]) => (
          <li key={name}>
            <ScoringPicture example={example} taught={taught[name] ?? { title: name, text: '' }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The dice that all pictures are under. */
function Rolled({ dice: { flower, scorpion } }: { readonly dice: Dice }) {
  const diceWords = words.match.dice
  return (
    <p className={styles.rolled}>
      <span className={styles.thrown} data-kind="flower">
        <FlowerIcon /> {diceWords.flower} {scorerWords.diceTile(flower)}
      </span>
      <span className={styles.thrown} data-kind="scorpion">
        <ScorpionIcon /> {diceWords.scorpion} {scorerWords.diceTile(scorpion)}
      </span>
    </p>
  )
}

function ScoringPicture({ example, taught }: { readonly example: Example; readonly taught: Taught }) {
  const { rules, tiles, ringed, counts, hands, points } = useMemo(() => scoredPicture(example), [example])
  const { game } = rules
  const unit = scorerWords.gameWords(game).points
  return (
    <figure className={styles.picture}>
      <div className={styles.line} data-layout={hands === null ? rules.layout : 'hands'}>
        {hands === null ? (
          <LinePicture
            layout={rules.layout}
            arms={rules.arms}
            tiles={tiles}
            ringed={ringed}
            label={words.howToPlay.pictured(
              tiles.map(({ tile }) => makeTile(tile)),
              counts,
            )}
          />
        ) : (
          <HandsPicture hands={hands} points={unit} signed={hasLine(game)} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{taught.title}</span>
        <span className={styles.note}>{taught.text}</span>
        {hands === null && <span className="visually-hidden">{scorerWords.counted(points, unit)}</span>}
      </figcaption>
      {hands === null && <PointsChip aria-hidden="true" className={styles.chip} points={points} text={scorerWords.signed(points)} />}
    </figure>
  )
}

/** How a game is played, or by partners, in five sentences and the pictures of what scores. */
export function Lesson({ lesson }: { readonly lesson: LessonId }) {
  const { preset, pictures } = lessonOf(lesson)
  return (
    <>
      <TaughtSteps steps={words.howToPlay.steps(lesson, tableFigures(preset))} />
      <ScoringPictures lesson={lesson} pictures={pictures} />
    </>
  )
}

/** What to know of a game before the first tile is laid, in the order in which one asks. */
function TaughtSteps({ steps }: { readonly steps: readonly Taught[] }) {
  return (
    <section aria-label={words.howToPlay.inShort}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {at + 1}
            </span>
            <p>
              <strong>{title}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
