// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { JoinedDevice } from '#shared/contract/table'
import { drawAllIcons } from '../../../../../src/renderer/components/icon/icon'
import { FakeHost } from '../../fake-host'
import { DICE, play, FakeMatch } from '../../fake-match'
import { openMore, sitDown } from '../../sit-down'

const twoPlays = () =>
  new FakeMatch({ preset: 'flower-and-scorpion', players: ['Ada', 'Ben', 'Cleo'], start: { leader: 0, dice: DICE } }).enter(play('6-4'), play('4-2', 'right'))

const dialog = () => screen.getByRole('dialog', { name: 'More' })

/** What a control is called: by all that is written in it, but what is told after its name. */
function calledOf(control: HTMLElement): string {
  const named = control.cloneNode(true) as HTMLElement
  named.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove())
  return control.getAttribute('aria-label') ?? named.textContent
}

/** What has a sign of its own in More, and what the sign looks like. */
const signsIn = (within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>(':is(section, nav, details) :is(button, a, summary)')].flatMap((control) => {
    const sign = control.querySelector('svg')
    return sign === null ? [] : [{ name: calledOf(control), sign: sign.innerHTML }]
  })

describe('More', () => {
  test('has three lists with headings, each thing once', async () => {
    await openMore(await sitDown(twoPlays()))
    const lists = ['At this table', 'Look', 'This match'].map((name) => within(dialog()).getByRole('region', { name }))
    expect(lists.map((list) => [...list.querySelectorAll<HTMLElement>('button, a')].map(calledOf))).toEqual([
      ['Phones', 'Score sheet', 'Rules of this match', 'Settle a dispute', 'Let camera keep score', 'Something went wrong', 'Teach us as we play'],
      ['Big screen', 'Play flat on the table', 'Display settings'],
      ['Share', 'House rules', 'End early', 'Replay and details', 'What happened', 'Redo'],
    ])
  })

  test('has one entry for what went wrong, on W too, behind which each thing is once', async () => {
    const user = await sitDown(twoPlays())
    const whatWent = async () => within(await screen.findByRole('dialog', { name: 'What went wrong?' }))
    await openMore(user)
    await user.click(within(dialog()).getByRole('button', { name: 'Something went wrong' }))
    const rows = (await whatWent()).getAllByRole('button', { description: /./ })
    expect(rows.map(calledOf)).toEqual([
      'A tile that doesn’t fit',
      'Points given or taken',
      'A tile everyone has seen',
      'Number of tiles in a hand',
      'A tile is missing or there twice',
      'A player leaves',
    ])
    await user.keyboard('{Escape}')
    await user.keyboard('w')
    await user.click((await whatWent()).getByRole('button', { name: 'Points given or taken' }))
    screen.getByRole('dialog', { name: 'Points given or taken' })
  })

  test('tells what else is behind a button after its name, all of which is what is written on it', async () => {
    await openMore(await sitDown(twoPlays()))
    for (const [name, description] of [
      ['Big screen', 'Stream overlay'],
      ['What happened', 'Correct or question an entry'],
    ] as const)
      expect(within(dialog()).getByRole('button', { name, description }).getAttribute('aria-label')).toBe(null)
  })

  test('gives no two things the same sign', async () => {
    // as the app does before its first page that has them
    await drawAllIcons()
    await openMore(await sitDown(twoPlays()))
    const signs = signsIn(dialog())
    expect(signs.length).toBeGreaterThan(15)
    expect(signs.filter(({ sign }) => !/ d="[^"]/.test(sign))).toEqual([])
    for (const { name, sign } of signs) expect(signs.filter((other) => other.sign === sign).map((other) => other.name)).toEqual([name])
  })

  test('says what is behind a row, beside its name', async () => {
    await openMore(await sitDown(twoPlays()))
    const row = within(dialog()).getByRole('button', { name: 'What happened' })
    expect(document.getElementById(row.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Correct or question an entry')
  })
})

const device = (id: string): JoinedDevice => ({ id, name: id, role: 'player', seat: null, connected: true, lastSeen: 0 })

describe('How many phones have joined', () => {
  const joined = (...devices: readonly JoinedDevice[]) =>
    ({ kind: 'open', url: 'http://192.168.1.5:4180/', link: 'http://192.168.1.5:4180/#/join/x', code: 'ABC123', codeSeconds: 600, devices, room: 8 }) as const

  test('stands beside what is played, where a tap leads to them', async () => {
    const match = twoPlays()
    const host = FakeHost.with(match)
    const user = await sitDown(match, 'upright', host)
    screen.getByRole('button', { name: 'Phones' })
    host.phones.send(joined(device('Lena'), device('Mia')))
    const button = await screen.findByRole('button', { name: 'Phones: 2 phones have joined' })
    expect(button.textContent).toBe('2')
    await user.click(button)
    within(screen.getByRole('dialog', { name: 'Phones' })).getByText('2 phones have joined')
  })

  test('is said in More too, where nothing stands beside what is played', async () => {
    const match = twoPlays()
    const host = FakeHost.with(match)
    const user = await sitDown(match, 'upright', host)
    host.phones.send(joined(device('Lena')))
    await openMore(user)
    await waitFor(() => within(within(dialog()).getByRole('region', { name: 'At this table' })).getByText('1 phone has joined'))
  })
})
