import { drawableTiles } from '../match/stuck'
import { motionOf, movedBox, UNMOVED, type Colours, type Motion } from './align'
import { takenSince, type FaceDown } from './face-down'
import type { FollowedTiles } from './follow'
import type { Game } from './game'
import type { Box } from './grey'

/** Nobody takes more tiles while the table is looked at once: the frame is not where it was. */
const MOST_AT_ONCE = 4

/** After so many plays and passes without a count, counting starts over at the next entry. */
const GOES_ON = 4

interface BoneyardCounted extends FaceDown {
  /** Plays and passes of the round until then: a tile that is missed later may have been drawn by somebody else. */
  readonly moves: number
}

/** The frame in which the face-down tiles lie. */
export interface Boneyard {
  /** Where a person put it. */
  readonly marked: Box
  /** Where it is now: it follows what lies in it when the camera is bumped. */
  readonly box: Box
  readonly counted: BoneyardCounted | null
  /** How the picture has moved since it was counted. */
  readonly motion: Motion
  /** Tiles that lie there, as the latest picture has it; null where it cannot be said. */
  readonly lying: number | null
}

/** What the face-down tiles say. */
export interface BoneyardSeen {
  readonly boneyard: Boneyard | null
  /** Tiles fewer than the record has there. */
  readonly fewer: number
  /** Nobody has played or passed since they were last counted: who draws is whose turn it is. */
  readonly now: boolean
}

/** The size of the picture that was read. */
interface FrameSize {
  readonly width: number
  readonly height: number
}

/** The room that a face takes in the small picture, by the tiles of the line; null where none is seen. */
function faceIn({ width, height }: Colours, { places }: FollowedTiles, seen: FrameSize): number | null {
  const lengths = places.flatMap((place) => (place === null ? [] : [place.length])).sort((a, b) => a - b)
  const length = lengths[lengths.length >> 1]
  return length === undefined ? null : ((length * width) / seen.width) * ((length * height) / seen.height) * 0.5
}

/**
 * Holds the face-down tiles of a picture against the record.
 *
 * @param picture - null where there is none
 * @param entered - something was entered just now, so that the picture and the record say the same
 */
export function countBoneyard(
  before: Boneyard | null,
  { picture, entered }: { readonly picture: Colours | null; readonly entered: boolean },
  game: Game,
  followed: FollowedTiles,
  seen: FrameSize,
): BoneyardSeen {
  const { boneyard: marked, state, moves } = game
  const recorded = state.round?.boneyard ?? 0
  if (marked === null) return { boneyard: null, fewer: 0, now: true }
  const begun: Boneyard = before?.marked === marked ? before : { marked, box: marked, counted: null, motion: UNMOVED, lying: null }
  /* Before the lead, tiles are still shuffled and dealt. */
  if (game.laid.length === 0) return { boneyard: { ...begun, counted: null, lying: null }, fewer: 0, now: true }
  if (picture === null) return { boneyard: begun, fewer: 0, now: true }
  if (recorded === 0) return { boneyard: { ...begun, counted: null, lying: 0 }, fewer: 0, now: true }
  const face = faceIn(picture, followed, seen)
  const countedIn = (box: Box): BoneyardCounted => ({ picture, tiles: recorded, box, moves })
  /* What lies there now is taken for what the record has, in the first of these frames in which so many have room. */
  const startOver = (...boxes: readonly Box[]): BoneyardSeen => {
    const fitting = face === null ? undefined : boxes.find((box) => takenSince(countedIn(box), picture, face)?.tiles === 0)
    const box = fitting ?? begun.box
    return { boneyard: { marked, box, counted: countedIn(box), motion: UNMOVED, lying: fitting === undefined ? null : recorded }, fewer: 0, now: true }
  }
  if (begun.counted === null) return startOver(begun.box)
  /* A draw was taken back by hand: the record is believed, or the same draw would be entered again. */
  if (recorded > begun.counted.tiles) return startOver(movedBox(begun.counted.box, picture, begun.motion))
  let { motion } = begun
  let taken = face === null ? null : takenSince(begun.counted, picture, face, motion)
  if (face !== null && (followed.shifted || taken === null || taken.tiles < 0)) {
    motion = motionOf(begun.counted.picture, begun.counted.box, picture)
    taken = takenSince(begun.counted, picture, face, motion)
  }
  const box = movedBox(begun.counted.box, picture, motion)
  /* Nor do tiles come back. */
  if (taken === null || taken.tiles < 0 || taken.tiles > MOST_AT_ONCE) {
    /* A draw was tapped meanwhile, or the table has gone on. */
    if (entered && (recorded !== begun.counted.tiles || moves - begun.counted.moves >= GOES_ON)) return startOver(begun.box, box)
    return { boneyard: { ...begun, lying: null }, fewer: 0, now: true }
  }
  const lying = begun.counted.tiles - taken.tiles
  if (lying === recorded) {
    /* What has come without a tile being taken is not to be taken for one once it goes again. */
    const counted = taken.exact || taken.tiles > 0 ? { counted: countedIn(box), motion: UNMOVED } : { counted: { ...begun.counted, moves }, motion }
    return { boneyard: { marked, box, lying, ...counted }, fewer: 0, now: true }
  }
  /* A draw was tapped, and somebody has played since: it was made, and what was counted before was one too many. */
  if (entered && lying > recorded && moves > begun.counted.moves) return startOver(box)
  const fewer = recorded - lying
  const drawn = fewer > 0 && fewer <= drawableTiles(state) ? fewer : 0
  return { boneyard: { ...begun, box, motion, lying }, fewer: drawn, now: begun.counted.moves === moves }
}
