import { elementAt } from '#shared/kernel/assert'
import { armName, openArms, type ArmName } from '#shared/domino/line'
import { highOf, lowOf, type Tile } from '#shared/domino/tile'
import { tilesOfSet, timesLying } from '#shared/domino/set'
import type { MatchState } from '#shared/match/state'
import { compareWithRecord, type Comparison } from '#shared/recognition/compare'
import { decodePlay, type GameKnowledge, type Proposal } from '#shared/recognition/decode'
import { FOUND, mayBeHigher, SURE, surelyRead, type TileDetection } from '#shared/recognition/detection'
import type { Choice, Choices } from '../model/choices'
import { contradicts, corrected, foundTile, NO_CORRECTIONS, type Corrections, type FoundTile } from '../../photo/review/found-tiles'

/** What the running round says a photo of the table can show. */
function gameKnowledge({ rules, round }: MatchState): GameKnowledge {
  const { maxPip, copies } = rules
  if (round === null || round.line.lead === null) return { maxPip, copies, laid: [], ends: [] }
  const { line, set } = round
  const laid = tilesOfSet(maxPip).flatMap((tile) => new Array<Tile>(timesLying(elementAt(round.laid, tile), set, tile)).fill(tile))
  const open = openArms(line, rules.completeFirstDouble)
  const ends = line.ends.flatMap(({ suit, tile }, arm) => (open.includes(arm) ? [{ arm, suit, tile }] : []))
  return { maxPip, copies, set, laid, ends }
}

/** What a person said about a photo. */
export interface PlaySaid {
  readonly corrections: Corrections
  /** The detection that is the tile just laid. */
  readonly newTile: number | null
  /** The tile chosen among the likeliest. */
  readonly tile: Tile | null
  /** The way of laying it that was chosen: as written, and the end. */
  readonly way: string | null
}

export const NOTHING_SAID: PlaySaid = { corrections: NO_CORRECTIONS, newTile: null, tile: null, way: null }

/** One tile that may have been laid, wherever it was. */
export interface LaidCandidate {
  readonly at: number
  readonly tile: Tile
  readonly chance: number
  /** The likeliest end and how much of the chance it has; null for a lead. */
  readonly arm: ArmName | null
  readonly armChance: number
}

export interface PlayRead {
  /** Likeliest first; no tile twice. */
  readonly candidates: readonly LaidCandidate[]
  /** The candidate that may be proposed without asking. */
  readonly sure: LaidCandidate | null
  readonly nothingNew: boolean
  /** Detections as they are shown. */
  readonly tiles: readonly FoundTile[]
  /** Shown surely, but neither in the record nor the new tile. */
  readonly unknown: readonly Tile[]
  /** In the record and not seen, where most of the record is. */
  readonly unseen: readonly Tile[]
}

/** What is to be looked at first comes first. */
const ORDER: readonly FoundTile['look'][] = ['new', 'unsure', 'sure']

/** How many tiles are offered where it is not sure which was laid. */
const OFFERED = 4

interface KeptDetection {
  readonly at: number
  readonly detection: TileDetection
  readonly original: TileDetection
}

/** The detections that a person kept or corrected, each with its place among all. */
function keptDetections(detections: readonly TileDetection[], { corrections }: Pick<PlaySaid, 'corrections'>): readonly KeptDetection[] {
  return detections.flatMap((original, at) => {
    const said = corrections.get(at)
    if (said === null || (said === undefined && original.found === 0)) return []
    return [{ at, original, detection: said === undefined ? original : corrected(original, highOf(said), lowOf(said)) }]
  })
}

/** Proposals gathered by tile: which detection, and how the chance is shared out among the ends. */
function byTile(
  proposals: readonly Proposal[],
  layout: MatchState['rules']['layout'],
  kept: readonly KeptDetection[],
  weight: number,
): readonly LaidCandidate[] {
  const tiles = new Map<Tile, Proposal[]>()
  for (const proposal of proposals) tiles.set(proposal.tile, [...(tiles.get(proposal.tile) ?? []), proposal])
  return [...tiles]
    .map(([tile, all]) => {
      const [best] = all as [Proposal]
      const sum = all.reduce((total, { chance }) => total + chance, 0)
      const atEnd = all.filter(({ arm }) => arm === best.arm).reduce((total, { chance }) => total + chance, 0)
      return {
        at: elementAt(kept, best.detection).at,
        tile,
        chance: sum * weight,
        arm: best.arm === null ? null : armName(layout, best.arm),
        armChance: sum > 0 ? atEnd / sum : 0,
      }
    })
    .sort((a, b) => b.chance - a.chance)
}

/** Compares the photo with the record. A tile that surely differs from the recorded one is reported, not taken for it. */
function besideRecord(detections: readonly TileDetection[], laid: readonly Tile[], except: number): Comparison {
  const { matched, unseen } = compareWithRecord(detections, laid, except)
  const other = matched.map((tile, at) => tile !== null && contradicts(elementAt(detections, at), tile))
  return {
    matched: matched.map((tile, at) => (other[at] === true ? null : tile)),
    unseen: [...unseen, ...matched.filter((tile, at): tile is Tile => tile !== null && other[at] === true)],
  }
}

/** What a photo says about the play just made, with what a person said about the photo. */
export function readPlay(detections: readonly TileDetection[], state: MatchState, said: Pick<PlaySaid, 'corrections' | 'newTile' | 'tile'>): PlayRead {
  const game = gameKnowledge(state)
  const kept = keptDetections(detections, said)
  const named = kept.findIndex(({ at }) => at === said.newTile)
  const all = kept.map(({ detection }) => detection)
  const decoded = decodePlay(all, game)
  const proposals = named < 0 ? decoded.proposals : normalised(decoded.proposals.filter(({ detection }) => detection === named))
  const nothingNew = named < 0 && decoded.nothingNew > 0.5
  const candidates = byTile(proposals, state.rules.layout, kept, named < 0 ? 1 - decoded.nothingNew : 1)
    .filter(({ chance }) => chance > 0.001)
    .slice(0, OFFERED)
  const top = nothingNew ? undefined : candidates[0]
  const isRead = (candidate: LaidCandidate): boolean =>
    kept.every(({ at, detection }) => at !== candidate.at || !(contradicts(detection, candidate.tile) || mayBeHigher(detection, game.maxPip)))
  const sure = top !== undefined && top.chance >= SURE && isRead(top) ? top : null
  const laid = candidateOf({ candidates, sure }, said.tile)
  const newAt = laid?.at ?? said.newTile
  const { matched, unseen } = besideRecord(
    all,
    game.laid,
    kept.findIndex(({ at }) => at === newAt),
  )
  const tiles = kept.flatMap(({ at, detection, original }, place): readonly FoundTile[] => {
    if (detection.found < FOUND && !candidates.some((candidate) => candidate.at === at && !nothingNew)) return []
    const byHand = said.corrections.has(at)
    const shown = foundTile(detection, at, game.maxPip, byHand)
    if (shown === null) return []
    if (at === newAt && laid !== null) return [{ ...shown, detection: original, tile: laid.tile, look: 'new' }]
    const recorded = matched[place] ?? null
    return [{ ...shown, detection: original, ...(recorded === null ? {} : { tile: recorded, look: 'sure' as const }) }]
  })
  const unknown = kept.flatMap(({ at, detection }, place) => {
    const surely = surelyRead(detection)
    const asked = laid === null && !nothingNew && candidates.some((candidate) => candidate.at === at)
    return matched[place] === null && at !== newAt && !asked && surely !== null ? [surely] : []
  })
  return {
    candidates,
    sure,
    nothingNew,
    tiles: tiles.sort((a, b) => ORDER.indexOf(a.look) - ORDER.indexOf(b.look)),
    unknown,
    unseen: unseen.length * 2 <= game.laid.length ? unseen : [],
  }
}

function normalised(proposals: readonly Proposal[]): readonly Proposal[] {
  const sum = proposals.reduce((all, { chance }) => all + chance, 0)
  return sum > 0 ? proposals.map((proposal) => ({ ...proposal, chance: proposal.chance / sum })) : []
}

/** What a way of playing a tile is called, by which it is found again in another look at the table. */
export const nameOfWay = ({ written, arm }: Choice): string => `${written} ${arm ?? ''}`

/** A likelihood of an end from which it need not be asked about. */
const SURE_END = 0.9

/** The tile that is proposed: the one chosen, or else the one that is sure. */
export function candidateOf({ candidates, sure }: Pick<PlayRead, 'candidates' | 'sure'>, chosen: Tile | null): LaidCandidate | null {
  return chosen === null ? sure : (candidates.find(({ tile }) => tile === chosen) ?? null)
}

/**
 * How the candidate was laid: as chosen, or at the end that is nearly certain, or where it makes no difference; null if the person has to say.
 */
export function wayOfPlay(choices: Choices | null, { arm, armChance }: LaidCandidate, { way }: Pick<PlaySaid, 'way'>): Choice | null {
  if (choices?.kind !== 'ways') return null
  const { ways, implied } = choices
  if (way !== null) return ways.find((each) => nameOfWay(each) === way) ?? null
  const seen = armChance >= SURE_END && arm !== null ? ways.find((each) => each.arm === arm) : undefined
  return seen ?? (ways.some((each) => each.arm === null) && ways.length > 1 ? null : implied)
}
