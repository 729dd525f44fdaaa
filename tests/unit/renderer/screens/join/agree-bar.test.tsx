// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { resultOf } from '#shared/match/agreement'
import { scoreRecord } from '#shared/match/replay'
import type { TrailEntry } from '#shared/match/trail'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { AgreeBar } from '../../../../../src/renderer/screens/join/agree-bar'
import { quietPhone } from '../../../../../src/renderer/screens/join/seat/quiet-phone'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch, MATCH_ID, play } from '../../fake-match'

const BEN = 1
const match = new FakeMatch({ preset: 'bergen-game-cabinet', players: ['Ada', 'Ben', 'Cleo'], rules: { handSize: 1 } }).enter(play('6-4'))
const END = present(expectOk(scoreRecord(match.record), 'a sound record').rounds[0]?.end, 'the only tile ends the round')

const word = (kind: 'confirmed' | 'contested', seat: number): TrailEntry => ({
  kind,
  at: '2026-11-28T20:00:00.000Z',
  device: 'Phone',
  round: 0,
  seat,
  note: '',
  result: resultOf(END),
})

function open(trail: readonly TrailEntry[] = [], confirmRounds = true) {
  const asked: object[] = []
  match.do = (what, input) => {
    asked.push({ what, ...input })
    return Promise.resolve({ ok: true, value: { matchId: MATCH_ID, revision: 2 } })
  }
  const snapshot = { matchId: MATCH_ID, revision: 1, record: match.record, trail, startedAt: '2026-11-28T18:00:00.000Z', updatedAt: '', confirmRounds }
  const view = expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'the record is scored')
  renderInApp(FakeHost.with(match), <AgreeBar view={view} end={END} seat={BEN} />)
  return { user: userEvent.setup(), asked }
}

const bar = () => within(screen.getByRole('region', { name: 'Does everyone agree?' }))

test('says what the round made of the player and asks with two buttons, answered by one tap', async () => {
  const { user, asked } = open([word('confirmed', 0)])
  bar().getByText('Round 1: you 0, now 0 points')
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['I disagree', 'I agree'])
  expect(
    within(bar().getByRole('list', { name: 'What the others said' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada: Agreed', 'Cleo: No answer yet'])
  await user.click(bar().getByRole('button', { name: 'I agree: Ben, round 1' }))
  await waitFor(() => expect(asked).toMatchObject([{ round: 0, seat: BEN, answer: 'confirmed' }]))
})

test('a disagreement can say why; what was typed is there again', async () => {
  const { user, asked } = open()
  await user.click(bar().getByRole('button', { name: /^I disagree/ }))
  await user.type(bar().getByRole('textbox', { name: 'What’s wrong, Ben? (optional)' }), 'it was the 6-6')
  await user.keyboard('{Escape}')
  await user.click(bar().getByRole('button', { name: /^I disagree/ }))
  expect(bar().getByRole<HTMLTextAreaElement>('textbox').value).toBe('it was the 6-6')
  await user.click(bar().getByRole('button', { name: 'Disagree' }))
  await waitFor(() => expect(asked).toMatchObject([{ answer: 'contested', note: 'it was the 6-6' }]))
})

test('once answered it says so, and the answer can be changed, never where it was given', () => {
  open([word('confirmed', 0), word('confirmed', 1), word('confirmed', 2)])
  bar().getByText('Everyone agrees. The round is final.')
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Change answer'])
})

describe('its light', () => {
  const lit = () => screen.getByRole('region').hasAttribute('data-lit')

  test('is on as long as an answer is asked for, and off while a note is written', async () => {
    const { user } = open([word('confirmed', 0)])
    expect(lit()).toBe(true)
    await user.click(bar().getByRole('button', { name: /^I disagree/ }))
    expect(lit()).toBe(false)
  })

  test('is off once the player has answered, while others have not', () => {
    open([word('confirmed', BEN)])
    expect(lit()).toBe(false)
  })

  test('is off on a quiet phone', () => {
    open()
    act(() => quietPhone.choose('on'))
    expect(lit()).toBe(false)
    act(() => quietPhone.choose('off'))
    expect(lit()).toBe(true)
  })
})

test('is not there where nobody is asked', () => {
  open([], false)
  expect(screen.queryByRole('region')).toBeNull()
})
