import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { tableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { LESSON_IDS, type LessonId, lessonOf } from '#shared/rulebook/how-to-play/index'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { NotFoundPage } from '../../app/not-found'
import { Page } from '../../app/page'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { lessonName, lessonTitle } from '../../rulebook/lesson-names'
import { FirstRound } from './first-round'
import { Lesson } from './lesson'
import styles from './how-to-play.module.css'

interface HowToPlayScreenProps {
  /** As the address names it; null for the first game there is. */
  readonly game: string | null
}

/** How a game is played, or by two against two, for people who have never played so: what to know, what scores, and a round to step through. */
export function HowToPlayScreen({ game: asked }: HowToPlayScreenProps) {
  const lesson = asked === null ? LESSON_IDS[0] : LESSON_IDS.find((each) => each === asked)
  if (lesson === undefined) return <NotFoundPage />
  const { preset, also, firstRound } = lessonOf(lesson)
  const { game } = PRESETS[preset]
  return (
    <Page title={lessonTitle(lesson)} beside={<Lessons lesson={lesson} />}>
      <div className={styles.columns}>
        <div className={styles.learn}>
          <Lesson lesson={lesson} />
          <p className={styles.more}>
            {words.howToPlay.more(lesson, tableFigures(also ?? preset))} <Link href={comparePath(preset)}>{words.ruleBook.compare.link}</Link>
            {' · '}
            <Link href={paths.presetRules(preset)}>{words.howToPlay.rules(game)}</Link>
          </p>
        </div>
        <FirstRound game={game} record={firstRound} />
      </div>
    </Page>
  )
}

/** The way to the other lessons, with the one that is shown marked. */
function Lessons({ lesson }: { readonly lesson: LessonId }) {
  const row = useRef<HTMLElement>(null)
  // on a phone they are a row of which a part is seen
  useLayoutEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current === null || shown === null || shown === undefined) return
    row.current.scrollLeft = shown.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2
  }, [lesson])
  return (
    <nav ref={row} aria-label={words.howToPlay.games} className={styles.games}>
      {LESSON_IDS.map((each) => (
        <Link key={each} href={paths.howToPlay(each)} className={styles.game} aria-current={each === lesson ? 'page' : undefined}>
          {lessonName(each)}
        </Link>
      ))}
    </nav>
  )
}

/** A rule set beside the next of its game, where there are several. */
function comparePath(preset: PresetId): string {
  const other = Object.values(PRESETS).find((each) => each.game === PRESETS[preset].game && each.id !== preset)
  return other === undefined ? paths.compareRules : paths.compareTwo(preset, other.id)
}
