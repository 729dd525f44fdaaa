import { Link } from 'wouter'
import { tableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { HOW_TO_PLAY, TAUGHT_GAMES, type TaughtGame } from '#shared/rulebook/how-to-play/index'
import { PRESETS } from '#shared/rules/presets'
import { NotFoundPage } from '../../app/not-found'
import { Page } from '../../app/page'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { FirstRound } from './first-round'
import { Lesson } from './lesson'
import styles from './how-to-play.module.css'

interface HowToPlayScreenProps {
  /** As the address names it; null for the first game there is. */
  readonly game: string | null
}

/** How a game is played, for people who have never played it: what to know, what scores, and a round to step through. */
export function HowToPlayScreen({ game: asked }: HowToPlayScreenProps) {
  const game = asked === null ? TAUGHT_GAMES[0] : TAUGHT_GAMES.find((each) => each === asked)
  if (game === undefined) return <NotFoundPage />
  const { preset, also, firstRound } = HOW_TO_PLAY[game]
  return (
    <Page title={words.howToPlay.title(game)} beside={<Games game={game} />}>
      <div className={styles.columns}>
        <div className={styles.learn}>
          <Lesson game={game} />
          <p className={styles.more}>
            {words.howToPlay.more(game, tableFigures(also ?? preset))} <Link href={comparePath(game)}>{words.ruleBook.compare.link}</Link>
            {' · '}
            <Link href={paths.presetRules(preset)}>{words.howToPlay.rules(game)}</Link>
          </p>
        </div>
        <FirstRound game={game} record={firstRound} />
      </div>
    </Page>
  )
}

/** The way to the other games, with the one that is shown marked. */
function Games({ game }: { readonly game: TaughtGame }) {
  return (
    <nav aria-label={words.howToPlay.games} className={styles.games}>
      {TAUGHT_GAMES.map((each) => (
        <Link key={each} href={paths.howToPlay(each)} className={styles.game} aria-current={each === game ? 'page' : undefined}>
          {scorerWords.gameWords(each).name}
        </Link>
      ))}
    </nav>
  )
}

/** The game beside the next rule set of it, where there are several. */
function comparePath(game: TaughtGame): string {
  const { preset } = HOW_TO_PLAY[game]
  const other = Object.values(PRESETS).find((each) => each.game === game && each.id !== preset)
  return other === undefined ? paths.compareRules : paths.compareTwo(preset, other.id)
}
