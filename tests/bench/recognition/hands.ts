import sharp from 'sharp'
import { makeTile, type Tile } from '#shared/domino/tile'
import { Random } from '#shared/kernel/random'
import { middle, rankTiles, type TileDetection } from '#shared/recognition/detection'
import { type FoundHand, type HandsKnowledge, isAsked, NO_HANDS_SAID, readHands } from '../../../src/renderer/photo/hand/hands-model'
import type { FoundTile } from '../../../src/renderer/photo/review/found-tiles'
import type { Networks } from '../../../src/renderer/recognition/network'
import type { Pixels } from '../../../src/renderer/recognition/pixels'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import { canonical, compareNames } from './compare'
import type { Outcome } from './outcome'
import { pixelsOf, tilePhotosIn, type TilesPhoto } from './photos'
import { trained } from './trained'

/*
 * A Mexican Train evening of six people and 13 rounds, its hands real photos: in each round one player has gone out, and five hands lie apart in one
 * picture (taken by the one who keeps the score), or each in a picture of its own (taken on its player's phone). What the reader finds is put through
 * the same model as on the page, and every tap that a person would need is counted, until each hand is as its labels say.
 */

const PEOPLE = 6
const ROUNDS = 13
/** More than that is no hand that is left. */
const MOST_TILES = 12
/** The suit from which on a set of these photos has no tile. */
const MAX_PIP = 12
/** Each photo in its part of the picture, and how far the parts are from each other, in pixels. */
const [PART_WIDTH, PART_HEIGHT, APART] = [900, 700, 260]
/** How many of the likeliest tiles are one tap away. */
const OFFERED = 4

interface HandPhoto {
  readonly folder: string
  readonly photo: TilesPhoto
  readonly tiles: readonly string[]
}

/** Photos of a few tiles that lie in no line, one set's tiles each once. */
function handsIn(folder: string): readonly HandPhoto[] {
  return tilePhotosIn(folder).flatMap((photo) => {
    const tiles = photo.tiles.map(canonical)
    const isHand = (photo.kind.lie === 'scattered' || photo.kind.lie === 'hand') && tiles.length > 0 && tiles.length <= MOST_TILES
    return isHand && new Set(tiles).size === tiles.length ? [{ folder, photo, tiles }] : []
  })
}

/** Hands of one round: no tile in two of them. */
function dealt(random: Random, all: readonly HandPhoto[]): readonly HandPhoto[] {
  const hands: HandPhoto[] = []
  for (const hand of random.shuffle([...all])) {
    if (hands.length === PEOPLE - 1) break
    if (!hands.some((other) => other.tiles.some((tile) => hand.tiles.includes(tile)))) hands.push(hand)
  }
  return hands
}

/** The hands in one picture, three in a row, on a grey table. */
async function laidApart(hands: readonly HandPhoto[]): Promise<Pixels> {
  const parts = await Promise.all(
    hands.map(async ({ folder, photo }, at) => {
      const { data, width, height } = await pixelsOf(folder, photo.file)
      const input = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
        .resize(PART_WIDTH, PART_HEIGHT, { fit: 'inside' })
        .png()
        .toBuffer()
      return { input, left: APART + (at % 3) * (PART_WIDTH + APART), top: APART + Math.floor(at / 3) * (PART_HEIGHT + APART) }
    }),
  )
  const [width, height] = [3 * PART_WIDTH + 4 * APART, 2 * PART_HEIGHT + 3 * APART]
  const { data } = await sharp({ create: { width, height, channels: 4, background: '#8a8a8a' } })
    .composite(parts)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}

/** Whose a detection is, by the part of the picture that it lies in. */
function partOf(detection: TileDetection): number {
  const { x, y } = middle(detection)
  const column = Math.min(2, Math.floor((x - APART / 2) / (PART_WIDTH + APART)))
  return column + 3 * (y > APART * 1.5 + PART_HEIGHT ? 1 : 0)
}

const nameOf = ({ tile }: FoundTile): string => makeTile(tile)

/** Taps that make what was found of a hand what it is: a tile that is asked about or wrong takes two, one more where it is not among those offered; one that was missed is tapped in the set. */
function tapsToMend(found: readonly FoundTile[], labels: readonly string[]): number {
  const { invented, missed } = compareNames(labels, found.map(nameOf))
  const wrong = [...invented]
  const lacking = [...missed]
  let taps = 0
  for (const each of found) {
    const at = wrong.indexOf(nameOf(each))
    if (at < 0) {
      if (each.look === 'unsure') taps += 2
      continue
    }
    wrong.splice(at, 1)
    const offered = rankTiles(each.detection, MAX_PIP)
      .slice(0, OFFERED)
      .map(({ tile }) => makeTile(tile))
    const meant = lacking.findIndex((tile) => offered.includes(tile))
    if (meant >= 0) {
      lacking.splice(meant, 1)
      taps += 2
    } else if (invented.length > missed.length) taps += 2
    else {
      lacking.shift()
      taps += 3
    }
  }
  return taps + (lacking.length === 0 ? 0 : 2 + lacking.length)
}

/** What a blank double counts in these games (RT-3). */
const DOUBLE_BLANK = 50

/** Taps for a hand as a number: its name, and the digits of what it counts. */
function tapsToType(labels: readonly string[]): number {
  const pips = labels.reduce((sum, label) => sum + (label === '0-0' ? DOUBLE_BLANK : label.split('-').reduce((all, half) => all + Number(half), 0)), 0)
  return 1 + String(pips).length
}

/** One photo of all hands: photo, picture, whose each is, a tile that lies with the wrong ones, who has nothing left, use, and count. */
function tapsTogether(detections: readonly TileDetection[], hands: readonly HandPhoto[], knowledge: HandsKnowledge): number {
  const found = readHands(detections, knowledge, NO_HANDS_SAID)
  let taps = 2
  const own: FoundTile[][] = hands.map(() => [])
  for (const { tiles } of found) {
    const parts = tiles.map(({ detection }) => partOf(detection))
    const most = mostly(parts)
    taps += 1 + 2 * parts.filter((part) => part !== most).length
    for (const tile of tiles) own[partOf(tile.detection)]?.push(tile)
  }
  for (const [at, { tiles }] of hands.entries()) {
    const found = own[at] ?? []
    // of which nothing was found, that is typed as where nobody takes a photo
    taps += found.length === 0 ? Math.min(tapsToType(tiles), tapsToMend(found, tiles)) : tapsToMend(found, tiles)
  }
  return taps + 3
}

function mostly(parts: readonly number[]): number {
  const count = (part: number): number => parts.filter((each) => each === part).length
  return parts.reduce((best, part) => (count(part) > count(best) ? part : best), parts[0] ?? 0)
}

/** A photo on each phone: photo, picture, send; and for who went out a nought and send. Then the table counts. */
function tapsOnPhones(read: readonly (readonly TileDetection[])[], hands: readonly HandPhoto[], knowledge: HandsKnowledge): number {
  const each = read.map((detections, at) => {
    const tiles = readHands(detections, { ...knowledge, one: true }, NO_HANDS_SAID).flatMap((hand: FoundHand) => hand.tiles)
    return 3 + tapsToMend(tiles, hands[at]?.tiles ?? [])
  })
  return each.reduce((sum, taps) => sum + taps, 0) + 2 + 1
}

const perPerson = (taps: number): string => (taps / PEOPLE).toFixed(2)

function said(name: string, taps: readonly number[]): string {
  const sum = taps.reduce((all, each) => all + each, 0)
  const within = taps.filter((each) => each <= 4 * PEOPLE).length
  return `${name.padEnd(34)} ${perPerson(sum / taps.length)} taps a round and person; ${perPerson(Math.max(...taps))} in the worst round; ${within} of ${taps.length} rounds within 4`
}

/** Takes the rounds of an evening from real photos of hands, and counts taps. */
export async function benchHands(folders: readonly string[], seed: number): Promise<Outcome> {
  const networks: Networks = { detector: await trained('detector'), reader: await trained('reader') }
  const all = folders.flatMap(handsIn)
  const random = new Random(seed)
  const knowledge: HandsKnowledge = { maxPip: MAX_PIP, copies: 1, entered: new Array<readonly Tile[]>(PEOPLE).fill([]), asked: 0, one: false }
  const together: number[] = []
  const phones: number[] = []
  const alone = new Map<HandPhoto, readonly TileDetection[]>()
  let hands = 0
  let tiles = 0
  let groups = 0
  let asked = 0
  for (let round = 0; round < ROUNDS; round++) {
    const dealtHands = dealt(random, all)
    hands += dealtHands.length
    tiles += dealtHands.reduce((sum, hand) => sum + hand.tiles.length, 0)
    const detections = await readPhoto(await laidApart(dealtHands), networks)
    const found = readHands(detections, knowledge, NO_HANDS_SAID)
    groups += found.length
    asked += found.filter(isAsked).length
    together.push(tapsTogether(detections, dealtHands, knowledge))
    for (const hand of dealtHands) if (!alone.has(hand)) alone.set(hand, await readPhoto(await pixelsOf(hand.folder, hand.photo.file), networks))
    phones.push(
      tapsOnPhones(
        dealtHands.map((hand) => alone.get(hand) ?? []),
        dealtHands,
        knowledge,
      ),
    )
  }
  const text = [
    `${ROUNDS} rounds of ${PEOPLE} people: ${hands} hands with ${tiles} tiles, from ${all.length} photos of hands (${alone.size} used), seed ${seed}`,
    said('one photo of all hands', together),
    said('a photo on each phone', phones),
    `one photo: ${groups} groups found for ${hands} hands, ${asked} with a tile that is asked about`,
    '',
  ].join('\n')
  const json = { rounds: ROUNDS, people: PEOPLE, hands, tiles, photos: all.length, groups, asked, together, phones }
  return { json, text, below: [], failed: [] }
}
