import type { Language } from '#shared/words/languages'
import { commandRefusalSentence } from './en/commands'
import { explanationWords } from './en/explanation'
import { PRESET_WORDS } from './en/presets'
import { questionWords } from './en/questions'
import { choiceWords, settingValueWords } from './en/rule-values'
import { RULE_WORDS } from './en/rulebook'
import { SETTING_WORDS, whySentence } from './en/rules'
import { trailWords } from './en/trail'

/** What the page says of things that are told by a code. */
const en = { commandRefusalSentence, PRESET_WORDS, choiceWords, settingValueWords, RULE_WORDS, SETTING_WORDS, whySentence, trailWords, explanationWords, questionWords } as const

/** The same in each language. */
export const PAGE_WORDS: Readonly<Record<Language, typeof en>> = { en }
