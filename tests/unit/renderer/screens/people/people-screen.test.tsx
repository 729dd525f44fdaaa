// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import type { FoundMatches } from '#shared/contract/lists'
import type { Person } from '#shared/contract/people'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { openTally } from '#shared/stats/tally'
import { PeopleProvider } from '../../../../../src/renderer/app/people-provider'
import { ConnectionLost } from '../../../../../src/renderer/client/connection'
import { dateWords } from '../../../../../src/renderer/messages/en'
import { PeopleScreen } from '../../../../../src/renderer/screens/people/people-screen'
import { FakeHost, renderInApp } from '../../fake-host'
import { Feed } from '../../feed'
import { standInForModalDialogs } from '../../modal-dialogs'

configure({ defaultHidden: true })
beforeEach(standInForModalDialogs)

const person = (name: string, more: Partial<Person> = {}): Person => ({ id: `person-${name.toLowerCase()}`, name, updatedAt: '', ...more })
const LAST = dateWords('2026-11-21')
const HOUSE = [person('Ada'), person('Adi', { mergedInto: 'person-ada' }), person('Ben'), person('Zoe', { retired: true })]

async function opened(people: readonly Person[] = HOUSE, host = new FakeHost()) {
  host.everybody.send(people)
  host.played.send({
    people: [
      { id: 'person-ada', matches: 12, lastPlayed: '2026-11-21' },
      { id: 'person-ben', matches: 1, lastPlayed: '2024-05-03' },
    ],
  })
  renderInApp(
    host,
    <PeopleProvider>
      {' '}
      <PeopleScreen />{' '}
    </PeopleProvider>,
  )
  await screen.findByRole('heading', { name: 'Everyone who plays' })
  return { host, user: userEvent.setup() }
}

function recordOf(id: string, won: number, places: readonly number[]): StatisticsAnswer {
  const all = { ...openTally(), played: 12, won }
  const form = places.map((place, at) => ({ matchId: `match-000${at}`, place, people: 3 }))
  const none = { wins: 0, span: null }
  const ada = {
    person: id,
    name: 'Ada',
    all,
    byPreset: {},
    byName: [],
    since: null,
    streaks: { longest: none, current: none },
    form,
    unfinished: 0,
    rating: null,
  }
  const apart = { unfinished: [], refused: [], alone: [], severalSeats: [] }
  return {
    kind: 'answer',
    matches: 12,
    rounds: {},
    time: { minutes: 0, matches: 0 },
    leads: [],
    apart,
    people: [ada],
    pairs: [],
    partners: [],
    rated: null,
    ratings: [],
    everybody: [],
  }
}

const list = () => screen.getByRole('list', { name: 'Everyone who plays' })
const rowOf = (name: string) => {
  const row = within(list())
    .getAllByRole('listitem')
    .find((item) => item.querySelector('summary')?.textContent.startsWith(`${name} `))
  if (row === undefined) throw new Error(`there is no ${name}`)

  return row
}
async function edit(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(rowOf(name).querySelector('summary') ?? document.body)
  await within(rowOf(name)).findByLabelText('Name')
  return within(rowOf(name))
}

describe('The page of people', () => {
  test('shows everyone who plays with how often and when last, hidden and merged people folded away', async () => {
    await opened()
    expect(
      within(list())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([`Ada 12 matches, last on ${LAST} Also called Adi`, `Ben 1 match, last on ${dateWords('2024-05-03')}`])
    expect(screen.getByText('Hidden (1)').closest('details')?.open).toBe(false)
    expect(screen.getByText('Merged (1)').closest('details')?.open).toBe(false)
    screen.getByText(/You can’t delete people, because their matches need them/)
  })

  test('shows the record of each at a glance once it is counted, and none of someone who finished no match', async () => {
    const { host } = await opened()
    expect(screen.queryByText('wins in 12 matches')).toBeNull()
    await act(async () => host.statistics.send(recordOf('person-ada', 7, [3, 1, 2, 1, 1, 2])))
    const ada = within(rowOf('Ada'))
    ada.getByText('wins in 12 matches')
    ada.getByText('7')
    // the latest five, the newest last
    ada.getByRole('img', { name: 'Recent places: 1, 2, 1, 1, 2.' })
    expect(within(rowOf('Ben')).queryByRole('img')).toBeNull()
  })

  test('tells what else a person is called', async () => {
    await opened([person('Ada', { otherNames: ['Adelheid'] }), ...HOUSE.slice(1)])
    within(rowOf('Ada')).getByText('Also called Adelheid and Adi')
    expect(within(rowOf('Ben')).queryByText(/^Also called/)).toBeNull()
  })

  test('asks for a name when there is nobody yet', async () => {
    await opened([])
    screen.getByText(/^Nobody here yet\./)
    expect(screen.queryByLabelText('Search names')).toBeNull()
  })

  test('has what was half typed again for who comes back: a new name, and another one of somebody', async () => {
    const { user } = await opened()
    await user.type(screen.getByLabelText('New person’s name'), 'Cle')
    const ada = await edit(user, 'Ada')
    await user.type(ada.getByLabelText('Name'), 'line')
    cleanup()
    const { user: later } = await opened()
    expect(screen.getByLabelText<HTMLInputElement>('New person’s name').value).toBe('Cle')
    expect((await edit(later, 'Ada')).getByLabelText<HTMLInputElement>('Name').value).toBe('Adaline')
  })

  test('follows what another device changes', async () => {
    const { host } = await opened()
    await act(async () => host.everybody.send([person('Adelheid', { id: 'person-ada' })]))
    await waitFor(() =>
      expect(
        within(list())
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([`Adelheid 12 matches, last on ${LAST}`]),
    )
  })

  test('can be searched once there are many', async () => {
    const { user } = await opened([...HOUSE, ...['Eve', 'Élodie', 'Finn', 'Gil', 'Hal'].map((name) => person(name))])
    await user.type(screen.getByLabelText('Search names'), 'elo')
    expect(within(list()).getAllByRole('listitem')).toHaveLength(1)
    screen.getByText('1 of 9 people')
    await user.type(screen.getByLabelText('Search names'), 'xyz')
    screen.getByText('No names found.')
  })
})

describe('A person', () => {
  test('is renamed in place with Enter, and only what was changed is sent', async () => {
    const { host, user } = await opened()
    const ada = await edit(user, 'Ada')
    host.answerOnPeople = () => Promise.resolve({ ok: true, value: person('Adelheid', { id: 'person-ada' }) })
    await user.clear(ada.getByLabelText('Name'))
    await user.type(ada.getByLabelText('Name'), ' Adelheid {Enter}')
    expect(host.askedOfPeople).toEqual([['change', { id: 'person-ada', name: 'Adelheid' }]])
    await screen.findAllByText('Ada is now called Adelheid, also in old matches.')
  })

  test('with no name is not saved, and the field says so', async () => {
    const { host, user } = await opened()
    const ada = await edit(user, 'Ada')
    await user.clear(ada.getByLabelText('Name'))
    await user.click(ada.getByRole('button', { name: 'Save Ada’s name and initials' }))
    expect(ada.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
    expect(host.askedOfPeople).toEqual([])
  })

  test('whose new name is taken is told so, keeps what was typed, and is offered to be that person', async () => {
    const { host, user } = await opened()
    const ada = await edit(user, 'Ada')
    host.answerOnPeople = () => Promise.resolve({ ok: false, error: { kind: 'name-taken', id: 'person-ben', name: 'Ben' } })
    await user.clear(ada.getByLabelText('Name'))
    await user.type(ada.getByLabelText('Name'), 'ben{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^That didn’t workSomeone else is called Ben\./)
    expect(ada.getByLabelText<HTMLInputElement>('Name').value).toBe('ben')
    await user.click(within(alert).getByRole('button', { name: 'Merge with Ben…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Merge Ada with someone' })
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Merge with').value).toBe('person-ben')
  })

  test.each([
    [
      'the disk is full',
      () => Promise.resolve({ ok: false as const, error: { kind: 'not-saved' as const, reason: 'disk-full' as const, detail: '' } }),
      /The disk is full\..*Everything saved before is safe/,
    ],
    ['the connection is lost', () => Promise.reject(new ConnectionLost()), /connection was lost/],
    ['the person is gone', () => Promise.resolve({ ok: false as const, error: { kind: 'no-such-person' as const } }), /Ben is no longer in the list\./],
  ])('that cannot be changed because %s is told why', async (_why, answer, sentence) => {
    const { host, user } = await opened()
    const ben = await edit(user, 'Ben')
    host.answerOnPeople = answer
    await user.click(ben.getByRole('button', { name: 'Hide' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  })

  test('takes initials, and gives them up again', async () => {
    const { host, user } = await opened([person('Ada', { initials: 'QX' })])
    const ada = await edit(user, 'Ada')
    const initials = ada.getByLabelText<HTMLInputElement>('Initials')
    expect(initials.value).toBe('QX')
    await user.clear(initials)
    await user.type(initials, '{Enter}')
    expect(host.askedOfPeople).toEqual([['change', { id: 'person-ada', initials: null }]])
  })

  test('takes one of ten colours, each told by its name', async () => {
    const { host, user } = await opened()
    const ada = await edit(user, 'Ada')
    const colours = within(ada.getByRole('group', { name: 'Colour' })).getAllByRole('radio')
    expect(colours.map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent?.toLowerCase())).toEqual([
      ...PERSON_COLOURS,
    ])
    await user.click(ada.getByRole('radio', { name: 'Violet' }))
    expect(host.askedOfPeople).toEqual([['change', { id: 'person-ada', colour: 'violet' }]])
  })

  test('has the colour chosen last, however fast one is chosen after the other', async () => {
    const { host, user } = await opened([person('Ada', { colour: 'red' })])
    const ada = await edit(user, 'Ada')
    const answers: (() => void)[] = []
    host.answerOnPeople = () => new Promise((resolve) => void answers.push(() => resolve({ ok: true, value: person('Ada') })))
    const colour = (name: string) => ada.getByRole<HTMLInputElement>('radio', { name })
    for (const name of ['Orange', 'Yellow', 'Green']) await user.click(colour(name))

    expect(colour('Green').checked).toBe(true)
    answers.shift()?.()
    await waitFor(() =>
      expect(host.askedOfPeople).toEqual([
        ['change', { id: 'person-ada', colour: 'orange' }],
        ['change', { id: 'person-ada', colour: 'green' }],
      ]),
    )
    host.everybody.send([person('Ada', { colour: 'green' })])
    answers.shift()?.()
    await waitFor(() => expect(colour('Green').checked).toBe(true))
  })

  test('is hidden, which can be undone at once', async () => {
    const { host, user } = await opened()
    const ben = await edit(user, 'Ben')
    await user.click(ben.getByRole('button', { name: 'Hide' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(host.askedOfPeople).toEqual([
      ['change', { id: 'person-ben', retired: true }],
      ['change', { id: 'person-ben', retired: false }],
    ])
  })

  test('who goes from the list with the focus leaves it to the list’s heading', async () => {
    const { host, user } = await opened()
    const ben = await edit(user, 'Ben')
    ben.getByRole('button', { name: 'Hide' }).focus()
    await act(async () => host.everybody.send([person('Ada'), person('Adi', { mergedInto: 'person-ada' })]))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Everyone who plays' })))
  })

  test('loses the picture when asked to', async () => {
    const { host, user } = await opened([person('Ada', { picture: '/9j/2Q==' })])
    const ada = await edit(user, 'Ada')
    await user.click(ada.getByRole('button', { name: 'Remove picture' }))
    expect(host.askedOfPeople).toEqual([['change', { id: 'person-ada', picture: null }]])
  })
})

describe('Someone new', () => {
  test('is added by name; without one the field asks for it', async () => {
    const { host, user } = await opened()
    const form = within(screen.getByRole('region', { name: 'Add a person' }))
    await user.click(form.getByRole('button', { name: 'Add person' }))
    expect(form.getByLabelText('New person’s name').getAttribute('aria-invalid')).toBe('true')
    await user.type(form.getByLabelText('New person’s name'), ' Cleo {Enter}')
    expect(host.askedOfPeople).toEqual([['add', { name: 'Cleo' }]])
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('New person’s name').value).toBe(''))
    await screen.findByText('Cleo added.', { ignore: false })
  })

  test('leaves the next name alone that was typed before the answer came', async () => {
    const { host, user } = await opened()
    let answer: () => void = () => undefined
    host.answerOnPeople = () => new Promise((resolve) => (answer = () => resolve({ ok: true, value: person('Cleo') })))
    const field = screen.getByLabelText<HTMLInputElement>('New person’s name')
    await user.type(field, 'Cleo{Enter}')
    await user.clear(field)
    await user.type(field, 'Dan')
    await act(async () => answer())
    expect(field.value).toBe('Dan')
  })

  test('who is there already is told so', async () => {
    const { user } = await opened()
    await user.type(within(screen.getByRole('region', { name: 'Add a person' })).getByLabelText('New person’s name'), 'ADA{Enter}')
    await screen.findAllByText('ADA is already in the list.')
  })
})

describe('Two who are one person', () => {
  async function merging(host = new FakeHost()) {
    const { user } = await opened(HOUSE, host)
    const ben = await edit(user, 'Ben')
    await user.click(ben.getByRole('button', { name: 'Merge with…' }))
    return { host, user, dialog: within(await screen.findByRole('dialog', { name: 'Merge Ben with someone' })) }
  }

  test('are merged after what changes was shown, and separated again by undoing it', async () => {
    const { host, user, dialog } = await merging()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true)
    expect(
      within(dialog.getByLabelText('Merge with'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose…', `Ada (12 matches, last on ${LAST})`, 'Zoe (no matches yet, hidden)'])
    await user.selectOptions(dialog.getByLabelText('Merge with'), 'person-ada')
    await dialog.findByText(/^Both will be shown as Ada, with 13 matches/)
    expect(host.askedOfPeople).toEqual([['history', { people: ['person-ada', 'person-ben'], which: 'all', limit: 1 }]])
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(host.askedOfPeople).toContainEqual(['merge', { id: 'person-ben', into: 'person-ada' }]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(host.askedOfPeople).toContainEqual(['split', { id: 'person-ben' }])
  })

  test('may keep either name', async () => {
    const { host, user, dialog } = await merging()
    await user.selectOptions(dialog.getByLabelText('Merge with'), 'person-ada')
    await user.click(dialog.getByRole('radio', { name: /^Ben/ }))
    await dialog.findByText(/^Both will be shown as Ben/)
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(host.askedOfPeople).toContainEqual(['merge', { id: 'person-ada', into: 'person-ben' }]))
  })

  test('who played against each other give reason to doubt, and those matches count once', async () => {
    const host = new FakeHost()
    host.together = 1
    const { user, dialog } = await merging(host)
    await user.selectOptions(dialog.getByLabelText('Merge with'), 'person-ada')
    await dialog.findByText(/with 12 matches/)
    dialog.getByText('They played against each other in 1 match, so they may be two people.')
  })

  test('are counted as they are now, also where a match ended after they were asked about', async () => {
    const { host, user, dialog } = await merging()
    await user.selectOptions(dialog.getByLabelText('Merge with'), 'person-ada')
    await dialog.findByText(/with 13 matches/)
    await act(async () =>
      host.played.send({
        people: [
          { id: 'person-ada', matches: 12, lastPlayed: '2026-11-21' },
          { id: 'person-ben', matches: 2, lastPlayed: '2026-11-21' },
        ],
      }),
    )
    await dialog.findByText(/with 14 matches/)
  })

  test('are counted only once every match has been read', async () => {
    const { host, user, dialog } = await merging()
    const history = new Feed<FoundMatches>({ matches: [], total: 0, reading: { done: 5, total: 300 } })
    host.history = () => history
    await act(async () => host.played.send({ people: [{ id: 'person-ada', matches: 12, lastPlayed: '2026-11-21' }], reading: { done: 5, total: 300 } }))
    await screen.findByLabelText('Loading matches: 5 of 300. You can already play.')
    await user.selectOptions(dialog.getByLabelText('Merge with'), 'person-ada')
    await dialog.findByText('Counting…')
    history.send({ matches: [], total: 3 })
    await dialog.findByText(/^They played against each other in 3 matches/)
  })

  test('are separated again from the list of merged people, or it says why not', async () => {
    const { host, user } = await opened()
    host.answerOnPeople = () => Promise.resolve({ ok: false, error: { kind: 'name-taken', id: 'person-x', name: 'Adi' } })
    await user.click(screen.getByText('Merged (1)'))
    screen.getByText('Adi is merged with Ada')
    await user.click(screen.getByRole('button', { name: 'Separate Adi and Ada' }))
    expect(host.askedOfPeople).toEqual([['split', { id: 'person-adi' }]])
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That didn’t workSomeone else is called Adi\./)
  })
})
