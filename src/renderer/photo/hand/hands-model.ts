import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { middle, type TileDetection } from '#shared/recognition/detection'
import { lyingTogether } from '#shared/recognition/groups'
import { type Corrections, type FoundTile, NO_CORRECTIONS } from '../review/found-tiles'
import { readHand } from './hand-model'

/** Whose tiles are: a player's, or nobody's, as those of the trains between the hands. */
export type Owner = Seat | 'nobody'

/** What a person said of a photo of hands. */
export interface SaidOfHands {
  readonly corrections: Corrections
  /** Whose a detection is, by its place. */
  readonly owners: ReadonlyMap<number, Owner>
  /** Players who have nothing left. */
  readonly out: readonly Seat[]
}

export const NO_HANDS_SAID: SaidOfHands = { corrections: NO_CORRECTIONS, owners: new Map(), out: [] }

/** What is known of hands before their photo is read. */
export interface HandsKnowledge {
  readonly maxPip: number
  readonly copies: number
  /** Tiles that were entered for each seat before, in seat order. */
  readonly entered: readonly (readonly Tile[])[]
  /** Whose hand was asked for: one hand alone is theirs. */
  readonly asked: Seat
  /** On a player's own phone all tiles are theirs. */
  readonly one: boolean
}

/** Tiles of a photo that are one hand. */
export interface FoundHand {
  /** Null while nobody has said whose it is. */
  readonly owner: Owner | null
  readonly tiles: readonly FoundTile[]
}

/**
 * The hands in a photo: tiles that lie together are one hand, unless a person says otherwise; what is known to be one player's is one hand, wherever it lies.
 *
 * Hands of nobody yet come first, from the left of the picture to the right. A tile that was entered for someone else before is asked about.
 */
export function readHands(
  detections: readonly TileDetection[],
  { maxPip, copies, entered, asked, one }: HandsKnowledge,
  said: SaidOfHands,
): readonly FoundHand[] {
  const tiles = readHand(detections, { maxPip, copies, seen: [] }, said.corrections)
  const groups = lyingTogether(
    detections,
    tiles.map(({ at }) => at),
  )
  const alone = one || groups.length === 1
  const ownerOf = (at: number): Owner | null => said.owners.get(at) ?? (alone ? asked : null)
  const named = new Set(tiles.flatMap(({ at }) => ownerOf(at) ?? []))
  const elsewhere = entered.flatMap((hand, seat) => (named.has(seat) ? [] : hand))
  const doubtful = (found: FoundTile): FoundTile => {
    const isElsewhere = !found.byHand && elsewhere.filter((tile) => tile === found.tile).length >= copies
    return isElsewhere ? { ...found, look: 'unsure' } : found
  }
  const byPlace = new Map(tiles.map((found) => [found.at, ownerOf(found.at) === 'nobody' ? found : doubtful(found)]))
  const tilesAt = (places: readonly number[]): readonly FoundTile[] => places.flatMap((at) => byPlace.get(at) ?? [])
  const left = (places: readonly number[]): number => Math.min(...places.map((at) => middle(detections[at] as TileDetection).x))
  const open = groups
    .map((group) => group.filter((at) => ownerOf(at) === null))
    .filter((group) => group.length > 0)
    .sort((a, b) => left(a) - left(b))
  const owned = [...named].map((owner) => ({ owner, tiles: tilesAt(tiles.flatMap(({ at }) => (ownerOf(at) === owner ? [at] : []))) }))
  return [...open.map((group): FoundHand => ({ owner: null, tiles: tilesAt(group) })), ...owned.sort(inSeatOrder)]
}

/** What is nobody's comes last. */
function inSeatOrder(a: { readonly owner: Owner }, b: { readonly owner: Owner }): number {
  const place = ({ owner }: { readonly owner: Owner }): number => (owner === 'nobody' ? Infinity : owner)
  return place(a) === place(b) ? 0 : place(a) - place(b)
}

/** Says whose all tiles of a hand are; who has tiles is not out. */
export function withOwner(said: SaidOfHands, places: readonly number[], owner: Owner): SaidOfHands {
  return { ...said, owners: new Map([...said.owners, ...places.map((at) => [at, owner] as const)]), out: said.out.filter((seat) => seat !== owner) }
}

/** Says that a player has nothing left, or takes that back. */
export function withOut(said: SaidOfHands, seat: Seat): SaidOfHands {
  return { ...said, out: said.out.includes(seat) ? said.out.filter((each) => each !== seat) : [...said.out, seat] }
}

/** A tile that has to be settled before hands are used. */
export const isAsked = ({ owner, tiles }: FoundHand): boolean => owner !== 'nobody' && tiles.some(({ look }) => look === 'unsure')

/** What every player is found to have, by seat: their tiles, or none. */
export function handsFound(hands: readonly FoundHand[], { out }: SaidOfHands): ReadonlyMap<Seat, readonly Tile[]> {
  const found = new Map<Seat, readonly Tile[]>(out.map((seat) => [seat, []]))
  for (const { owner, tiles } of hands)
    if (owner !== null && owner !== 'nobody')
      found.set(
        owner,
        tiles.map(({ tile }) => tile),
      )
  return found
}
