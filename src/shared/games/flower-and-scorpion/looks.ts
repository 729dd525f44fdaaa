import { equalHalves, exposedAt, type Exposed } from '../../domino/line'
import { tileOf, type Tile } from '../../domino/tile'
import { elementAt, present } from '../../kernel/assert'
import { worthOf, type ReasonCode, type Worth } from '../reasons'
import { pairsBetween, scorpionTakesIt, stands } from './count'
import type { Laid, LookAtPlay, Rolled } from '../game'
import { THROWN_NAMES, type Look, type RolledName } from '../looks'

type PairLook = Extract<Look, { readonly kind: 'pair' }>

const OWN_TILE: Readonly<Record<RolledName, ReasonCode>> = { flower: 'short-flower', scorpion: 'small-scorpion' }
const PAIRS: Readonly<Record<RolledName, ReasonCode>> = { flower: 'long-flower', scorpion: 'large-scorpion' }

/** A Flower is worth a chip each time, a Scorpion costs one (rulebook FS-5, FS-6). */
const worth = (sought: RolledName, times: number): Worth => worthOf(sought === 'flower' ? times : -times)
const WORTH_NOTHING = worthOf(0)

/** Flower & Scorpion compares everything that lies open, looks at the tile itself, and at every pair of exposed halves (rulebook FS-2 … FS-8). */
export const lookAtFlowerAndScorpion: LookAtPlay = (laid) => {
  const rolled = present(laid.rolled, 'the dice are thrown before each round (FS-1)')
  return [lookAtEnds(laid, rolled), ...THROWN_NAMES.map((sought) => lookAtTile(laid, rolled, sought)), ...lookAtPairs(laid, rolled)]
}

const cancels = ({ flower, scorpion }: Rolled): boolean => flower === scorpion

function lookAtEnds(laid: Laid, rolled: Rolled): Look {
  const { dual, plural } = laid.rules
  const halves = equalHalves(laid.shown)
  if (halves < 2) return { kind: 'equal', halves, finding: 'differ', rule: 'FS-2', code: null, points: WORTH_NOTHING }
  if (!cancels(rolled) && scorpionTakesIt(laid, rolled)) {
    return { kind: 'equal', halves, finding: 'scorpion-takes-it', rule: 'FS-7', reading: 'doubleScorpion', code: null, points: WORTH_NOTHING }
  }
  return halves === 2
    ? { kind: 'equal', halves, finding: 'equal', rule: 'FS-2', code: 'dual', points: worthOf(dual) }
    : { kind: 'equal', halves, finding: 'equal', rule: 'FS-3', code: 'plural', points: worthOf(plural) }
}

function lookAtTile({ tile }: Laid, rolled: Rolled, sought: RolledName): Look {
  const asked = { kind: 'own-tile', sought, code: null, points: WORTH_NOTHING } as const
  if (tile !== rolled[sought]) return { ...asked, finding: 'is-not', rule: 'FS-6' }
  if (cancels(rolled)) return { ...asked, finding: 'cancelled', rule: 'FS-8' }
  return { ...asked, finding: 'is-it', rule: 'FS-6', code: OWN_TILE[sought], points: worth(sought, 1) }
}

/** Each two exposed tiles once, and each double with itself. */
function lookAtPairs(laid: Laid, rolled: Rolled): readonly Look[] {
  const { shown } = laid
  return shown.flatMap((a, i) => [
    ...(a.halves === 2 ? [lookAtDouble(laid, rolled, a, i)] : []),
    ...shown.flatMap((b, j) => (j > i ? [lookAtTwo(laid, rolled, [a, b], [i, j])] : [])),
  ])
}

function lookAtTwo(laid: Laid, rolled: Rolled, [a, b]: readonly [Exposed, Exposed], at: readonly [number, number]): PairLook {
  const tile = tileOf(a.suit, b.suit)
  const sought = soughtAs(rolled, tile)
  const asked = { kind: 'pair', shown: at, tile, sought, pairs: a.halves * b.halves, counted: 0, code: null, points: WORTH_NOTHING } as const
  // a lead that is no double shows both its halves, which are of one tile
  const lead = laid.line.laid === 1
  if (sought === null) return lead ? { ...asked, finding: 'one-tile', rule: 'FS-4' } : { ...asked, finding: 'neither', rule: 'FS-5' }
  if (cancels(rolled)) return { ...asked, finding: 'cancelled', rule: 'FS-8' }
  if (lead) return { ...asked, finding: 'own-tile-played', rule: 'FS-5' }
  const counted = pairsBetween(laid.rules, a, b)
  const scored = { ...asked, counted, code: PAIRS[sought], points: worth(sought, counted) }
  if (asked.pairs < 4) return { ...scored, finding: 'counts', rule: 'FS-5' }
  return { ...scored, finding: counted < asked.pairs ? 'two-listed' : 'counts', rule: 'FS-4', reading: 'twoDoubles' }
}

function lookAtDouble(laid: Laid, rolled: Rolled, { tile }: Exposed, at: number): PairLook {
  const sought = soughtAs(rolled, tile)
  const asked = { kind: 'pair', shown: [at, at], tile, sought, pairs: 1, counted: 0, code: null, points: WORTH_NOTHING } as const
  if (sought === null) return { ...asked, finding: 'one-tile', rule: 'FS-4' }
  if (cancels(rolled)) return { ...asked, finding: 'cancelled', rule: 'FS-8' }
  const arm = exposedAt(laid.line)[at] ?? null
  if (arm === null || !stands(elementAt(laid.line.ends, arm), arm, laid.arm)) return { ...asked, finding: 'own-tile-played', rule: 'FS-5' }
  if (laid.rules.standingPair === 'unscored') return { ...asked, finding: 'stands-unscored', rule: 'FS-5', reading: 'standingPair' }
  return { ...asked, counted: 1, finding: 'stands-scored', rule: 'FS-5', reading: 'standingPair', code: PAIRS[sought], points: worth(sought, 1) }
}

function soughtAs(rolled: Rolled, tile: Tile): RolledName | null {
  return THROWN_NAMES.find((name) => rolled[name] === tile) ?? null
}
