import { makeTile } from '#shared/domino/tile'
import type { Lesson, ScoringName } from '#shared/rulebook/how-to-play/teaching'
import type { GameId } from '#shared/games/rules'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Taught } from '../../messages/sentence-inputs'

/** More numbers than a person keeps in mind are not listed. */
const MOST_NUMBERS = 4

/** What How to play says of a thing that scores. */
export function taughtOf(game: GameId, name: ScoringName): Taught {
  const pictures: Readonly<Partial<Record<GameId, Readonly<Partial<Record<ScoringName, Taught>>>>>> = words.howToPlay.pictures
  return pictures[game]?.[name] ?? { title: '', text: '' }
}

/** A moment of the lesson in at most 15 words. */
export function lessonSentence(lesson: Lesson, names: readonly string[], game: GameId): string {
  const { say } = words.teaching
  switch (lesson.kind) {
    case 'deal':
      return lesson.call === null ? say.deal(lesson.each) : `${say.deal(lesson.each)} ${say.whoHas(makeTile(lesson.call))}`
    case 'begin':
      return lesson.dice ? say.rollDice : say.agree
    case 'roll-call':
      return say.whoHas(makeTile(lesson.tile))
    case 'no-double':
      return say.noDouble
    case 'lead': {
      if (lesson.seat === null) return say.open[lesson.tile]
      const leads = say.lead[lesson.tile](scorerWords.nameOf(names, lesson.seat))
      return lesson.orElse === null ? leads : `${leads} ${say.cannot[lesson.orElse]}`
    }
    case 'scored': {
      const { fresh, points, across, by } = lesson
      const titles = fresh.filter((name) => name !== 'nothing').map((name) => taughtOf(game, name).title)
      const none = titles.length > 0 ? say.noneThisTime : by === 'play' ? say.noPoints : say.endScores
      const outcome = points === 0 ? none : (by === 'hands' ? say.atEnd : say.ringed)(scorerWords.signed(points))
      return [...(titles.length === 0 ? [] : [`${titles.join(', ')}.`]), ...(across ? [say.across] : []), outcome].join(' ')
    }
    case 'turn': {
      const name = scorerWords.nameOf(names, lesson.seat)
      return `${lesson.open.length > MOST_NUMBERS ? say.most(name) : say.turn(name, lesson.open)} ${say.cannot[lesson.orElse]}`
    }
    case 'blocked':
      return say.blocked
    case 'over':
      return say.over(scorerWords.gameWords(game).name)
  }
}
