import { damageSchema, FILE_LIMIT_NAMES, NOT_READABLE, type Damage } from '#shared/contract/damage'
import { describe, expect, it } from 'vitest'
import { commandRefusalSchema, type CommandRefusal } from '#shared/contract/schemas'
import { tileOf } from '#shared/domino/tile'
import { LIMIT_NAMES } from '#shared/match/limits'
import { QUESTION_OUTCOMES, trailEntrySchema, type TrailEntry, type TrailKind } from '#shared/match/trail'
import { STATEMENTS } from '#shared/rulebook/books'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { SETTINGS } from '#shared/rules/house-rules'
import { PRESET_IDS, PRESETS } from '#shared/rules/presets'
import { worthOf } from '#shared/games/reasons'
import { RULE_IDS } from '#shared/games/rule-ids'
import { LANGUAGES } from '#shared/words/languages'
import { SPOKEN } from './catalogues'
import { expectSentence, expectSound } from './sound'

const NAMES = ['Ada', 'Ben']
const happened = { at: '2026-03-01T19:00:00.000Z', device: 'the laptop' }
const standing = (...totals: number[]) => ({ totals, winner: null })
const about = { type: 'play' as const, player: 0, tile: '6-4' }
const result = { kind: 'domino' as const, winner: 0, totals: [4, 2] }

/** One entry of each kind at least; a kind without any does not compile. */
const TRAIL: { readonly [K in TrailKind]: readonly Extract<TrailEntry, { kind: K }>[] } = {
  corrected: [
    { kind: 'corrected', ...happened, edit: { name: 'revise', changes: [] }, before: standing(4, 2), after: { totals: [3, 2], winner: 0 } },
    { kind: 'corrected', ...happened, edit: { name: 'enter-play', changes: [] }, before: null, after: standing(4, 2) },
  ],
  details: [
    { kind: 'details', ...happened, field: 'place', before: '', after: 'Kitchen' },
    { kind: 'details', ...happened, field: 'note', before: 'A cat', after: '' },
    { kind: 'details', ...happened, field: 'date', before: '2026-03-01', after: '2026-03-02' },
    { kind: 'details', ...happened, field: 'gameName', before: '', after: 'Farm' },
    { kind: 'details', ...happened, field: 'learningAid', before: '', after: 'on' },
    { kind: 'details', ...happened, field: 'learningAid', before: 'on', after: '' },
    { kind: 'details', ...happened, field: 'picture', before: '', after: 'a'.repeat(32) },
    { kind: 'details', ...happened, field: 'picture', before: 'a'.repeat(32), after: 'b'.repeat(32) },
    { kind: 'details', ...happened, field: 'picture', before: 'a'.repeat(32), after: '' },
  ],
  binned: [{ kind: 'binned', ...happened }],
  restored: [{ kind: 'restored', ...happened }],
  imported: [{ kind: 'imported', ...happened, file: 'match.json' }],
  mended: [
    { kind: 'mended', ...happened, entries: 0 },
    { kind: 'mended', ...happened, entries: 1 },
    { kind: 'mended', ...happened, entries: 3 },
  ],
  'from-backup': [{ kind: 'from-backup', ...happened, made: '2026-02-01T10:00:00.000Z' }],
  joined: [
    { kind: 'joined', ...happened, how: 'extended', file: 'copy.json' },
    { kind: 'joined', ...happened, how: 'chosen', file: 'copy.json' },
  ],
  questioned: [
    ...QUESTION_OUTCOMES.map((outcome) => ({
      kind: 'questioned' as const,
      ...happened,
      round: 0,
      event: 3,
      about,
      outcome,
      agreed: [0, 1],
      note: 'We counted again.',
    })),
    { kind: 'questioned', ...happened, round: 0, event: 3, about, outcome: 'stands', agreed: [], note: '', settles: happened.at },
  ],
  'rules-changed': [
    { kind: 'rules-changed', ...happened, round: 1, event: 0, before: {}, after: { target: 12 }, totals: { before: standing(4, 2), after: null } },
  ],
  confirmed: [{ kind: 'confirmed', ...happened, round: 0, seat: 1, note: '', result }],
  contested: [{ kind: 'contested', ...happened, round: 0, seat: 1, note: 'I had three.', result }],
  withdrawn: [{ kind: 'withdrawn', ...happened, round: 0, seat: 1, note: '', result }],
  'confirm-rounds': [
    { kind: 'confirm-rounds', ...happened, on: true },
    { kind: 'confirm-rounds', ...happened, on: false },
  ],
}

const refusal = { code: 'bad-tile', tile: '7-5', limit: 6 }
const REFUSED: { readonly [K in CommandRefusal['kind']]: readonly Extract<CommandRefusal, { kind: K }>[] } = {
  stale: [{ kind: 'stale', revision: 3 }],
  impossible: [{ kind: 'impossible', round: 1, event: 2, refusal }],
  'later-event': [
    { kind: 'later-event', round: 1, event: 2, refusal },
    { kind: 'later-event', round: 1, event: null, refusal },
  ],
  'nothing-to-undo': [{ kind: 'nothing-to-undo' }],
  'not-yours': [{ kind: 'not-yours' }],
  'said-too-often': [{ kind: 'said-too-often' }],
  'over-limit': LIMIT_NAMES.map((limit) => ({ kind: 'over-limit' as const, limit, found: 20_001, allowed: 20_000 })),
  'not-understood': [{ kind: 'not-understood', field: 'event.note' }],
  'nothing-to-redo': [{ kind: 'nothing-to-redo' }],
  'nothing-to-change': [{ kind: 'nothing-to-change' }],
  'round-running': [{ kind: 'round-running' }],
  'no-such-match': [{ kind: 'no-such-match' }],
  'read-only': (['newer', 'unreadable'] as const).map((why) => ({ kind: 'read-only', why })),
  damaged: [{ kind: 'damaged', damage: { kind: 'newer' } }],
  'file-changed': [{ kind: 'file-changed' }],
  'in-bin': [{ kind: 'in-bin' }],
  'not-in-bin': [{ kind: 'not-in-bin' }],
  'came-apart': [{ kind: 'came-apart' }],
  'no-such-event': [{ kind: 'no-such-event' }],
  'round-not-over': [{ kind: 'round-not-over' }],
  'round-changed': [{ kind: 'round-changed' }],
  'not-asked': [{ kind: 'not-asked' }],
  'no-such-seat': [{ kind: 'no-such-seat' }],
  'settled-already': [{ kind: 'settled-already' }],
  'bad-photo': (['not-a-jpeg', 'too-large'] as const).map((why) => ({ kind: 'bad-photo', why })),
  'picture-stays': [
    { kind: 'picture-stays', why: 'changed' },
    { kind: 'picture-stays', why: 'not-yours' },
    { kind: 'picture-stays', why: 'too-many' },
  ],
  'no-such-photo': [{ kind: 'no-such-photo' }],
  'not-saved': (['disk-full', 'read-only', 'not-permitted', 'input-output', 'other'] as const).map((reason) => ({
    kind: 'not-saved',
    reason,
    detail: 'ENOSPC',
  })),
}

const over = { kind: 'over-limit', found: 2000, allowed: 16, round: null, event: null } as const
const DAMAGES: { readonly [K in Damage['kind']]: readonly Extract<Damage, { kind: K }>[] } = {
  'not-json': (['empty', 'cut', 'other'] as const).map((how) => ({ kind: 'not-json', how })),
  'wrong-shape': [{ kind: 'wrong-shape', detail: 'rounds.0.leader' }],
  'other-match': [{ kind: 'other-match', id: 'a-match-of-somebody' }],
  'over-limit': [
    ...FILE_LIMIT_NAMES.map((limit) => ({ ...over, limit })),
    ...(['nesting', 'event-size'] as const).flatMap((limit) => [
      { ...over, limit, round: 2 },
      { ...over, limit, round: 2, event: 14 },
    ]),
  ],
  newer: [{ kind: 'newer' }],
  fault: [{ kind: 'fault', detail: 'RangeError' }],
  'not-readable': NOT_READABLE.map((why) => ({ kind: 'not-readable', why, detail: 'EACCES' })),
}

describe.each(LANGUAGES)('In the language %s the page', (language) => {
  const words = SPOKEN[language].page

  it.each(Object.entries(TRAIL))('says what was done to a match: %s', (kind, entries) => {
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) {
      expect(trailEntrySchema.safeParse(entry).success, `${kind} as it is stored`).toBe(true)
      expectSound(words.trail.what(entry, NAMES), kind)
      expectSound(words.trail.on(entry.device), kind)
      expectSound(words.trail.fromTable('Ben', entry.device), kind)
      if (entry.kind === 'corrected') expectSentence(words.trail.totals(entry.before, entry.after, NAMES), kind)
      if (entry.kind === 'rules-changed') expectSentence(words.trail.bothTotals(entry.totals, NAMES), kind)
    }
    expect(new Set(entries.map((entry) => words.trail.what(entry, NAMES))).size, 'each says something else').toBe(entries.length)
  })

  it.each(Object.entries(REFUSED))('says why a command was refused: %s', (kind, refusals) => {
    for (const each of refusals) {
      expect(commandRefusalSchema.safeParse(each).success, `${kind} as it is sent`).toBe(true)
      expectSentence(words.commandRefusalSentence(each, { names: NAMES, game: 'bergen' }), kind)
    }
  })

  it('says what was restored, and names each match that would be too large', () => {
    const none = {
      matches: { added: 0, replaced: 0 },
      people: { added: 0, replaced: 0 },
      seasons: { added: 0, replaced: 0 },
      evenings: { added: 0, replaced: 0 },
      photos: 0,
      settings: 0,
      left: 0,
      unusable: 0,
      overLimit: [],
      before: null,
    }
    const full = [
      { names: ['Ada', 'Ben'], date: '2026-03-01' },
      { names: ['Cleo', 'Dan'], date: '2026-03-02' },
    ]
    const told = words.restoredSentences({ ...none, matches: { added: 2, replaced: 1 }, left: 1, unusable: 2, overLimit: full })
    for (const sentence of told) expectSentence(sentence, 'restored')
    for (const { names } of full) expect(told.filter((sentence) => names.every((name) => sentence.includes(name)))).toHaveLength(1)
    expect(words.restoredSentences(none)).toHaveLength(1)
  })

  it.each(Object.entries(DAMAGES))('says why a match cannot be opened: %s', (kind, damages) => {
    for (const damage of damages) {
      expect(damageSchema.safeParse(damage).success, `${kind} as it is sent`).toBe(true)
      expectSentence(words.damageSentence(damage), JSON.stringify(damage))
    }
    expect(new Set(damages.map(words.damageSentence)).size, 'each says something else').toBe(damages.length)
  })

  it.each(RULE_IDS)('has a title, a text and a caption for each example of rule %s', (id) => {
    const { title, text, examples } = words.ruleTexts[id]
    expectSound(title, id)
    expect(Object.keys(text)).toEqual(Object.keys(STATEMENTS[id]))
    for (const statement of Object.values(text)) expectSentence(statement, id)
    expect(Object.keys(examples)).toEqual(Object.keys(EXAMPLES[id]))
    for (const [name, caption] of Object.entries(examples)) expectSentence(caption, `${id} ${name}`)
    expect(new Set(Object.values(examples)).size, 'no two captions are alike').toBe(Object.keys(examples).length)
  })

  it('names every house rule and reading and its values, and says what it does and why', () => {
    for (const setting of SETTINGS) {
      const { name, does } = words.ruleSettings[setting.name]
      expectSound(name, setting.name)
      expectSentence(does, setting.name)
      if (setting.control.kind === 'choice')
        for (const value of setting.control.values) expectSound(words.settingChoiceWords(setting.name, value).label, `${setting.name} ${value}`)
      for (const preset of PRESET_IDS.filter((id) => setting.rules[PRESETS[id].game] !== undefined)) {
        expectSound(words.settingValueWords(setting.name, PRESETS[preset].settings[setting.name]), `${setting.name} in ${preset}`)
        if (setting.under === undefined) expectSentence(words.whySentence(setting.name, preset), `why ${setting.name} in ${preset}`)
      }
    }
  })

  it('tells what every rule set is like', () => {
    for (const preset of PRESET_IDS) {
      expectSentence(words.presets[preset].line, preset)
      expectSentence(words.presets[preset].lead, preset)
    }
  })

  it('tells a play in one breath, each of its kinds differently', () => {
    const { tileWords } = SPOKEN[language].scorer
    const play = { name: 'Ada', tile: tileWords(tileOf(4, 6)), arm: 'left', reasons: [], delta: 2, total: 7 } as const
    const heard = [
      play,
      { ...play, arm: 'right' },
      { ...play, arm: 3 },
      { ...play, arm: null },
      { ...play, delta: -2 },
      { ...play, delta: 0 },
      { ...play, reasons: [{ code: 'dual', points: worthOf(2) }] },
    ] as const
    const told = heard.map(words.ways.heard)
    for (const each of told) expectSentence(each, 'a play')
    expect(new Set(told).size).toBe(told.length)
  })
})
