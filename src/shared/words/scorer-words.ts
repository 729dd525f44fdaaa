/** What the scorer says in every language, for a page that has them all. */
export { SCORER_WORDS } from './said/scorer-words'
