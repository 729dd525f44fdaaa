import { HOW_TO_PLAY } from '#shared/rulebook/how-to-play/index'
import { tableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import type { GameId } from '#shared/games/rules'
import { words } from '../../messages/page'
import type { Taught } from '../../messages/sentence-inputs'
import { ScoringPictures } from './scoring-pictures'
import styles from './how-to-play.module.css'

/** How a game is played, in five sentences and the pictures of what scores. */
export function Lesson({ game }: { readonly game: GameId }) {
  const { preset, pictures } = HOW_TO_PLAY[game]
  return (
    <>
      <TaughtSteps steps={words.howToPlay.steps[game](tableFigures(preset))} />
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
