import { useId, useMemo } from 'react'
import { makeTile } from '#shared/domino/tile'
import type { GameId } from '#shared/games/rules'
import type { Dice } from '#shared/match/events'
import type { Example } from '#shared/rulebook/example'
import { tableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { HOW_TO_PLAY } from '#shared/rulebook/how-to-play/index'
import { LinePicture } from '../../components/line-picture/line-picture'
import { PointsChip } from '../../components/points-chip/points-chip'
import { FlowerIcon } from '../../components/suit-icons/flower-icon'
import { ScorpionIcon } from '../../components/suit-icons/scorpion-icon'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Taught } from '../../messages/sentence-inputs'
import { scoredPicture } from './picture-model'
import styles from './how-to-play.module.css'

interface ScoringPicturesProps {
  readonly game: GameId
  readonly pictures: Readonly<Record<string, Example>>
}

/** What scores, in small pictures: the halves that count are ringed, and the chip has the points they made. */
function ScoringPictures({ game, pictures }: ScoringPicturesProps) {
  const heading = useId()
  const taught: Readonly<Record<string, Taught>> = words.howToPlay.pictures[game]
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
            <ScoringPicture game={game} example={example} taught={taught[name] ?? { title: name, text: '' }} />
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

interface PictureProps {
  readonly game: GameId
  readonly example: Example
  readonly taught: Taught
}

function ScoringPicture({ game, example, taught }: PictureProps) {
  const { rules, tiles, ringed, counts, points } = useMemo(() => scoredPicture(example), [example])
  const unit = scorerWords.gameWords(game).points
  return (
    <figure className={styles.picture}>
      <div className={styles.line} data-layout={rules.layout}>
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
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{taught.title}</span>
        <span className={styles.note}>{taught.text}</span>
        <span className="visually-hidden">{scorerWords.counted(points, unit)}</span>
      </figcaption>
      <PointsChip aria-hidden="true" className={styles.chip} points={points} text={scorerWords.signed(points)} />
    </figure>
  )
}

/** How a game is played, in five sentences and the pictures of what scores. */
export function Lesson({ game }: { readonly game: GameId }) {
  const { preset, pictures } = HOW_TO_PLAY[game]
  return (
    <>
      <TaughtSteps steps={words.howToPlay.steps(game, tableFigures(preset))} />
      <ScoringPictures game={game} pictures={pictures} />
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
