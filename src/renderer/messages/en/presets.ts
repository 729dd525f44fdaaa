import type { PresetId } from '#shared/rules/presets'

/** What each rule set is like, and what it lets a leader lead. */
export const presets: Readonly<Record<PresetId, { readonly line: string; readonly lead: string }>> = {
  'flower-and-scorpion': {
    line: 'Dice name a lucky tile and an unlucky one before each round; matching ends earn chips.',
    lead: 'The caravan master may lead any tile.',
  },
  'bergen-pagat': {
    line: 'Make both ends of the train equal. Careful scoring near the target, and four ways to settle a block.',
    lead: 'The lowest double leads.',
  },
  'bergen-game-cabinet': {
    line: 'The same headers, as The Game Cabinet has it, with the table picking who leads.',
    lead: 'Any tile may be led.',
  },
  'bergen-draw': {
    line: 'The plain one: every tile can be drawn, and the lightest hand takes a single point.',
    lead: 'The highest double leads.',
  },
  'double-bergen': {
    line: 'Four arms grow from a double, and every suit that shows more than once scores.',
    lead: 'A double leads and becomes the spinner.',
  },
  'double-bergen-twelve': {
    line: 'Eight arms, ninety-one tiles and up to eight players.',
    lead: 'A double leads and becomes the spinner.',
  },
}
