import { expect } from 'vitest'
import { emptyLine, exposed, layAt, layLead, parseArm, type Line } from '#shared/domino/line'
import { parseTile, type WrittenTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { ruleOnBlock } from '#shared/rules/blocked/index'
import type { Laid, Rolled } from '#shared/games/game'
import type { PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import type { Rules } from '#shared/games/rules'
import type { TestLooked, Ruling } from '#shared/rules/rulings'
import { answered } from '../../../support/answered'

type Overrides = Parameters<typeof resolveRules>[1]

const written = (text: string): WrittenTile => expectOk(parseTile(text), 'a tile of the test')
export const tile = (text: string) => written(text).tile
export const rulesOf = (preset: PresetId, overrides: Overrides = {}, players = 2): Rules =>
  expectOk(
    answered(() => resolveRules(preset, overrides, players)),
    'rules of the test',
  )

/** `6-6 5-2`: the Flower, then the Scorpion. */
function rolled(dice: string): Rolled {
  const [flower = '', scorpion = ''] = dice.split(' ')
  return { flower: tile(flower), scorpion: tile(scorpion) }
}

interface Played {
  readonly preset?: PresetId | undefined
  readonly rules?: Overrides | undefined
  readonly dice?: string | undefined
}

/** The last of some plays, the lead first: `6-4`, then `4-2 right` or `6-2 1`. */
export function laid(plays: readonly string[], { preset = 'flower-and-scorpion', rules: overrides = {}, dice }: Played = {}): Laid {
  const rules = rulesOf(preset, overrides)
  let line: Line = emptyLine(rules.layout)
  let last: Pick<Laid, 'tile' | 'arm'> | undefined
  for (const play of plays) {
    const [text = '', at] = play.split(' ')
    const arm = at === undefined ? null : parseArm(rules.layout, rules.arms, rules.layout === 'spinner' ? Number(at) : at)
    line = arm === null ? layLead(line, written(text), rules.arms) : layAt(line, arm, tile(text))
    last = { tile: tile(text), arm }
  }
  if (last === undefined) return expect.fail('a test lays at least one tile')
  return { rules, rolled: dice === undefined ? null : rolled(dice), ...last, line, shown: exposed(line) }
}

/** How hands (their tiles parted by blanks; empty for none) are ruled on. */
export function ruling(hands: readonly string[], { preset = 'bergen-pagat', rules: overrides = {}, dice }: Played): Ruling {
  const rules = rulesOf(preset, overrides, hands.length)
  const shown = hands.map((hand) => (hand === '' ? [] : hand.split(' ').map(tile)))
  return answered(() => ruleOnBlock({ rules, rolled: dice === undefined ? null : rolled(dice), hands: shown }))
}

const measured = ({ measure, tile: sought, among, values }: TestLooked) =>
  `${measure}${sought === undefined ? '' : ` ${sought}`} of ${among.join()}: ${values.map(String).join()}`

/** A ruling, one line a step: `B-5 lowest-pips, pips of 0,1: 7,3 → 1 wins`, and who wins. */
export function told({ winner, steps }: Ruling): readonly string[] {
  const lines = steps.map(({ rule, test, looked, found }) => {
    const asked = `${rule} ${test}, ${measured(looked)}`
    switch (found.kind) {
      case 'decided':
        return `${asked} → ${found.winner} wins`
      case 'tie':
        return `${asked} → ${found.seats.join()} tie`
      case 'deducted':
        return `${asked} → ${found.points.join()}`
      case 'nobody':
      case 'not-applicable':
        return `${asked} → ${found.kind}`
    }
  })
  return [...lines, winner === null ? 'nobody wins' : `${winner} wins`]
}
