import { tileText } from './naive-record'
import { Random } from './random'

const SIXES_GONE = ['6-6', '6-0 right', '0-3 right', '3-6 right', '6-2 left', '2-4 left', '4-6 left', '6-5 right', '5-1 right', '1-6 right']
const TABLES = [
  ['flower-and-scorpion', ['flower-and-scorpion', 'american', 'german', 'simple', 'lightest-without-doubles', 'picture']],
  ['bergen-pagat', ['american', 'american', 'german', 'german', 'simple', 'picture']],
  ['bergen-draw', ['american', 'german', 'simple', 'picture']],
  ['bergen-hoyle', ['lightest-without-doubles', 'lightest-without-doubles', 'simple', 'american']],
] as const

/**
 * A record that ends in a blocked round: every 6 is played out, and the hands are any few of the tiles that are left.
 *
 * Real games rarely block with the hands that set the blocked rules apart; here they all do.
 */
export function blockedRecord(seed: number): unknown {
  const random = new Random(seed)
  const [preset, blockedRules] = random.pick(TABLES)
  const players = random.whole(2, 4)
  const twoSets = random.chance(0.3)
  // With two sets the second set's sixes are in play too, so it is played out twice over.
  const events = (twoSets ? twice() : SIXES_GONE).map((text) => {
    const [tile, arm] = text.split(' ')
    return { type: 'play', tile, ...(arm === undefined ? {} : { arm }) }
  })
  const left = random.shuffled(
    remaining(
      events.map(({ tile }) => tile as string),
      twoSets ? 2 : 1,
    ),
  )
  const favourite = random.chance(0.5) ? left.sort((a, b) => doubleness(b) - doubleness(a)) : left
  const hands = Array.from({ length: players }, () => [] as string[])
  for (let dealt = random.whole(0, players * 3); dealt > 0; dealt--) {
    const from = random.chance(0.5) ? 0 : random.whole(0, favourite.length - 1)
    const [tile] = favourite.splice(from, 1)
    if (tile !== undefined) hands[random.whole(0, players - 1)]?.push(tile)
  }
  const face = () => random.whole(1, 5)
  const rules = {
    blockedRule: random.pick<string>(blockedRules),
    americanGap: random.pick(['none', 'simple']),
    germanTies: random.pick(['among-tied', 'all']),
    copies: twoSets ? 2 : 1,
    target: random.pick([200, 200, 60, 20]),
    win: 'round-end',
    handSize: 14 / (twoSets ? 1 : 2),
    leadTile: 'any',
    ...(random.chance(0.3) ? { blockedPoints: random.whole(0, 5) } : {}),
    ...(random.chance(0.2) ? { tileDeduction: random.whole(1, 2), floor: random.pick([null, 0]) } : {}),
  }
  const dice = preset === 'flower-and-scorpion' ? { dice: { flower: [face(), face()], scorpion: [face(), face()] } } : {}
  return {
    format: 'caravan-record',
    version: 1,
    preset,
    rules: players === 4 && !twoSets ? { ...rules, handSize: 6 } : rules,
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    rounds: [{ leader: random.whole(0, players - 1), ...dice, events: [...events, { type: 'block', hands }] }],
  }
}

/** The same line, laid on with the second set: 6 shows at both ends again when all sixteen are out. */
function twice(): readonly string[] {
  return [...SIXES_GONE, '6-6 right', ...SIXES_GONE.slice(1)]
}

const doubleness = (tile: string) => (tile.split('-')[0] === tile.split('-')[1] ? 1 : 0)

function remaining(laid: readonly string[], copies: number): string[] {
  const gone = laid.map((tile) => tileText(tile.split('-').map(Number) as unknown as readonly [number, number]))
  const left: string[] = []
  for (let high = 0; high <= 6; high++) {
    for (let low = 0; low <= high; low++) {
      const tile = `${high}-${low}`
      const out = gone.filter((each) => each === tile).length
      for (let copy = out; copy < copies; copy++) left.push(tile)
    }
  }
  return left
}
