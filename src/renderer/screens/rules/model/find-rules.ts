import { PRESET_IDS } from '#shared/rules/presets'
import type { RuleId } from '#shared/rules/rule-ids'
import { RULE_FACTS, settingsOfRule, standingIn } from '#shared/rulebook/facts'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'

/** Everything a rule can be found by. */
function findableText(id: RuleId): string {
  const { title, text, examples } = words.ruleTexts[id]
  const { sources } = RULE_FACTS[id]
  const presets = PRESET_IDS.filter((preset) => standingIn(id, preset) === 'played')
  return plainText(
    [
      id,
      title,
      words.ruleBook.askedFor[id] ?? '',
      ...Object.values(text),
      ...Object.values(examples),
      ...sources.flatMap((source) => [source, scorerWords.sourceNames[source]]),
      ...presets.map((preset) => scorerWords.presetNames[preset]),
      ...settingsOfRule(id).map(({ name }) => words.ruleSettings[name].name),
    ].join('\n'),
  )
}

/** Without case and accents, so that `muller` finds Müller. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

/** The rules that say every word asked for; a rule's number finds that rule alone. */
export function findRules(ids: readonly RuleId[], text: string): readonly RuleId[] {
  const asked = plainText(text.trim())
  const named = ids.filter((id) => id.toLowerCase() === asked)
  if (named.length > 0) return named
  const wordsAsked = asked.split(/\s+/).filter((word) => word !== '')
  return ids.filter((id) => {
    const all = findableText(id)
    return wordsAsked.every((word) => all.includes(word))
  })
}
