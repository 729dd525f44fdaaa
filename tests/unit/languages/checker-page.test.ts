// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rulingFile, sealOf } from '#shared/arbiter/file/ruling-file'
import type { RulingFile } from '#shared/arbiter/file/schema'
import { expectOk } from '#shared/kernel/result'
import { SETTINGS } from '#shared/rules/house-rules'
import { GAME_IDS, type GameId } from '#shared/games/rules'
import { LANGUAGES } from '#shared/words/languages'
import { root } from '../../../scripts/lib/paths.mjs'
import { differencesOf } from '../../../tools/checker/page/differences'
import { hasForm } from '../../../tools/checker/page/forms'
import { BEARING, shown } from '../../../tools/checker/page/show'
import { spokenIn } from '../../../tools/checker/page/spoken'
import { Random } from '../../reference/random'
import { randomRuling } from '../../reference/random-rulings'
import { checked } from '../../support/checked-ruling'
import { exampleRuling } from '../../support/ruling-example'
import { SEED } from '../../support/runs'
import { leavesOf, otherwise, withAt } from '../../support/tampered'
import { hasLine } from '#shared/games/index'

const EN = spokenIn('en')
const example = exampleRuling()
const sealed = (file: unknown): unknown => ({ ...(file as RulingFile), seal: sealOf(file as RulingFile) })
const page = (file: unknown, spoken = EN): HTMLElement => shown({ name: 'a.ruling.json', checked: checked(file) }, spoken, 'ruling', false)
const texts = (of: Element, selector: string): readonly string[] => [...of.querySelectorAll(selector)].map((each) => each.textContent.trim())
const wrong = (file: unknown): readonly string[] => texts(page(file), '.checks > [data-holds="false"]')

describe('The page of the checker', () => {
  it('says of a sound ruling what it is of, that it holds, what was told and every step', () => {
    const shownPage = page(example)
    expect(shownPage.dataset['holds']).toBe('true')
    expect(texts(shownPage, 'header')).toEqual(['a.ruling.json✓This ruling holds: Ada wins the round.Ada +2, Ben 0, Cleo 0'])
    expect(texts(shownPage, '.facts')).toEqual([
      'Bergen: lowest double leads · Match of 23 November 2026 · Round 3, Kitchen · Saved on 23 November 2026 at 20:15 (UTC) with Caravan 0.1.0',
    ])
    expect(texts(page({ ...example, information: { ...example.information, match: null } }), '.facts')[0]).toContain(' · Ruling of 23 November 2026 · Saved on')
    expect(texts(shownPage, 'summary')).toEqual(['Every check, one by one', 'On the table', 'Hands', 'Rules in force'])
    expect(texts(shownPage, '.row')).toEqual(['6-5 5-4 4-6 6-6 6-3 3-2 2-6 6-1 1-0 0-6', 'Ada0-0 2-1', 'Ben1-1', 'Cleo2-2'])
    expect(texts(shownPage, '.rules')[0]).toContain('Rule for a blocked round: American')
    expect(texts(shownPage, '.checks > li')).toContain(
      '✓Armanino, step 4 (B-5): if everyone has a double, the lowest wins.holdsLowest double: Ada 0-0, Ben 1-1, Cleo 2-2. Ada wins.',
    )
    expect(wrong(example)).toEqual([])
  })

  const LINE_GAMES = GAME_IDS.filter(hasLine)

  it('shows the settings that mean something in the game, and first those that bear on the ruling', () => {
    const games = new Map<GameId, RulingFile>()
    for (let at = 0; games.size < LINE_GAMES.length && at < 200; at++) {
      const file = expectOk(rulingFile(randomRuling((SEED + at) >>> 0)), 'it can be saved')
      games.set(file.rules.game, file)
    }
    expect([...games.keys()].sort()).toEqual([...LINE_GAMES].sort())
    for (const [game, file] of games) {
      const [bearing = '', others = ''] = texts(page(file), '.rules')
      expect(bearing, `${game}: tools/checker/check-ruling.mjs has to know its name and its sources`).toContain('Reserve: ')
      const settings = SETTINGS.filter(({ rules, name }) => rules[game] !== undefined && Object.hasOwn(file.rules, name) && !BEARING.includes(name))
      const expected = settings.map(({ name }) => EN.capitalised(EN.settingsWords({ [name]: file.rules[name as keyof typeof file.rules] })))
      expect(expected.length, game).toBeGreaterThan(2)
      for (const line of expected) expect(others, game).toContain(line)
      expect(others.length, game).toBe(expected.join('').length)
    }
  })

  it('knows which settings bear on a ruling, as the page of the format marks them', () => {
    const format = readFileSync(join(root, 'docs', 'ruling-format.md'), 'utf8')
    const marked = [...format.matchAll(/^\| `(\w+)` \\\* \|/gm)].map(([, name]) => name)
    expect(marked.filter((name) => name !== 'layout' && name !== 'players').sort()).toEqual([...BEARING].sort())
  })

  it.each([
    [
      'who wins',
      { ruling: { ...example.ruling, winner: 1 } },
      ['✗Winnerdoes not holdIn the fileRuling: Ben wins. Result: Ada wins.By the rulesAda wins.Where they differruling.winner: 1 → 0'],
    ],
    [
      'a value that means nothing',
      { result: { ...example.result, points: ['<b>', 0] } },
      [
        '✗Points for the rounddoes not holdIn the file["<b>",0]By the rulesAda +2, Ben 0, Cleo 0Where they differresult.points[0]: "<b>" → 2result.points[2]: not there → 0',
      ],
    ],
    [
      'a step too many',
      { ruling: { ...example.ruling, steps: [...example.ruling.steps, null] } },
      ['✗Number of stepsdoes not holdIn the file5By the rules4Where they differruling.steps.length: 5 → 4'],
    ],
    [
      'a step too few',
      { ruling: { ...example.ruling, steps: example.ruling.steps.slice(0, 3) } },
      [
        '✗Armanino, step 4 (B-5): if everyone has a double, the lowest wins.does not holdIn the filenullBy the rulesLowest double: Ada 0-0, Ben 1-1, Cleo 2-2. Ada wins.Where they differruling.steps[3]: null → {"found":{"kind":"decided","winner":0},"looked":{"among":[0,1,2],"measure":"lowest-double","tile":null,"values":["0-0","1-1","2-2"]},"rule":"B-5","test":"lowest-double-if-all-hold-one"}',
        '✗Number of stepsdoes not holdIn the file3By the rules4Where they differruling.steps.length: 3 → 4',
      ],
    ],
  ])('says what the file has and what follows from the rules, and where they differ: %s', (_what, change, lines) => {
    expect(wrong(sealed({ ...example, ...change }))).toEqual(lines)
  })

  it('names the tile that cannot be, and stops there', () => {
    const twice = { ...example, hands: [{ tiles: ['0-0', '2-2'], counted: null }, ...example.hands.slice(1)] }
    expect(texts(page(sealed(twice)), 'header')[0]).toContain('contradicts itself.2-2 is there 2 times, but the set has it once.')
  })

  it('says where a ruling holds that does not prove the round blocked, and which counts do not agree', () => {
    const hands = example.hands.map((hand, seat) => (seat === 0 ? { ...hand, counted: 3 } : hand))
    const { lines } = checked({ ...example, hands })
    const blocked = { ...example.blocked, doubts: lines.find(({ look }) => look === 'doubts')?.worked as unknown }
    const header = texts(page(sealed({ ...example, hands, blocked })), 'header')[0]
    expect(header).toContain('These counts do not agree: Ada’s hand has 2 tiles entered, but should have 3.')
  })

  it.each([
    ['', 'The file is empty.'],
    ['{"a": 1,, }', 'It is not JSON: line 1, character 9 cannot stand there.'],
    ['{"format": "caravan-ruling", "ver', 'It ends in the middle, at line 1, character 30.'],
    ['{"format": "caravan-record"}', 'It is another kind of file (“caravan-record”), not a ruling (“caravan-ruling”).'],
    ['[1, 2]', 'It does not say “caravan-ruling”, so it is not a ruling.'],
    [JSON.stringify({ ...example, version: 2 }), 'It has version 2 of the format, and this checker knows 1.'],
    [JSON.stringify({ ...example, players: 3 }), 'players: a list is needed.'],
    [JSON.stringify({ ...example, more: 1 }), 'more: there is no such field.'],
    [' '.repeat(200_001), 'It has 200001 bytes, and a ruling has at most 200000.'],
  ])('says what is wrong with a file that is no ruling: %.30s', (text, why) => {
    const header = texts(page(text), 'header')[0]
    expect(header).toContain('This is not a ruling that can be checked.')
    expect(header).toContain(why)
  })

  it('shows changed rulings of all kinds in every language, as texts and never as markup', () => {
    const random = new Random(SEED)
    let shownPages = 0
    for (let at = 0; at < 8; at++) {
      const file = expectOk(rulingFile(randomRuling((SEED + at) >>> 0)), 'it can be saved')
      const named = { ...file, players: file.players.map((name) => `<img src=x>${name}`) }
      for (const path of leavesOf(named).filter((_, place) => (place + at) % 30 === 0)) {
        const changed = withAt(named, path, (before) => otherwise(before, random))
        const shownPage = page(changed, spokenIn(LANGUAGES[shownPages++ % LANGUAGES.length] ?? 'en'))
        expect(shownPage.dataset['holds'], path.join('.')).toBe('false')
        expect(shownPage.textContent).not.toMatch(/undefined|NaN|\[object/)
        expect(shownPage.querySelector('img')).toBeNull()
      }
    }
    expect(shownPages).toBeGreaterThan(20)
  })
})

describe('Two values', () => {
  it.each([
    [{ a: [1, 2] }, { a: [1, 2] }, []],
    [{ a: [1, 2] }, { a: [1] }, ['x.a[1]']],
    [[], {}, ['x']],
    [null, { b: 1 }, ['x']],
    [{ b: 1, c: { d: 2 } }, { b: 2, c: { d: 3 } }, ['x.b', 'x.c.d']],
  ])('%j and %j differ at %j', (said, worked, paths) => expect(differencesOf(said, worked, 'x').map(({ path }) => path)).toEqual(paths))
})

describe('The form of what is found', () => {
  it('is that of every sound ruling, and not of what means nothing', () => {
    for (const { look, worked } of checked(example).lines)
      if (worked !== null && !['seal', 'steps'].includes(look)) expect(hasForm(look, worked), look).toBe(true)
    expect(hasForm('fits', [{ seat: 0, tile: '77-0', ends: [] }])).toBe(false)
    expect(hasForm('winner', ['Ada'])).toBe(false)
    expect(hasForm('elsewhere', 1)).toBe(false)
  })
})
