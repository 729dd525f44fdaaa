import './app/zod-without-eval'
import { followLanguage } from './app/language'

/** The words of the way in are fetched while the browser still reads the rest of the page's code; those of the table come with its code. */
export const spoken = followLanguage()
