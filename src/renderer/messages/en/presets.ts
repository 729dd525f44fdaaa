import type { PresetId } from '#shared/rules/presets'

/** What each rule set is like, and what it lets a leader lead. */
export const presets: Readonly<Record<PresetId, { readonly line: string; readonly lead: string }>> = {
  'flower-and-scorpion': {
    line: 'Before each round, dice choose a lucky and an unlucky tile. Equal ends score chips.',
    lead: 'The caravan master may lead any tile.',
  },
  'bergen-pagat': {
    line: 'Make both ends of the train equal. Near the target, headers score less. There are four ways to decide a blocked round.',
    lead: 'The lowest double leads.',
  },
  'bergen-game-cabinet': {
    line: 'Bergen as The Game Cabinet tells it: you agree on who leads.',
    lead: 'The leader may lead any tile.',
  },
  'bergen-draw': {
    line: 'The simplest Bergen: you can draw every tile, and the lightest hand gets 1 point.',
    lead: 'The highest double leads.',
  },
  'bergen-hoyle': {
    line: 'Going out and winning a blocked round score 1 point each. In a blocked round, a double in hand counts against you.',
    lead: 'The highest double leads.',
  },
  'bergen-online': {
    line: 'The player with the highest double starts. The target counts only after the round.',
    lead: 'The leader may lead any tile.',
  },
  'double-bergen': {
    line: 'Four arms grow from a double, and every number that is open more than once scores.',
    lead: 'A double leads and becomes the spinner.',
  },
  'double-bergen-twelve': {
    line: '8 arms, 91 tiles, up to 8 players.',
    lead: 'A double leads and becomes the spinner.',
  },
}
