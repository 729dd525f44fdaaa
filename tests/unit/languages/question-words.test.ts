import { describe, expect, it } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import type { ShownTile } from '#shared/match/explain/explanation'
import { QUESTION_OUTCOMES } from '#shared/match/trail'
import { EQUAL_FINDINGS, OWN_TILE_FINDINGS, PAIR_FINDINGS, THROWN_NAMES, type Look } from '#shared/games/looks'
import { REASON_CODES, worthOf } from '#shared/games/reasons'
import { LANGUAGES } from '#shared/words/languages'
import { SPOKEN } from './catalogues'
import { expectSound } from './sound'

const AFTER: readonly ShownTile[] = [
  { arm: 'left', tile: tileOf(6, 6), suit: 6, halves: 2 },
  { arm: 'right', tile: tileOf(6, 4), suit: 6, halves: 1 },
]
const looked = { rule: 'FS-5', code: 'plural', points: worthOf(3) } as const

/** One of each finding at least. */
const LOOKS: readonly Look[] = [
  ...EQUAL_FINDINGS.map((finding) => ({ ...looked, kind: 'equal' as const, halves: finding === 'differ' ? 0 : 3, finding })),
  ...OWN_TILE_FINDINGS.flatMap((finding) => THROWN_NAMES.map((sought) => ({ ...looked, kind: 'own-tile' as const, sought, finding }))),
  ...PAIR_FINDINGS.map((finding) => ({
    ...looked,
    kind: 'pair' as const,
    shown: [0, 1] as const,
    tile: tileOf(6, 6),
    sought: finding === 'neither' || finding === 'one-tile' ? null : ('flower' as const),
    pairs: 4,
    counted: 2,
    finding,
  })),
  { ...looked, kind: 'pair', shown: [0, 0], tile: tileOf(6, 6), sought: null, pairs: 1, counted: 0, finding: 'one-tile' },
  { ...looked, kind: 'suit', suit: 6, count: 3, shown: [0, 1] },
  { ...looked, kind: 'suit', suit: 4, count: 1, shown: [1], code: null },
]

describe.each(LANGUAGES)('In the language %s a questioned event', (language) => {
  const { explanation, questions } = SPOKEN[language].page

  it('has words for everything that a game looks at and finds', () => {
    for (const look of LOOKS) {
      expectSound(explanation.look(look, AFTER, 'two-ended', { flower: '6-6', scorpion: '5-2' }), look.kind)
      expectSound(explanation.found(look), look.kind)
    }
    const pairs = LOOKS.filter((look) => look.kind === 'pair' && look.shown[1] === 1)
    expect(new Set(pairs.map((look) => explanation.found(look))).size, 'each finding says something else').toBe(PAIR_FINDINGS.length)
  })

  it('has words for each reason that a cap can bear on', () => {
    for (const code of REASON_CODES) expectSound(explanation.cap(code, worthOf(3), 1, 2, 15), code)
  })

  it('says where a total stopped, and never what the floor kept as if it were a gain', () => {
    const lost = {
      before: 1,
      short: 19,
      reasons: [],
      given: worthOf(-3),
      gains: 0,
      losses: -3,
      held: 2,
      lifted: 0,
      delta: -1,
      after: 0,
      bounds: ['floor'],
      withheld: null,
    } as const
    const net = explanation.sum('Hal', lost, { floor: 0, payout: 'net' })
    expectSound(net, 'net')
    expect(net).toMatch(/1 −3.*\s0$/)
    expect(net).not.toContain('+2')
    const later = explanation.sum('Hal', { ...lost, gains: 4, after: 4 }, { floor: 0, payout: 'losses-first' })
    expectSound(later, 'losses-first')
    expect(later).toMatch(/1 −3.*\s0 \+4 = 4$/)
    expect(explanation.sum('Hal', { ...lost, before: 5, held: 0, after: 2 }, { floor: 0, payout: 'net' })).toMatch(/5 −3 = 2$/)
    for (const payout of ['net', 'losses-first'] as const) expectSound(explanation.floor(0, payout), payout)
    if (language === 'en') expect([net, later]).toEqual(['Hal: 1 −3, and 0 is the lowest: 0', 'Hal: 1 −3, and 0 is the lowest: 0 +4 = 4'])
  })

  it('has words for what can come of it', () => {
    for (const outcome of QUESTION_OUTCOMES) {
      expectSound(questions.outcomes[outcome].label, outcome)
      expectSound(questions.save[outcome], outcome)
      for (const undone of [false, true]) expectSound(questions.earlier({ asked: { outcome }, undone }, [0], ['Ada']), outcome)
    }
  })
})
