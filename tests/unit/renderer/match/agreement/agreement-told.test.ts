import { describe, expect, test } from 'vitest'
import type { RoundAgreement, SeatAgreement } from '#shared/match/agreement'
import { agreementTold } from '../../../../../src/renderer/match/agreement/agreement-told'

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
    ['who agrees', view('waiting', [silent, silent]), view('waiting', [agreed, silent]), 'Ada agrees to round 2.'],
    ['that everybody does', view('waiting', [agreed, silent]), view('confirmed', [agreed, agreed]), 'Ben agrees to round 2. Everybody agrees to round 2.'],
    ['who contests, and why', view('waiting', [agreed, silent]), view('contested', [agreed, contests]), 'Ben contests round 2: my dual.'],
    ['who takes a word back', view('contested', [agreed, contests]), view('waiting', [agreed, silent]), 'Ben took back what was said of round 2.'],
    [
      'who is asked again after a correction',
      view('confirmed', [agreed, agreed]),
      view('waiting', [changed, changed]),
      'The result of round 2 has changed: Ada is asked again. The result of round 2 has changed: Ben is asked again.',
    ],
    [
      'that rounds are to be confirmed',
      view('waiting', [silent, silent], false),
      view('waiting', [silent, silent]),
      'From now on each player is asked to confirm every round.',
    ],
    ['nothing where nothing of that happened', view('waiting', [agreed, silent]), view('waiting', [agreed, silent]), ''],
  ])('%s', (_, before, now, told) => {
    expect(agreementTold(before, now)).toBe(told)
  })
})
