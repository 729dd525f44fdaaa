import type { LessonId } from '#shared/rulebook/how-to-play/index'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'

/** What a lesson is called in a list: its game, or partners. */
export const lessonName = (lesson: LessonId): string => (lesson === 'partners' ? words.howToPlay.partners.name : scorerWords.gameWords(lesson).name)

/** What its page is called. */
export const lessonTitle = (lesson: LessonId): string => (lesson === 'partners' ? words.howToPlay.partners.title : words.howToPlay.title(lesson))
