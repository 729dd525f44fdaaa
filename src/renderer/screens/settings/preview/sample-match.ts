import type { MatchRecord } from '#shared/match/record'

/**
 * A round in which everyone has scored: a dual, a Flower, and a plural with the last tile.
 *
 * It is played by nobody, and the host knows nothing of it.
 */
export const SAMPLE_MATCH: MatchRecord = {
  format: 'caravan-record',
  version: 1,
  preset: 'flower-and-scorpion',
  rules: { target: 10 },
  players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  rounds: [
    {
      leader: 0,
      dice: { flower: [6, 3], scorpion: [4, 1] },
      events: [
        { type: 'play', player: 0, tile: '1-1' },
        { type: 'play', player: 1, tile: '1-6', arm: 'left' },
        { type: 'play', player: 2, tile: '1-5', arm: 'right' },
        { type: 'play', player: 0, tile: '6-3', arm: 'left' },
        { type: 'play', player: 1, tile: '5-3', arm: 'right' },
        { type: 'play', player: 2, tile: '3-3', arm: 'right' },
      ],
    },
  ],
}
