// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { tilesOfSet } from '#shared/domino/set'
import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { newRecord } from '#shared/match/new-record'
import type { RecordEvent } from '#shared/match/record'
import { LINE_PRESETS } from '#shared/rules/presets'
import { AnnouncerProvider } from '../../../../../src/renderer/components/announcer/announcer'
import { answerCase, type Answered } from '../../../../../src/renderer/match/arbiter/answered'
import { emptyCase, evolveCase, type Case, type CaseAction } from '../../../../../src/renderer/match/arbiter/case'
import { readTold } from '../../../../../src/renderer/match/arbiter/dispute'
import { caseFromMatch } from '../../../../../src/renderer/match/arbiter/from-match'
import { CheckRuling } from '../../../../../src/renderer/match/arbiter/saving/check-ruling'
import { SaveRuling } from '../../../../../src/renderer/match/arbiter/printing/ruling-out'
import { savedRuling } from '../../../../../src/renderer/match/arbiter/saving/saved-ruling'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { goldenCases } from '../../../../golden/golden-cases'
import { soundRuling } from '../../../../support/checked-ruling'
import { runs } from '../../../../support/runs'

const NOW = new Date('2026-11-23T20:15:07.999Z')
const ALONE = { date: '2026-11-23', match: null }
const tile = (text: string): Tile => expectOk(parseTile(text), text).tile
const answeredOn = (told: Case): Answered => answerCase(expectOk(readTold(told), 'these rules can be'), told.preset)
const hand = (key: number, ...tiles: readonly string[]): CaseAction => ({ type: 'hand', key, tiles: tiles.map(tile) })
const after = (first: Case, ...actions: readonly CaseAction[]): Case => actions.reduce(evolveCase, first)
const settled = after(emptyCase('bergen-pagat', {}, ['Ada', '../Ben: "x"']), hand(0, '6-6'), hand(1, '1-1'))

describe('The checker of rulings', () => {
  afterEach(cleanup)

  const press = async (told: Case): Promise<readonly unknown[] | undefined> => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    render(
      <AnnouncerProvider>
        <CheckRuling answered={answeredOn(told)} belongs={ALONE} />
      </AnnouncerProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Check this ruling' }))
    const [opened] = open.mock.calls
    open.mockRestore()
    return opened
  }

  test('is opened with the ruling behind the # of its address, where no host sees it', async () => {
    const [address, ...how] = (await press(settled)) ?? []
    expect(how).toEqual(['_blank', 'noopener'])
    const { pathname, search, hash } = new URL(String(address), 'http://127.0.0.1/')
    expect([pathname, search]).toEqual(['/check-ruling.html', ''])
    const told = new URLSearchParams(hash.slice(1))
    expect(told.get('name')).toMatch(/^2026-11-23 Ada, Ben x\.ruling\.json$/)
    expect(soundRuling(told.get('ruling') ?? '').players).toEqual(['Ada', '../Ben: "x"'])
  })

  test('is not opened where the tiles cannot be, and the page says so', async () => {
    expect(await press(after(settled, hand(1, '6-6')))).toBeUndefined()
    expect(screen.getByRole('list', { name: 'Messages' }).textContent).toContain('Some of these tiles can’t be right.')
  })
})

describe('The file of a ruling', () => {
  test('is named by day and players, holds, and says when and by which Caravan it was made', () => {
    const { name, text } = expectOk(savedRuling(answeredOn(settled), ALONE, NOW), 'two hands are shown')
    expect(name).toBe('2026-11-23 Ada, Ben x.ruling.json')
    const { information, players, result } = soundRuling(text)
    expect(information).toMatchObject({ preset: 'bergen-pagat', source: 'S1', day: '2026-11-23', match: null, madeAt: '2026-11-23T20:15:07Z' })
    expect(information.madeBy).toMatch(/^Caravan \d+\.\d+\.\d+/)
    expect([players, result.winner]).toEqual([['Ada', '../Ben: "x"'], 1])
  })

  const blocked = (events: readonly RecordEvent[]) => {
    const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }))
    const rules = { handSize: 2, draw: 'never' as const, target: { '2': 99, '3': 98, '4': 20 } }
    const record = { ...newRecord('bergen-pagat', rules, players), rounds: [{ leader: 0, events }] }
    const snapshot = { matchId: 'm', revision: 1, record, trail: [], startedAt: '', updatedAt: '', undo: null, redo: null }
    return expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'the record is sound')
  }
  const led: RecordEvent = { type: 'play', player: 0, tile: '6-6' }

  test('of a round in which somebody has left is of those who stayed, and moves what the record moves for them', () => {
    const view = blocked([led, { type: 'leave', player: 1, tiles: 'aside' }, { type: 'block', hands: [['5-4'], [], ['2-1', '3-0'], ['4-3', '5-1']] }])
    const { text } = expectOk(savedRuling(answeredOn(caseFromMatch(view, 0)), ALONE, NOW), 'the hands are shown')
    const { players, result, rules } = soundRuling(text)
    expect([players, rules['target']]).toEqual([['Ada', 'Cleo', 'Dan'], 20])
    const end = view.scored.rounds[0]?.end
    expect([result.winner, result.deltas]).toEqual([1, [end?.deltas[0], end?.deltas[2], end?.deltas[3]]])
    expect(end?.winner).toBe(2)
  })

  test('of a block that counts though a tile fits says that one can be played, and moves what the record moves', () => {
    const hands = [['6-4'], ['2-1', '3-0'], ['4-3', '5-1'], ['5-3', '1-0']]
    const view = blocked([led, { type: 'block', hands, stands: true }])
    const answered = answeredOn(caseFromMatch(view, 0))
    expect(answered.account.verdict).toMatchObject({ kind: 'playable', proof: 'seen' })
    const { blocked: said, result } = soundRuling(expectOk(savedRuling(answered, ALONE, NOW), 'the hands are shown').text)
    const end = view.scored.rounds[0]?.end
    expect([said.verdict.kind, result.winner, result.deltas]).toEqual(['playable', end?.winner, end?.deltas])
  })

  test('is of every blocked round of the golden records, and moves what the record’s own end moves', () => {
    let rounds = 0
    for (const { name, record } of goldenCases()) {
      const view = viewOf({
        matchId: 'match-0001',
        revision: 1,
        record,
        trail: [],
        startedAt: '2026-11-23T18:00:00.000Z',
        updatedAt: '',
      } as unknown as MatchSnapshot)
      if (!view.ok) continue
      for (const [at, { end, events }] of view.value.scored.rounds.entries()) {
        const last = events.at(-1)
        // a hand that is empty is one that nobody showed, to the page
        if (end?.kind !== 'blocked' || last?.type !== 'block' || last.hands.some((held) => held.length === 0)) continue
        const saved = savedRuling(answeredOn(caseFromMatch(view.value, at)), { date: '2026-11-23', match: { names: [], place: null, round: at + 1 } }, NOW)
        const file = soundRuling(expectOk(saved, name).text)
        expect([name, file.result.winner, file.result.deltas, file.result.totals]).toEqual([name, end.winner, end.deltas, end.totals])
        // a cross is written round its first double
        expect(file.table.kind).toBe(file.rules.layout === 'cross' ? 'spinner' : file.rules.layout)
        expect(file.ruling.steps.map((step) => step.found)).toEqual(end.ruling.steps.map((step) => JSON.parse(JSON.stringify(step.found)) as unknown))
        rounds++
      }
    }
    expect(rounds).toBeGreaterThan(15)
  })

  test('holds whatever was entered, or there is none', () => {
    const tiles = fc.uniqueArray(fc.constantFrom(...tilesOfSet(6)), { minLength: 1, maxLength: 4 })
    const line = fc.constantFrom('6-4 4-4 4-2', '6-6* 6-2', '2-6 6-6*', '6-6', '6-6 | 6-2 2-5 | 6-3 | - | -', '5-5')
    const actions = fc.tuple(
      fc.record({ type: fc.constant('hand' as const), key: fc.constant(0), tiles }),
      fc.record({ type: fc.constant('hand' as const), key: fc.constant(1), tiles }),
      fc.record({ type: fc.constant('table' as const), kind: fc.constantFrom('line' as const, 'ends' as const) }),
      fc.record({ type: fc.constant('line' as const), line }),
      fc.record({ type: fc.constant('end' as const), arm: fc.nat(3), suit: fc.option(fc.nat(6)) }),
      fc.record({ type: fc.constant('boneyard' as const), boneyard: fc.option(fc.nat(28)) }),
      fc.record({ type: fc.constant('rules' as const), rules: fc.record({ completeFirstDouble: fc.boolean() }) }),
    )
    const met = new Map<string, number>()
    fc.assert(
      fc.property(fc.constantFrom(...LINE_PRESETS), actions, (preset, told) => {
        const saved = savedRuling(answeredOn(after(emptyCase(preset), ...told)), ALONE, NOW)
        const kind = saved.ok ? soundRuling(saved.value.text).table.kind : saved.error.kind
        met.set(kind, (met.get(kind) ?? 0) + 1)
      }),
      runs(4000),
    )
    for (const kind of ['two-ended', 'spinner', 'ends', 'unknown', 'impossible-tiles', 'dice-needed']) expect([kind, met.get(kind) ?? 0]).not.toEqual([kind, 0])
  })
})

describe('Save the ruling', () => {
  afterEach(cleanup)

  /** Presses the button; the files that the page handed over. */
  async function press(told: Case): Promise<readonly { readonly name: string; readonly text: string }[]> {
    const files: Blob[] = []
    const names: string[] = []
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    render(
      <AnnouncerProvider>
        <SaveRuling answered={answeredOn(told)} belongs={ALONE} />
      </AnnouncerProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save the ruling' }))
    click.mockRestore()
    return Promise.all(files.map(async (file, at) => ({ name: names[at] ?? '', text: await textOf(file) })))
  }

  const shown = (): string => screen.getByRole('list', { name: 'Messages' }).textContent

  test('hands over the file and says what it is called', async () => {
    const [file] = await press(settled)
    expect(file?.name).toBe('2026-11-23 Ada, Ben x.ruling.json')
    expect(soundRuling(file?.text ?? '').players).toEqual(['Ada', '../Ben: "x"'])
    expect(shown()).toContain('Ruling saved as “2026-11-23 Ada, Ben x.ruling.json”. Look in your downloads.')
  })

  test('saves nothing of tiles that cannot be, and says what to do', async () => {
    expect(await press(after(settled, hand(1, '6-6')))).toEqual([])
    expect(shown()).toContain('Some of these tiles can’t be right. Fix them, then save the ruling.')
  })
})

/** jsdom's files have no `text()`. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file)
  })
}
