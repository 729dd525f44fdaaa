import { de } from './de.mjs'
import { en } from './en.mjs'
import { es } from './es.mjs'
import { fr } from './fr.mjs'

/** What the checker says, by language. */
export const CHECKER_WORDS = { en, de, es, fr }
