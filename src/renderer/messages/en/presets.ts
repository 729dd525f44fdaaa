import type { PresetId } from '#shared/rules/presets'

/** What each rule set is called among those of its game, what differs from them, what it is like, and what it lets a leader lead. */
export const presets: Readonly<Record<PresetId, { readonly name: string; readonly differs: string; readonly line: string; readonly lead: string }>> = {
  'flower-and-scorpion': {
    name: 'Flower & Scorpion',
    differs: 'Dice choose a lucky tile and an unlucky one',
    line: 'Before each round, dice choose a lucky and an unlucky tile. Equal ends score chips.',
    lead: 'The caravan master may lead any tile.',
  },
  'bergen-pagat': {
    name: 'Lowest double leads (most common)',
    differs: '2 tiles stay in reserve',
    line: 'Make both ends of the train equal. Near the target, headers score less. There are four ways to decide a blocked round.',
    lead: 'The lowest double leads.',
  },
  'bergen-game-cabinet': {
    name: 'Anyone leads',
    differs: 'With any tile. 2 tiles stay in reserve',
    line: 'You agree on who leads, and any tile may lead.',
    lead: 'The leader may lead any tile.',
  },
  'bergen-draw': {
    name: 'Nothing in reserve',
    differs: 'The highest double leads',
    line: 'The simplest Bergen: you can draw every tile, and the player with the fewest pips gets 1 point.',
    lead: 'The highest double leads.',
  },
  'bergen-hoyle': {
    name: 'Doubles count against you',
    differs: 'The highest double leads. No reserve',
    line: 'Going out and winning a blocked round score 1 point each. In a blocked round, a double in hand counts against you.',
    lead: 'The highest double leads.',
  },
  'bergen-online': {
    name: 'Round played to its end',
    differs: 'The target counts only after the round',
    line: 'The player with the highest double starts. The target counts only after the round.',
    lead: 'The leader may lead any tile.',
  },
  'double-bergen': {
    name: 'Double-six',
    differs: '4 arms. Numbers open twice or more score',
    line: 'Four arms grow from a double, and every number that is open more than once scores.',
    lead: 'A double leads and becomes the spinner.',
  },
  'double-bergen-twelve': {
    name: 'Double-twelve',
    differs: '8 arms, 91 tiles, up to 8 players',
    line: '8 arms, 91 tiles, up to 8 players.',
    lead: 'A double leads and becomes the spinner.',
  },
}
