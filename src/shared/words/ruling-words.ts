/** How each language tells a ruling, and what is known of a round, with what that is made of. */
export { RULING_WORDS } from './said/ruling-words'
