import type { Language } from './languages'
import { firstWords as de } from './first-words/de'
import { firstWords as en, type FirstWords } from './first-words/en'
import { firstWords as es } from './first-words/es'
import { firstWords as fr } from './first-words/fr'

export const FIRST_WORDS: Readonly<Record<Language, FirstWords>> = { en, de, es, fr }
