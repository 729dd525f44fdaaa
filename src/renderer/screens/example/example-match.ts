import type { MatchRecord } from '#shared/match/record'

/**
 * A whole match in 23 entries, with nearly everything that can score: a plural, duals, Flowers short and long, the Scorpion, the floor, a
 * blocked round that only its third test decides, and a win in the middle of the next.
 *
 * It has no id, so whatever leads from it to a match of the house leads to the rules as they are written.
 */
export const EXAMPLE_MATCH: MatchRecord = {
  format: 'caravan-record',
  version: 1,
  preset: 'flower-and-scorpion',
  rules: { target: 10 },
  players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  rounds: [
    {
      leader: 1,
      dice: { flower: [4, 4], scorpion: [6, 4] },
      events: [
        { type: 'play', player: 1, tile: '1-4' },
        { type: 'play', player: 2, tile: '4-2', arm: 'right' },
        { type: 'play', player: 0, tile: '5-1', arm: 'left' },
        { type: 'play', player: 1, tile: '6-2', arm: 'right' },
        { type: 'play', player: 2, tile: '4-6', arm: 'right' },
        { type: 'play', player: 0, tile: '5-5', arm: 'left' },
        { type: 'play', player: 1, tile: '4-4', arm: 'right' },
        { type: 'play', player: 2, tile: '5-4', arm: 'left' },
        { type: 'draw', player: 0, count: 2 },
        { type: 'play', player: 0, tile: '4-3', arm: 'right' },
        { type: 'play', player: 1, tile: '3-0', arm: 'right' },
        { type: 'play', player: 2, tile: '0-4', arm: 'right' },
        { type: 'draw', player: 0, count: 6 },
        { type: 'pass', player: 0 },
        { type: 'pass', player: 1 },
        { type: 'pass', player: 2 },
        { type: 'pass', player: 0 },
        {
          type: 'block',
          player: 1,
          hands: [
            ['3-3', '5-3', '2-3', '6-3', '6-1', '5-0', '1-3', '6-6', '6-5', '0-2', '5-2'],
            ['0-0', '1-0'],
            ['1-1', '1-2'],
          ],
        },
      ],
    },
    {
      leader: 2,
      dice: { flower: [1, 4], scorpion: [4, 6] },
      events: [
        { type: 'play', player: 2, tile: '4-3' },
        { type: 'play', player: 0, tile: '4-1', arm: 'left' },
        { type: 'play', player: 1, tile: '0-1', arm: 'left' },
        { type: 'play', player: 2, tile: '0-3', arm: 'left' },
      ],
    },
  ],
}
