import { describe, expect, it } from 'vitest'
import { END_KINDS, REFUSAL_CODES, WARNING_CODES, type RefusalCode } from '#shared/match/events'
import { ADJUST_REASONS, ADJUSTERS, FINISH_REASONS, HAND_REASONS, SHOW_REASONS } from '#shared/match/record'
import { scoreRecord, type RecordRefusal } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { block, lies, oneRound, play, rounds } from '#shared/rulebook/build'
import { scoreExample } from '#shared/rulebook/score-example'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { blocked, LIGHTEST_TIE, NO_DOUBLES, WORKED } from '#shared/rulebook/examples/blocked-tables'
import { LEADERS } from '#shared/games/preset'
import { PRESET_IDS } from '#shared/rules/presets'
import { IDS } from '#shared/games/ids'
import { GAMES } from '#shared/games/index'
import { beforeCaps, REASON_CODES, worthOf } from '#shared/games/reasons'
import { RULE_IDS, SOURCES } from '#shared/games/rule-ids'
import { BLOCKED_RULE_IDS, GAME_IDS } from '#shared/games/rules'
import { BLOCKED_TESTS } from '#shared/rules/rulings'
import { LANGUAGES } from '#shared/words/languages'
import { SPOKEN } from './catalogues'
import { expectSentence, expectSound } from './sound'
import { isOver } from '#shared/games/outcome'

const CABINET = { preset: 'bergen-game-cabinet' } as const
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

/** What the rule book's examples do not come to: faults of entering, and a record of something else. */
const FAULTS = [
  { format: 'something-else' },
  oneRound(CABINET, lies('6-4 4-2', { hands: [1, 3] }), play('2-1'), play('5-5')),
  oneRound({ preset: 'bergen-draw' }, lies('6-4 4-2', { hands: [3, 3], totals: [13, 14] }), play('6-2', 'right'), play('5-5')),
  oneRound(CABINET, { type: 'draw', count: 0 }),
  oneRound(CABINET, play('7-5')),
  oneRound(CABINET, play('6-4'), play('6-4')),
  oneRound(CABINET, play('6-4'), play('5-1')),
  oneRound(CABINET, play('6-4'), play('5-1', 'left')),
  oneRound(CABINET, play('6-4'), play('4-2'), play('6-2')),
  oneRound(CABINET, play('6-4'), block(['6-4'], ['1-0'])),
  oneRound(CABINET, block(['6-4'], ['1-0'])),
  oneRound(CABINET, lies('6-4 4-2', { hands: [2, 2] }), block(['5-3'], ['1-0'])),
  rounds(CABINET, { leader: 0, events: [play('6-4')] }, { leader: 1, events: [] }),
  oneRound(CABINET, play('6-4'), { type: 'stands', tile: '5-1', arm: 'right' }, { type: 'stands', tile: '3-2', arm: 'left', unpaid: true }),
  oneRound(CABINET, play('6-4'), { type: 'stands', tile: '6-1', arm: 'left' }),
  oneRound(CABINET, play('6-4'), { type: 'stands', tile: '6-1', arm: 'left', unpaid: 1 as never }),
  oneRound(CABINET, { type: 'adjust', deltas: [0, 0], reason: 'late', by: 'table' }),
  oneRound(CABINET, { type: 'adjust', deltas: [1], reason: 'late', by: 'table' }),
  oneRound(CABINET, play('6-4'), { type: 'finish', what: 'round', why: 'agreement' }),
  oneRound(CABINET, { type: 'finish', what: 'match', why: 'time' } as never),
  oneRound(CABINET, { type: 'finish', what: 'match', when: 'after-round', why: 'time' }, { type: 'finish', what: 'match', when: 'after-round', why: 'time' }),
  oneRound(CABINET, play('6-4'), { type: 'show', player: 0, tiles: ['6-5'], why: 'dropped', first: true }, play('4-2'), play('6-3')),
  oneRound(CABINET, play('6-4'), { type: 'show', player: 1, tiles: ['6-5'], why: 'misplay' }, { type: 'pass' }),
  oneRound(CABINET, play('6-4'), { type: 'show', tiles: ['6-4'], why: 'dropped' }),
  oneRound(CABINET, play('6-4'), { type: 'show', player: 0, tiles: ['5-3'], why: 'dropped' }, block(['5-5', '5-1', '3-3', '3-1', '1-1', '3-2'], ['1-0'])),
  oneRound(CABINET, play('6-4'), { type: 'hand', count: 99, why: 'counted' }),
  oneRound(CABINET, { type: 'hand', count: 7, why: 'counted' }, { type: 'hand', count: 7, why: 'counted' }),
  oneRound(CABINET, play('6-4'), { type: 'set', extra: ['6-4'] }, play('6-4', 'left')),
  oneRound(CABINET, play('6-4'), { type: 'set' } as never),
  oneRound(CABINET, play('6-4'), { type: 'set', missing: ['6-4'] }),
  oneRound(CABINET, play('6-4'), { ...block(['6-1'], ['1-0']), stands: true }),
  oneRound(CABINET, play('6-4'), { ...block(['1-1'], ['1-0']), stands: true }),
  oneRound(CABINET, play('6-4'), { ...block(['1-1'], ['1-0']), stands: 1 as never }),
  oneRound(CABINET, { type: 'leave', tiles: 'aside' }),
  oneRound(CABINET, { type: 'leave', tiles: 'table' as never }),
  oneRound({ preset: 'bergen-pagat', players: 3, rules: {} }, play('6-4'), { type: 'leave', player: 2, tiles: 'aside' }, { type: 'pass', player: 2 }),
  oneRound({ preset: 'bergen-pagat', players: 4, rules: { partners: true } }, { type: 'leave', tiles: 'boneyard' }),
  /* Rulings that no example of the book needs. */
  ...[WORKED, NO_DOUBLES, LIGHTEST_TIE].flatMap((table) =>
    (['american', 'german', 'simple', 'picture'] as const).map((blockedRule) =>
      oneRound({ preset: 'bergen-pagat', players: 3, rules: { blockedRule } }, ...blocked(table)),
    ),
  ),
]

const examples = RULE_IDS.flatMap((id) => Object.values(EXAMPLES[id]))
const results = [...examples.map(scoreExample), ...FAULTS.map(scoreRecord)]
const sound: readonly ScoredMatch[] = results.flatMap((result) => (result.ok ? [result.value] : []))
const refused: readonly RecordRefusal[] = results.flatMap((result) => (result.ok ? [] : [result.error]))
const plays = sound.flatMap((match) =>
  match.rounds.flatMap(({ dice, events }) => events.flatMap((event) => (event.type === 'play' ? [{ match, dice, play: event }] : []))),
)
const ends = sound.flatMap((match) => match.rounds.flatMap(({ end }) => (end === null ? [] : [{ match, end }])))
const rulings = ends.flatMap(({ match, end }) => (end.kind === 'blocked' ? [{ rule: match.rules.blockedRule, ruling: end.ruling }] : []))
const codesOf = <T>(codes: readonly T[]): ReadonlySet<T> => new Set(codes)

describe('The matches these sentences are about', () => {
  it('come to every reason, refusal, warning, test of a ruling and end of a round there is', () => {
    expect(codesOf(plays.flatMap(({ play: { reasons } }) => reasons.map(({ code }) => code)))).toEqual(codesOf(REASON_CODES))
    expect(codesOf<RefusalCode>(refused.map(({ refusal }) => refusal.code))).toEqual(codesOf(REFUSAL_CODES))
    expect(codesOf(sound.flatMap(({ warnings }) => warnings.map(({ code }) => code)))).toEqual(codesOf(WARNING_CODES))
    expect(codesOf(rulings.flatMap(({ ruling }) => ruling.steps.map(({ test }) => test)))).toEqual(codesOf(BLOCKED_TESTS))
    expect(codesOf(rulings.flatMap(({ ruling }) => ruling.steps.map(({ found }) => found.kind)))).toEqual(
      codesOf(['decided', 'tie', 'nobody', 'not-applicable', 'deducted']),
    )
    expect(codesOf(ends.map(({ end }) => end.kind))).toEqual(codesOf(END_KINDS))
  })
})

describe.each(LANGUAGES)('In the language %s the scorer', (language) => {
  const words = SPOKEN[language].scorer

  it('says every reason, and what a cap or floor made of their sum', () => {
    for (const { match, dice, play: told } of plays) {
      for (const reason of told.reasons) {
        const sentence = words.reasonSentence(reason, { outward: told.outward, dice })
        expectSentence(sentence, reason.code)
        expect(sentence, reason.code).toContain(words.signed(beforeCaps(reason.points)))
      }
      expectSentence(words.playSentence(told, { dice, rules: match.rules }), 'a play')
    }
  })

  it('says every refusal, with names and without, in every game', () => {
    for (const found of refused) {
      for (const game of GAME_IDS) {
        expectSentence(words.recordRefusalSentence(found, NAMES, game), found.refusal.code)
        expectSentence(words.refusalSentence(found.refusal, [], game), found.refusal.code)
      }
    }
  })

  it('says every warning in every game', () => {
    for (const warning of sound.flatMap(({ warnings }) => warnings)) {
      for (const game of GAME_IDS) expectSentence(words.warningSentence(warning, NAMES, game), warning.code)
    }
  })

  it('says what points were given or taken for, and by whom', () => {
    for (const reason of ADJUST_REASONS) {
      for (const by of ADJUSTERS) {
        expectSound(words.adjustBy({ by }), by)
        expectSound(words.adjustBy({ by, name: 'Mia' }), by)
        const said = words.adjustMoves({ asked: [3, -3, 0], deltas: [3, -1, 0], reason }, NAMES)
        expectSound(said, reason)
        expect(said).toContain(words.adjustReasons[reason])
      }
    }
  })

  it('says why a round or a match ends early, and what ends', () => {
    for (const why of FINISH_REASONS) expectSound(words.finishWhy({ why }), why)
    for (const when of [null, 'after-round', 'now'] as const) expectSound(words.finishWhat({ when }), String(when))
  })

  it('says of which tiles everyone has seen, how many a hand has, and why', () => {
    for (const why of SHOW_REASONS) {
      for (const first of [{}, { first: true }] as const) {
        const said = words.handTold({ type: 'show', tiles: ['5-3', '6-1'], why, ...first })
        expectSound(said, why)
        expect(said).toContain(words.showReasons[why])
      }
    }
    for (const why of HAND_REASONS) expect(words.handTold({ type: 'hand', count: 5, why })).toContain(words.handReasons[why])
  })
  it('says whose points are that were not called', () => {
    for (const to of [null, 0, 2]) expectSound(`${words.uncalledSays} ${words.uncalledTo({ to }, NAMES)}`, String(to))
  })

  it('says what a set has less or more', () => {
    for (const told of [{ missing: ['3-1'] }, { extra: ['6-4', '6-6'] }, { missing: ['3-1'], extra: ['6-4'] }])
      expectSound(words.setTold(told), JSON.stringify(told))
    expect(words.setWho).not.toBe('')
  })

  it('says every step of a ruling, citing its rule, and what is left open', () => {
    for (const { rule, ruling } of rulings) {
      for (const step of ruling.steps) {
        const [sentence = ''] = words.rulingSentences({ winner: null, steps: [step] }, NAMES, rule)
        expectSentence(sentence, `${rule} ${step.test}`)
        expect(sentence).toContain(step.rule)
        expectSound(words.testWords(step.test, rule), step.test)
      }
      for (const sentence of words.rulingSentences(ruling, NAMES, rule)) expectSentence(sentence, rule)
    }
  })

  it('says how every round ended, and who won the match', () => {
    for (const { match, end } of ends) expectSentence(words.endSentence(end, NAMES, match.rules), end.kind)
    for (const scored of sound) {
      if (isOver(scored)) expectSentence(words.matchSentence(scored, NAMES), 'the winner')
    }
  })

  it('names every game, rule set, source, blocked rule and leader', () => {
    for (const id of PRESET_IDS) expectSound(words.presetNames[id], id)
    for (const source of SOURCES) expectSound(words.sourceNames[source], source)
    for (const rule of BLOCKED_RULE_IDS) expectSound(words.blockedRuleNames[rule], rule)
    for (const leader of LEADERS) expectSentence(words.leaderAdvice[leader], leader)
    for (const game of GAME_IDS)
      for (const word of [words.gameWords(game).name, words.gameWords(game).line, words.gameWords(game).boneyard]) expectSound(word, game)
  })
})

describe('Four equal halves, with two sets', () => {
  it.each([
    ['en', 'plural', 'Plural +3: all open halves show 6.'],
    ['de', 'plural', 'Vierling +3: alle offenen Hälften sind eine 6.'],
    ['en', 'triple-header', 'Triple header +3: both ends show 6, both with a double.'],
    ['de', 'triple-header', 'Dreierkopf +3: an beiden Enden eine 6, beide Male als Pasch.'],
    ['es', 'triple-header', 'Cuadre triple +3: los dos extremos son 6, los dos con el doble.'],
    ['fr', 'triple-header', 'Triple tête +3\u00a0: les deux bouts sont à 6, avec deux doubles.'],
  ] as const)('in %s a %s is “%s”', (language, code, sentence) => {
    expect(SPOKEN[language].scorer.reasonSentence({ code, points: worthOf(3), count: 4 }, { outward: 6, dice: null })).toBe(sentence)
  })

  it('of which the German word for three is another', () => {
    expect(SPOKEN.de.scorer.reasonSentence({ code: 'plural', points: worthOf(3) }, { outward: 6, dice: null })).toBe(
      'Drilling +3: alle offenen Hälften sind eine 6.',
    )
  })
})

describe('A sentence that is none', () => {
  it.each(['', 'Ada undefined wins.', 'It was not-blocked.', 'Two  blanks.', 'no end', '[object Object].'])('is found: “%s”', (text) => {
    expect(() => expectSentence(text, 'a test')).toThrow()
  })
})

describe.each(LANGUAGES)('Near the target, in %s,', (language) => {
  const { playSentence } = SPOKEN[language].scorer
  const capped = IDS.filter(({ game }) => GAMES[game].settings.approachCap !== undefined)

  it.each(capped.map(({ game, capped: [code] }) => [game, code] as const))('%s says what scores less', (game, code) => {
    expect(code).toBeDefined()
    const reasons = [{ code: code ?? 'dual', points: worthOf(3) }]
    const play = { player: 0, outward: 3, arm: 'left', reasons, delta: 1, totals: [15, 3] } as const
    const sentence = playSentence(play, {
      dice: null,
      rules: { game, target: 15, approachCap: true, floor: 0, exact: false, firstScore: 0, noWinOnLead: false, partners: false, payout: 'net' },
    })
    expectSentence(sentence, game)
  })
})
