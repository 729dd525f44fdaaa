import { describe, expect, it } from 'vitest'
import { NO_FILES, type Damage } from '#shared/contract/damage'
import { noticeSchema, type Notice } from '#shared/contract/lists'
import type { FoundShape, Wanted } from '#shared/kernel/shape-fault'
import { LIMIT_NAMES } from '#shared/match/limits'
import type { Malformed } from '#shared/match/malformed'
import { LANGUAGES } from '#shared/words/languages'
import { SPOKEN } from './catalogues'
import { expectSentence } from './sound'

const found: FoundShape = { kind: 'text', text: 'six' }
const FOUND: { readonly [K in FoundShape['kind']]: Extract<FoundShape, { kind: K }> } = {
  nothing: { kind: 'nothing' },
  list: { kind: 'list' },
  object: { kind: 'object' },
  text: { kind: 'text', text: 'six' },
  value: { kind: 'value', value: '1.5' },
  items: { kind: 'items', count: 1 },
  letters: { kind: 'letters', count: 201 },
}
const WANTED: { readonly [K in Wanted['kind']]: Extract<Wanted, { kind: K }> } = {
  text: { kind: 'text' },
  number: { kind: 'number' },
  'whole-number': { kind: 'whole-number' },
  'yes-or-no': { kind: 'yes-or-no' },
  list: { kind: 'list' },
  object: { kind: 'object' },
  'one-of': { kind: 'one-of', values: ['one', 'until-able'] },
  'at-least': { kind: 'at-least', bound: 1 },
  'at-most': { kind: 'at-most', bound: 18 },
  'letters-at-least': { kind: 'letters-at-least', bound: 1 },
  'letters-at-most': { kind: 'letters-at-most', bound: 200 },
  'items-at-least': { kind: 'items-at-least', bound: 2 },
  'items-at-most': { kind: 'items-at-most', bound: 8 },
  'no-such-name': { kind: 'no-such-name' },
  valid: { kind: 'valid' },
}
const shape = { where: 'rounds.0.leader', wanted: WANTED['whole-number'], found }
const over = { kind: 'over-limit', found: 20_001, allowed: 20_000, where: 'rounds.0.events.3' } as const

/** Each kind at least once; a kind without any does not compile. */
const MALFORMED: { readonly [K in Malformed['kind']]: readonly Extract<Malformed, { kind: K }>[] } = {
  shape: [
    ...Object.values(WANTED).map((wanted) => ({ kind: 'shape' as const, ...shape, wanted })),
    ...Object.values(FOUND).map((found) => ({ kind: 'shape' as const, ...shape, wanted: WANTED.number, found })),
    { kind: 'shape', ...shape, where: '' },
  ],
  'over-limit': [...LIMIT_NAMES.map((limit) => ({ ...over, limit })), { ...over, limit: 'match-size', where: '' }],
  'not-json': [{ kind: 'not-json' }, { kind: 'not-json', near: '"Ben"},],' }],
  'half-character': [{ kind: 'half-character' }],
  'inexact-number': [{ kind: 'inexact-number' }],
  'unsafe-name': [{ kind: 'unsafe-name', name: '__proto__' }],
  'newer-version': [{ kind: 'newer-version', version: 2 }],
  'nameless-player': [{ kind: 'nameless-player' }],
  'no-object': [{ kind: 'no-object' }],
  'unknown-type': [{ kind: 'unknown-type', found }],
  'no-seat': [{ kind: 'no-seat', found }],
  'tile-not-text': [{ kind: 'tile-not-text' }],
  'no-such-arm': [{ kind: 'no-such-arm', found }],
  'draw-count': [{ kind: 'draw-count', found }],
  'block-hands': [{ kind: 'block-hands', players: 3 }],
  'hand-no-list': [{ kind: 'hand-no-list' }],
  'hand-not-counted': [{ kind: 'hand-not-counted' }],
  'hand-not-text': [{ kind: 'hand-not-text' }],
  'line-no-list': [{ kind: 'line-no-list' }],
  'line-not-text': [{ kind: 'line-not-text' }],
  'no-spinner': [{ kind: 'no-spinner' }],
  'too-many-arms': [{ kind: 'too-many-arms', arms: 5, most: 4 }],
  'arm-not-text': [{ kind: 'arm-not-text' }],
  'hands-counted': [{ kind: 'hands-counted', players: 3 }],
  'totals-counted': [{ kind: 'totals-counted', players: 3 }],
  'deltas-counted': [{ kind: 'deltas-counted', players: 2 }],
  'unpaid-not-true': [{ kind: 'unpaid-not-true', found: { kind: 'value', value: 'false' } }],
  'stands-not-true': [{ kind: 'stands-not-true', found: { kind: 'value', value: 'false' } }],
  'left-tiles': [{ kind: 'left-tiles', found }],
  'finish-when': [{ kind: 'finish-when' }],
  'no-tile-named': [{ kind: 'no-tile-named' }],
  'no-rule-named': [{ kind: 'no-rule-named' }],
}
const EVERY = Object.values(MALFORMED).flat()

const DAMAGES: readonly Damage[] = [
  ...(['empty', 'cut', 'other'] as const).map((how) => ({ kind: 'not-json' as const, how })),
  { kind: 'wrong-shape', detail: 'English only', shape },
  { kind: 'other-match', id: 'a-match-of-somebody' },
  ...(['events', 'file-size'] as const).map((limit) => ({ kind: 'over-limit' as const, limit, found: 20_001, allowed: 20_000, round: null, event: null })),
  { kind: 'newer' },
  ...NO_FILES.map((what) => ({ kind: 'not-readable' as const, why: 'not-a-file' as const, detail: 'English only', what })),
]
const KINDS = ['moved-aside', 'left-alone', 'copy-left'] as const
const told = { id: 'a-notice', file: 'people/a.json', movedTo: 'people/a.broken', why: 'English only' }

describe.each(LANGUAGES)('In the language %s', (language) => {
  const { page, scorer } = SPOKEN[language]
  const english = SPOKEN.en.scorer

  it('each malformed record and entry has a sentence of its own', () => {
    for (const code of ['bad-record', 'bad-event'] as const) {
      const bare = scorer.refusalSentence({ code }, [])
      const sentences = EVERY.map((malformed) => scorer.refusalSentence({ code, malformed }, []))
      for (const [at, sentence] of sentences.entries()) {
        expectSentence(sentence, EVERY[at]?.kind ?? '')
        expect(sentence.length, 'more than that it can’t be read').toBeGreaterThan(bare.length)
        if (language !== 'en') expect(sentence).not.toBe(english.refusalSentence({ code, malformed: EVERY[at] as Malformed }, []))
      }
      expect(new Set(sentences).size).toBe(new Set(EVERY.map((each) => JSON.stringify(each))).size)
    }
  })

  it('a malformed field names its place and what stands there', () => {
    const sentence = scorer.refusalSentence({ code: 'bad-record', malformed: { kind: 'shape', ...shape } }, [])
    expect(sentence).toContain('rounds.0.leader')
    expect(sentence).toContain('six')
  })

  it('what another version calls malformed is shown as it says it, or left out', () => {
    const malformed = { kind: 'from-the-future' } as unknown as Malformed
    const odd = { kind: 'shape', ...shape, wanted: { kind: 'from-the-future' } } as unknown as Malformed
    const bare = scorer.refusalSentence({ code: 'bad-event' }, [])
    for (const each of [malformed, odd]) expect(scorer.refusalSentence({ code: 'bad-event', malformed: each }, [])).toBe(bare)
    expect(scorer.refusalSentence({ code: 'bad-event', why: 'an older text' }, [])).toContain('an older text')
  })

  it('a notice of a file says what is wrong with it, and an older one what it was told', () => {
    for (const kind of KINDS) {
      const sentences = DAMAGES.map((damage) => {
        const notice: Notice = { ...told, kind, damage }
        expect(noticeSchema.parse(notice), 'as it is stored').toMatchObject({ kind, damage })
        return page.noticeWords(notice).text
      })
      for (const sentence of sentences) {
        expect(sentence).toMatch(/\S\)$/)
        expect(sentence).not.toContain('English only')
      }
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(page.noticeWords({ ...told, kind }).text).toContain('(English only)')
    }
  })

  it('a notice of a file that is not read ends with what the system said, with its size, or with neither', () => {
    const notice = { kind: 'not-read', id: 'a-notice', file: 'people/a.json' } as const
    expect(page.noticeWords({ ...notice, why: 'not-permitted', detail: 'EACCES' }).text).toContain('(EACCES)')
    expect(page.noticeWords({ ...notice, why: 'folder', detail: 'not a file: folder' }).text).not.toContain('(')
    const large = page.noticeWords({ ...notice, why: 'too-large', detail: '9 bytes or more', size: { found: 9, allowed: 7 } }).text
    expect(large).toMatch(/\(9 .*7.*\)/)
    expect(large).not.toContain('or more')
  })

  it('a match that can’t be opened says so too', () => {
    expectSentence(page.damageSentence({ kind: 'wrong-shape', detail: 'English only', shape }), 'a shape')
    expect(page.damageSentence({ kind: 'wrong-shape', detail: 'English only', shape })).not.toContain('English')
    expect(page.damageSentence({ kind: 'not-readable', why: 'not-a-file', detail: 'English only', what: 'folder' })).not.toContain('English')
  })

  it('a backup whose list is wrong says so too', () => {
    const refused = (bad: object) => page.backupProblemSentence({ kind: 'refused', refusal: { kind: 'bad-backup', bad } } as never)
    const damage = { kind: 'wrong-shape', detail: 'English only', shape }
    const wrong = refused({ kind: 'wrong-manifest', detail: 'English only', damage })
    expect(wrong).toContain('rounds.0.leader')
    expect(wrong).not.toContain('English')
    expect(refused({ kind: 'damaged', detail: 'English only', how: 'overlap' })).not.toContain('English')
    expect(refused({ kind: 'damaged', detail: 'from the library' })).toContain('from the library')
  })
})

describe('A damage that this version does not know whole', () => {
  it('is read without what it does not know', () => {
    const odd = { ...told, kind: 'left-alone', damage: { kind: 'from-the-future' } }
    expect(noticeSchema.parse(odd)).toEqual({ id: told.id, file: told.file, why: told.why, kind: 'left-alone' })
    const shaped = { ...told, kind: 'left-alone', damage: { kind: 'wrong-shape', detail: 'English', shape: { where: 1 } } }
    expect(noticeSchema.parse(shaped)).toMatchObject({ damage: { kind: 'wrong-shape', detail: 'English' } })
  })
})
