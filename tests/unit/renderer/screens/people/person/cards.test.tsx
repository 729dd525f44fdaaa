// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MISS_KINDS } from '#shared/analysis/misses'
import type { PersonStatistics, StatisticsAnswer } from '#shared/contract/statistics'
import { useDigests } from '../../../../../../src/renderer/analysis/use-digests'
import { Misses } from '../../../../../../src/renderer/screens/people/person/misses'
import { PersonRating } from '../../../../../../src/renderer/screens/people/person/person-screen'
import { FakeHost, MATCH, renderInApp } from '../../../fake-host'
import { Feed } from '../../../feed'

vi.mock('../../../../../../src/renderer/analysis/use-digests', () => ({ useDigests: vi.fn() }))

const times = (of: number) => Object.fromEntries(MISS_KINDS.map((kind) => [kind, kind === 'double' ? of : 0]))

/** The card of Ada, who missed so many doubles in a match of three rounds. */
function misses(doubles: number) {
  vi.mocked(useDigests<'misses'>).mockReturnValue({ known: new Map([[MATCH.matchId, [{ rounds: 3, times: times(doubles) }] as never]]), total: 1 })
  const host = new FakeHost()
  host.history = () => new Feed({ matches: [{ ...MATCH, players: [{ name: 'Ada', total: 3, personId: 'person-ada1' }] }], total: 1, all: 1 })
  renderInApp(host, <Misses person="person-ada1" name="Ada" counted={{ preset: null, from: '', to: '' }} />)
}

test('what someone misses is a card where there is something to say, and none where there is nothing', async () => {
  misses(2)
  await screen.findByRole('region', { name: 'Misses most often' })
  screen.getByText('Doubles kept too long')
})

test('nothing missed is no card', async () => {
  misses(0)
  await waitFor(() => expect(vi.mocked(useDigests).mock.calls.at(-1)?.[1]).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Misses most often' })).toBeNull()
})

test('a rating begins after three matches, on a person’s page too', () => {
  const one = { person: 'person-ada1', name: 'Ada', all: { played: 2 }, rating: { mean: 27, deviation: 7 } } as PersonStatistics
  const answer = { people: [one], pairs: [], ratings: [{ person: 'person-ada1', matches: 2, points: [] }], rated: null } as unknown as StatisticsAnswer
  renderInApp(new FakeHost(), <PersonRating answer={answer} one={one} />)
  screen.getByText('Ratings begin after 3 matches.')
  expect(screen.queryByRole('heading')).toBeNull()
})
