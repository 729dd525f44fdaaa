// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { MatchScreen } from '../../../../../src/renderer/screens/match/match-screen'
import { FakeHost, renderInApp } from '../../fake-host'
import { DICE, FakeMatch, MATCH_ID, play } from '../../fake-match'
import { standInForModalDialogs } from '../../modal-dialogs'

/** A match that Ada has won, and the card for the next one. */
async function won(match: FakeMatch) {
  standInForModalDialogs()
  const host = FakeHost.with(match)
  renderInApp(host, <MatchScreen matchId={MATCH_ID} />)
  const card = within(await screen.findByRole('region', { name: 'Again?' }))
  return { host, card, user: userEvent.setup({ delay: null }) }
}

const bergen = () => new FakeMatch({ preset: 'bergen-game-cabinet', rules: { target: 2, approachCap: false }, start: { leader: 0 } }).enter(play('6-6'))
const flower = () => new FakeMatch({ preset: 'flower-and-scorpion', rules: { target: 2 }, start: { leader: 0, dice: DICE } }).enter(play('2-2'))

describe('the same people again', () => {
  test('start with one press, the lead passed on', async () => {
    const { host, card, user } = await won(bergen())
    expect(card.getByRole<HTMLInputElement>('radio', { name: 'Ben' }).checked).toBe(true)
    await user.click(card.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(host.created).toHaveLength(1))
    expect(host.created[0]).toMatchObject({
      preset: 'bergen-game-cabinet',
      rules: { target: 2, approachCap: false },
      start: { leader: 1 },
      rematchOf: MATCH_ID,
    })
    expect(host.created[0]?.players.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  test('someone else can lead', async () => {
    const { host, card, user } = await won(bergen())
    await user.click(card.getByRole('radio', { name: 'Ada' }))
    await user.click(card.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(host.created[0]?.start).toEqual({ leader: 0 }))
  })

  test('Start works before the dice are thrown: the table asks for them', async () => {
    const { host, card, user } = await won(flower())
    await user.click(card.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(host.created).toHaveLength(1))
    expect(host.created[0]).not.toHaveProperty('start')
  })

  test('where dice are thrown they are typed, and Enter starts', async () => {
    const { host, card, user } = await won(flower())
    await user.click(card.getByRole('button', { name: 'Flower, first die' }))
    await user.keyboard('5244{Enter}')
    await waitFor(() => expect(host.created[0]?.start).toEqual({ leader: 1, dice: { flower: [5, 2], scorpion: [4, 4] } }))
  })
})

test('what was chosen for the next match is still there after a look at another page, and gone once it has begun', async () => {
  const { card, user } = await won(flower())
  await user.click(card.getByRole('radio', { name: 'Ada' }))
  await user.click(card.getByRole('button', { name: 'Flower, first die' }))
  await user.keyboard('524')
  cleanup()
  const again = await won(flower())
  expect(again.card.getByRole<HTMLInputElement>('radio', { name: 'Ada' }).checked).toBe(true)
  again.card.getByRole('button', { name: 'Start over' })
  await again.user.click(again.card.getByRole('button', { name: 'Scorpion, second die' }))
  await again.user.keyboard('4{Enter}')
  await waitFor(() => expect(again.host.created[0]?.start).toEqual({ leader: 0, dice: { flower: [5, 2], scorpion: [4, 4] } }))
  cleanup()
  const { card: anew } = await won(flower())
  expect(anew.queryByRole('button', { name: 'Start over' })).toBeNull()
})

test('the winner is the headline, with what everyone has and how many rounds each won', async () => {
  await won(bergen())
  screen.getByRole('heading', { level: 2, name: 'Ada wins' })
  const scores = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem')
  expect(scores.map((score) => score.textContent)).toEqual(['Ada2 of 2 points2won 1 round', 'Ben0 of 2 points0won 0 rounds'])
})

test('partners are one: both names, what they have together, and the rounds that their side won', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan']
  const rules = { target: 2, approachCap: false, partners: true }
  await won(new FakeMatch({ preset: 'bergen-game-cabinet', rules, players: names, start: { leader: 0 } }).enter(play('6-6')))
  screen.getByRole('heading', { level: 2, name: 'Ada and Cleo win' })
  const scores = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem')
  expect(scores.map((score) => score.textContent)).toEqual(['Ada and Cleo2 of 2 points2won 1 round', 'Ben and Dan0 of 2 points0won 0 rounds'])
})
