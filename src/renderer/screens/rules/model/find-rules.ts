import { PRESET_IDS } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'
import { settingsOfRule, sourcesOf, standingIn } from '#shared/rulebook/facts'
import { tableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { type LessonId, lessonOf } from '#shared/rulebook/how-to-play/index'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import type { Taught } from '../../../messages/sentence-inputs'
import { lessonTitle } from '../../../rulebook/lesson-names'

/** Everything a rule can be found by. */
function findableText(id: RuleId): string {
  const { title, text, examples } = words.ruleTexts[id]
  const presets = PRESET_IDS.filter((preset) => standingIn(id, preset) === 'played')
  return plainText(
    [
      id,
      title,
      words.ruleBook.askedFor(id),
      ...Object.values(text),
      ...Object.values(examples),
      ...sourcesOf(id).flatMap((source) => [source, scorerWords.sourceNames[source]]),
      ...presets.map((preset) => scorerWords.presetNames[preset]),
      ...settingsOfRule(id).map(({ name }) => words.ruleSettings[name].name),
    ].join('\n'),
  )
}

/** The words of a search, as they are compared. */
function wordsIn(text: string): readonly string[] {
  return plainText(text.trim())
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Without case and accents, so that `muller` finds Müller. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

/** The lessons whose page "How to play" says every word asked for; all of them where nothing is asked. */
export function findLessons(lessons: readonly LessonId[], text: string): readonly LessonId[] {
  const { steps, pictures } = words.howToPlay
  const wordsAsked = wordsIn(text)
  return lessons.filter((lesson) => {
    const taught: readonly Taught[] = [...steps(lesson, tableFigures(lessonOf(lesson).preset)), ...Object.values(pictures[lesson])]
    const all = plainText([lessonTitle(lesson), words.ruleBook.askedForLessons, ...taught.flatMap((each) => [each.title, each.text])].join('\n'))
    return wordsAsked.every((word) => all.includes(word))
  })
}

/** The rules that say every word asked for; a rule's number finds that rule alone. */
export function findRules(ids: readonly RuleId[], text: string): readonly RuleId[] {
  const asked = plainText(text.trim())
  const named = ids.filter((id) => id.toLowerCase() === asked)
  if (named.length > 0) return named
  const wordsAsked = wordsIn(text)
  return ids.filter((id) => {
    const all = findableText(id)
    return wordsAsked.every((word) => all.includes(word))
  })
}
