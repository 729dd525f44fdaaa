import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isDouble, makeTile, parseTile, type Tile } from '#shared/domino/tile'
import { fittingArms } from '#shared/domino/line'
import { expectOk } from '#shared/kernel/result'
import { countedTiles } from '#shared/match/explain/counted-tiles'
import { explainEvent } from '#shared/match/explain/explain'
import type { ShownTile } from '#shared/match/explain/explanation'
import { scoreRecord } from '#shared/match/replay'
import { recordUpTo } from '#shared/match/up-to'
import { HOW_TO_PLAY, lessonOf, TAUGHT_GAMES, type TaughtGame } from '#shared/rulebook/how-to-play/index'
import { LESSONS_EXPECTED } from '#shared/rulebook/made/lessons-expected'
import { stepsOf, tableFigures, type LessonExpected } from '#shared/rulebook/how-to-play/how-to-play'
import { PRESETS } from '#shared/rules/presets'
import { GAMES_FOLDER } from '../../../../scripts/lib/games.mjs'
import { disagreement } from '../../../reference/compare'
import { untrueClaims } from '../../../support/untrue-claims'
import { hasLine } from '#shared/games/index'
import { OPEN } from '#shared/games/outcome'
import type { MatchRecord } from '#shared/match/record'
import { scoringShown } from '#shared/rulebook/how-to-play/teaching'

const pictures = TAUGHT_GAMES.flatMap((game) => Object.entries(HOW_TO_PLAY[game].pictures).map(([name, example]) => ({ game, name, example })))
const scored = (game: TaughtGame) => expectOk(scoreRecord(HOW_TO_PLAY[game].firstRound), 'a first round is sound')

/** Two play it. */
const tilesDealt = (game: TaughtGame): number => 2 * (EXPECTED[game].figures.hand ?? 0)

/** What each game says of its lesson by hand, in `book/lesson-expected.ts`. */
const EXPECTED: Readonly<Record<TaughtGame, LessonExpected>> = LESSONS_EXPECTED

/** What a seat had before the last event of a picture, where its table begins with totals. */
const before = ({ rounds: [round] }: MatchRecord, seat: number): number => {
  const [first] = round?.events ?? []
  return first?.type === 'table' ? (first.totals?.[seat] ?? 0) : 0
}

const ringedIn = ({ arm, tile: open, suit, halves }: ShownTile): string => {
  const counts = halves === 1 ? suit : isDouble(open) ? `${suit} ${suit}` : 'both'
  return `${arm ?? 'lead'} ${makeTile(open)} ${counts}`
}
const tile = (text: string): Tile => expectOk(parseTile(text), 'a tile').tile

describe('The pictures of what scores', () => {
  it.each(pictures)('$game, $name: both scorers bear it out, and nothing about it is irregular', ({ example }) => {
    expect(example.claims.some(({ kind }) => kind === 'moves' || kind === 'round-ends')).toBe(true)
    expect(untrueClaims(example)).toEqual([])
    expect(disagreement(example.record)).toBeNull()
    expect(expectOk(scoreRecord(example.record), 'a picture is sound').warnings).toEqual([])
  })

  it.each(TAUGHT_GAMES)('%s has six, all by the rule set the page is about, and where tiles are laid one of a play that scores nothing', (game) => {
    const of = pictures.filter((each) => each.game === game)
    expect(of).toHaveLength(6)
    const paysNobody = of.filter(({ example: { record } }) =>
      expectOk(scoreRecord(record), 'a picture is sound').totals.every((total, seat) => total === before(record, seat)),
    )
    expect(of.filter(({ example }) => example.says === 'no')).toEqual(paysNobody)
    expect(paysNobody.map(({ name }) => name).includes('nothing')).toBe(hasLine(game))
    expect(new Set(of.map(({ example }) => example.record.preset))).toEqual(new Set([HOW_TO_PLAY[game].preset]))
    expect(of.every(({ example }) => Object.keys(example.record.rules).length === 0)).toBe(true)
  })

  it.each(pictures)('$game, $name: what is ringed is what made the points', ({ game, name, example }) => {
    const explained = expectOk(explainEvent(example.record, 0, example.at.event ?? 0), 'a picture is sound')
    expect(countedTiles(explained).map(ringedIn)).toEqual(EXPECTED[game].ringed[name])
  })
})

describe('The lesson of partners', () => {
  const { preset, pictures: shown, firstRound } = lessonOf('partners')

  it.each(Object.entries(shown))('%s: both scorers bear it out, and nothing about it is irregular', (_, example) => {
    expect(example.claims).toHaveLength(1)
    expect(untrueClaims(example)).toEqual([])
    expect(disagreement(example.record)).toBeNull()
    const { warnings, totals } = expectOk(scoreRecord(example.record), 'a picture is sound')
    expect(warnings).toEqual([])
    expect(totals.every((total) => total === 0)).toBe(example.says === 'no')
  })

  it('is of a rule set of partners, with a round that is scored alike at every step, from a deal of all tiles to a block', () => {
    expect([...Object.values(shown).map(({ record }) => record), firstRound].every((record) => record.preset === preset)).toBe(true)
    expect(PRESETS[preset].settings.partners).toBe(true)
    for (const { round, events } of stepsOf(firstRound)) expect(disagreement(recordUpTo(firstRound, round, events))).toBeNull()
    const { rounds, warnings } = expectOk(scoreRecord(firstRound), 'a first round is sound')
    expect(warnings).toEqual([])
    const laid: Tile[] = []
    const shownAtBlock: Tile[][] = []
    const passed: [number, number][] = []
    const open: number[] = []
    for (const event of rounds[0]?.events ?? []) {
      if (event.type === 'play') laid.push(event.tile)
      if (event.type === 'block') shownAtBlock.push(...event.hands.map((hand) => [...hand]))
      if (event.type === 'pass') {
        passed.push([event.player, laid.length])
        const { round } = expectOk(scoreRecord(recordUpTo(firstRound, 0, laid.length)), 'a first round is sound').state
        open.push(...(round?.line.ends ?? []).flatMap((end) => end?.suit ?? []))
      }
    }
    expect(new Set([...laid, ...shownAtBlock.flat()]).size).toBe(28)
    // nobody could play at the block, and who passed could not
    expect(shownAtBlock.flat().some((each) => makeTile(each).includes('6'))).toBe(false)
    expect(passed).toEqual([[1, 9]])
    expect(shownAtBlock[1]?.some((each) => open.some((suit) => makeTile(each).includes(String(suit))))).toBe(false)
  })
})

describe('Every figure of a page', () => {
  it.each(TAUGHT_GAMES.filter(hasLine))('%s: a table for three is told with those for two and four', (game) => {
    const { preset } = HOW_TO_PLAY[game]
    const { few, three, many } = tableFigures(preset)
    const { settings, players } = PRESETS[preset]
    expect([few.players, many.players]).toEqual([players.min, players.max])
    const at = (value: typeof settings.handSize, seats: number) => (typeof value === 'number' ? value : (value[seats] ?? value[4]))
    expect(at(settings.handSize, 3)).toBe(three.handSize)
    // where three are dealt other tiles than two, the lesson has to say how many
    const said = readFileSync(join(GAMES_FOLDER, game, 'words', 'en.json'), 'utf8')
    expect(said.includes('{handSizeOfThree}')).toBe(three.handSize !== few.handSize)
    expect(at(settings.target, 3)).toBe(many.target)
  })

  it.each(TAUGHT_GAMES)('is that of the rules: %s', (game) => {
    const { tiles, few, many } = tableFigures(HOW_TO_PLAY[game].preset)
    const { handSize, reserve, target, dominoPoints, blockedPoints, tileDeduction, arms } = few
    const others = { reserve, target, dominoPoints, blockedPoints, tileDeduction, arms }
    expect({ tiles, hand: handSize, handOfMany: many.handSize, targetOfMany: many.target, ...others }).toMatchObject(EXPECTED[game].figures)
  })
})

describe.each(TAUGHT_GAMES.filter((game) => !hasLine(game)))('The match of %s', (game) => {
  const { firstRound, preset } = HOW_TO_PLAY[game]

  it('is a step for each round, ends with a winner, and is scored alike by both scorers at every step', () => {
    const steps = stepsOf(firstRound)
    expect(steps).toHaveLength(firstRound.rounds.length + 1)
    for (const { round, events } of steps) expect(disagreement(recordUpTo(firstRound, round, events))).toBeNull()
    expect(firstRound.preset).toBe(preset)
    expect(firstRound.rules).toEqual({})
    const { rounds, warnings, outcome } = scored(game)
    expect(warnings).toEqual([])
    expect(outcome.kind).toBe('won')
    expect(rounds.every(({ end }) => end?.kind === 'counted')).toBe(true)
  })

  it('shows each thing that the pictures show', () => {
    const shown = scored(game).rounds.flatMap((round) => scoringShown(round).flat())
    expect(new Set(shown)).toEqual(new Set(Object.keys(HOW_TO_PLAY[game].pictures)))
  })
})

describe.each(TAUGHT_GAMES.filter(hasLine))('The first round of %s', (game) => {
  const { firstRound, preset } = HOW_TO_PLAY[game]

  it('is a step for each tile dealt, goes out, and is scored alike by both scorers at every step', () => {
    const turns = stepsOf(firstRound)
    // what is left in the other hands is said after the last tile, where it pays
    const counted = firstRound.rounds[0]?.events.filter(({ type }) => type === 'left') ?? []
    expect(counted).toHaveLength(PRESETS[preset].settings.endWorth === 'fixed' ? 0 : 1)
    expect(turns).toHaveLength(tilesDealt(game) + counted.length)
    for (const { round, events } of turns) expect(disagreement(recordUpTo(firstRound, round, events))).toBeNull()
    expect(firstRound.preset).toBe(preset)
    expect(firstRound.rules).toEqual({})
    const { rounds, warnings, outcome } = scored(game)
    expect(warnings).toEqual([])
    expect(outcome).toEqual(OPEN)
    expect(rounds[0]?.end).toMatchObject({ kind: 'domino', winner: 0 })
  })

  it('shows all that scores in the pictures, and a play that scores nothing', () => {
    const plays = scored(game).rounds.flatMap(({ events }) => events.filter((event) => event.type === 'play'))
    const codes = new Set(plays.flatMap(({ reasons }) => reasons.map(({ code }) => code)))
    const shown = pictures
      .filter((each) => each.game === game)
      .flatMap(({ example }) => example.claims.flatMap((claim) => (claim.kind === 'reason' ? [claim.code] : [])))
    expect([...codes]).toEqual(expect.arrayContaining([...new Set(shown)]))
    expect(plays.some(({ reasons }) => reasons.length === 0)).toBe(true)
  })

  it('can be played with the tiles that were dealt, and breaks no rule: nobody draws who can play, and what is drawn and fits is played', () => {
    const { hands, drawn } = EXPECTED[game]
    const held = hands.map((hand) => hand.map(tile))
    const waiting = drawn.map(tile)
    expect(new Set([...held.flat(), ...waiting]).size).toBe(tilesDealt(game) + waiting.length)
    const line = (events: number) => expectOk(scoreRecord(recordUpTo(firstRound, 0, events)), 'a first round is sound').state.round
    firstRound.rounds[0]?.events.forEach((event, at) => {
      const before = line(at)
      const hand = held[event.player ?? -1] as Tile[]
      const canPlay = () => before !== null && hand.some((each) => fittingArms(before.line, each, scored(game).rules.completeFirstDouble).length > 0)
      if (event.type === 'draw') {
        for (let count = 0; count < event.count; count++) {
          expect(canPlay()).toBe(false)
          hand.push(waiting.shift() as Tile)
        }
        expect(canPlay()).toBe(true)
        return
      }
      if (event.type === 'pass') return expect(canPlay()).toBe(false)
      if (event.type === 'left') return expect(event.hands.map((left) => ('pips' in left ? [] : left.map(tile)))).toEqual(held)
      if (event.type !== 'play') throw new Error('only plays, draws, passes and what is left')
      const played = tile(event.tile)
      expect(hand).toContain(played)
      hand.splice(hand.indexOf(played), 1)
    })
    expect(held[0]).toEqual([])
    expect(held[1]?.map(makeTile).length).toBe(scored(game).state.round?.hands[1])
    expect(waiting).toEqual([])
  })

  it('is led as the rule set says', () => {
    const [ada, ben] = EXPECTED[game].hands.map((hand) => hand.map(tile).filter(isDouble))
    const first = scored(game).rounds[0]?.events[0]
    const lead = first?.type === 'play' ? first.tile : null
    if (PRESETS[preset].settings.leadTile === 'double') expect(ada).toContain(lead)
    if (PRESETS[preset].firstLeader === 'lowest-double') expect([...(ada ?? []), ...(ben ?? [])].every((each) => lead !== null && !(each < lead))).toBe(true)
  })
})
