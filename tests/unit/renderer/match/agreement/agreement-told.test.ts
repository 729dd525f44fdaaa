import { describe, expect, test } from 'vitest'
import type { RoundAgreement, SeatAgreement } from '#shared/match/agreement'
import { agreementsTold } from '../../../../../src/renderer/match/model/announcement'

const silent: SeatAgreement = { kind: 'silent' }
const agreed: SeatAgreement = { kind: 'confirmed', at: '2026-11-21T10:00:00.000Z', device: '' }
const contests: SeatAgreement = { kind: 'contested', at: '2026-11-21T10:00:00.000Z', device: '', note: 'my dual' }
const changed: SeatAgreement = { kind: 'changed', said: 'confirmed', note: '' }

const view = (kind: 'waiting' | 'confirmed' | 'contested', seats: readonly SeatAgreement[], confirmRounds = true) => ({
  names: ['Ada', 'Ben'],
  confirmRounds,
  agreements: [{ kind: 'not-asked' }, { kind, seats }] satisfies readonly RoundAgreement[],
})

describe('what is said aloud of the agreement on rounds', () => {
  test.each([
    ['who agrees', view('waiting', [silent, silent]), view('waiting', [agreed, silent]), 'Ada agrees on round 2.'],
    ['that everyone does', view('waiting', [agreed, silent]), view('confirmed', [agreed, agreed]), 'Ben agrees on round 2. Everyone agrees on round 2.'],
    ['who disagrees, and why', view('waiting', [agreed, silent]), view('contested', [agreed, contests]), 'Ben disagrees on round 2: my dual.'],
    ['who takes an answer back', view('contested', [agreed, contests]), view('waiting', [agreed, silent]), 'Ben took back their answer on round 2.'],
    [
      'who is asked again after a correction',
      view('confirmed', [agreed, agreed]),
      view('waiting', [changed, changed]),
      'Round 2 has a new result. Ada, please check again. Round 2 has a new result. Ben, please check again.',
    ],
    [
      'that players are asked to agree on rounds',
      view('waiting', [silent, silent], false),
      view('waiting', [silent, silent]),
      'Caravan now asks every player to agree on each round.',
    ],
    ['nothing where nothing of that happened', view('waiting', [agreed, silent]), view('waiting', [agreed, silent]), ''],
  ])('%s', (_, before, now, told) => {
    expect(agreementsTold(before, now).join(' ')).toBe(told)
  })
})
