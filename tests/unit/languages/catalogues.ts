import { inEachLanguage, LANGUAGES } from '#shared/words/languages'
import { CATALOGUES } from '../../../src/renderer/messages/languages'

const fetched = await Promise.all(LANGUAGES.map((language) => CATALOGUES[language]()))

/** All that is said in each language, fetched as the page fetches it. */
export const SPOKEN = inEachLanguage((language) => fetched[LANGUAGES.indexOf(language)]!)
