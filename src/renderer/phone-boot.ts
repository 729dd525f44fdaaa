import './app/zod-without-eval'
import { followLanguage, speakWhole } from './app/language'

/** The words are fetched while the browser still reads the rest of the page's code. */
export const spoken = Promise.all([speakWhole(), followLanguage()])
