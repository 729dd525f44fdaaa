/** What each rule set is called, in every language. */
export { PRESET_NAMES as GAME_NAMES } from './said/preset-names'
