import { describe, expect, it } from 'vitest'
import { countRound, dealRound, scoresOfRound } from '#shared/analysis/rest-of-match'
import { LEAD } from '#shared/analysis/dealt-round'
import { soundPlay } from '#shared/analysis/policies'
import { Random } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { leaderAfter } from '#shared/match/next-leader'
import { LINE_PRESETS, PRESETS } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'

describe('a round that is counted again', () => {
  it.each(LINE_PRESETS)('comes to what the same plays come to from these totals, in %s', (preset) => {
    const players = Math.max(3, PRESETS[preset].players.min)
    const rules = expectOk(resolveRules(preset, {}, players), 'so many may play')
    const nobody = Array.from({ length: players }, () => 0)
    const leader = leaderAfter(preset, rules, { leader: 0, ledBy: 0, out: 0 }) === null ? null : 0
    let won = 0
    for (let seed = 1; seed <= 40; seed++) {
      const chances = new Random(seed)
      const totals = nobody.map(() => chances.below(rules.target))
      // the same deal twice: with the target far away, and at these totals
      const far = dealRound(preset, { ...rules, target: Infinity, floor: null }, { totals: nobody, leader }, new Random(seed))
      const near = dealRound(preset, rules, { totals, leader }, new Random(seed))
      for (const { round, lead } of [far, near]) if (lead !== null) round.lay({ tile: lead, arm: LEAD })
      while (near.round.table.end === null) {
        let way = 0
        far.round.step((round, player) => (way = soundPlay(round, player)))
        near.round.step(() => way)
      }
      const counted = totals.slice()
      const winner = countRound(rules, scoresOfRound(preset, rules, leader, new Random(seed)), 0, counted)
      expect({ winner, totals: counted }).toEqual({ winner: near.round.table.winner, totals: near.round.table.totals })
      if (winner !== null) won += 1
    }
    expect(won).toBeGreaterThan(0)
  })

  it('goes with the seats when these are turned', () => {
    const rules = expectOk(resolveRules('bergen-pagat', {}, 3), 'three may play')
    const round = scoresOfRound('bergen-pagat', rules, null, new Random(3))
    const straight = [4, 5, 6]
    const turned = [6, 4, 5]
    const winner = countRound(rules, round, 0, straight)
    expect(countRound(rules, round, 1, turned)).toBe(winner === null ? null : (winner + 1) % 3)
    expect(turned).toEqual([2, 0, 1].map((seat) => straight[seat]))
  })
})
