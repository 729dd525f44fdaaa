import type { BlockedRule } from './blocked-rule'

/** Double Bergen: nobody wins a blocked round; each pays for the tiles still held (rulebook DB-4). */
export const tilesDeducted: BlockedRule = ({ rules, hands }) => {
  const among = hands.map((_, seat) => seat)
  const values = hands.map((hand) => hand.length)
  const points = values.map((tiles) => -tiles * rules.tileDeduction)
  return {
    winner: null,
    steps: [{ rule: 'DB-4', test: 'tiles-left', looked: { measure: 'tiles', among, values }, found: { kind: 'deducted', points } }],
  }
}
