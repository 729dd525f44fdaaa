// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { RuleOverrides } from '#shared/match/record'
import { settingsFor } from '#shared/rules/house-rules'
import { PRESET_IDS, PRESETS, type PresetId } from '#shared/rules/presets'
import * as english from '../../../../../src/renderer/messages/en'
import { RulesPanel } from '../../../../../src/renderer/screens/new-match/new-match-screen'
import { FakeHost, renderInApp } from '../../fake-host'
import { quickUser } from '../../quick-user'

async function shown(preset: PresetId, first: RuleOverrides = {}) {
  const latest = { rules: first }
  function Panel() {
    const [rules, setRules] = useState(first)
    latest.rules = rules
    return <RulesPanel preset={preset} rules={rules} problem={undefined} onChange={setRules} />
  }
  const { container } = renderInApp(new FakeHost(), <Panel />)
  const user = quickUser()
  await user.click(screen.getByText('House rules and unclear rules'))
  await waitFor(() => expect(container.querySelector('[data-setting]')).not.toBeNull())
  for (const row of container.querySelectorAll<HTMLDetailsElement>('[data-setting]')) row.open = true
  await waitFor(() => expect(container.querySelectorAll('[data-setting] > div:empty')).toHaveLength(0))
  const row = (name: string) => within(container.querySelector<HTMLElement>(`[data-setting='${name}']`) as HTMLElement)
  return { latest, row, user, container }
}

describe('The rules panel', () => {
  test.each(PRESET_IDS)('gives the default and the reason of every setting of %s', async (preset) => {
    const { row } = await shown(preset)
    for (const { name, under } of settingsFor(PRESETS[preset].game)) {
      expect(english.whySentence(name, preset), name).not.toBe('')
      if (under !== undefined) continue
      row(name).getByText(english.ruleSettings[name].name, { selector: 'summary *' })
      row(name).getByText((text) => text.includes(english.whySentence(name, preset)))
    }
  })

  test('a number is stepped, marked as changed, and put back', async () => {
    const { latest, row, user } = await shown('flower-and-scorpion')
    await user.click(row('dual').getByRole('button', { name: 'Increase: Chips for a dual' }))
    expect(latest.rules).toEqual({ dual: 3 })
    row('dual').getByText(/changed/)
    screen.getByText('1 changed')
    await user.click(row('dual').getByRole('button', { name: 'Reset to standard' }))
    expect(latest.rules).toEqual({})
    expect(screen.queryByText('1 changed')).toBeNull()
  })

  test('what holds at mistakes is chosen as a sheet has it, or one by one, and put back', async () => {
    const { latest, row, user } = await shown('bergen-pagat')
    const mistakes = row('mistakes')
    const [sheet] = mistakes.getAllByRole('combobox', { name: 'As at' })
    await user.selectOptions(sheet as HTMLElement, 'hearnechamber.org')
    const points = { points: 3, way: 'give' }
    expect(latest.rules).toEqual({ mistakes: { couldPlay: points, exposed: 'first-chance' } })
    mistakes.getByText(/^After the rule sheet of hearnechamber\.org/)
    screen.getByText('1 changed')
    await user.click(mistakes.getByRole('radio', { name: 'The others, and the player loses them' }))
    expect(latest.rules).toEqual({ mistakes: { couldPlay: { points: 3, way: 'move' }, exposed: 'first-chance' } })
    mistakes.getByText('Passed or drew with a tile that fitted', { selector: 'label *' })
    expect(mistakes.getByRole<HTMLOptionElement>('option', { name: 'Our own rules' }).selected).toBe(true)
    await user.click(mistakes.getByRole('switch', { name: 'A tile that stays earns nothing' }))
    await user.click(mistakes.getByRole('switch', { name: 'Passed or drew with a tile that fitted' }))
    expect(latest.rules).toEqual({ mistakes: { exposed: 'first-chance', lateMisplay: 'unpaid' } })
    await user.selectOptions(sheet as HTMLElement, 'told')
    expect(latest.rules).toEqual({})
    await user.selectOptions(sheet as HTMLElement, 'rocoh.org')
    for (const name of ['Or the pips in hand if more', 'Or 20% of the target if more', 'And the round stops', 'A touched tile goes first'])
      await user.click(mistakes.getByRole('switch', { name }))
    await user.click(mistakes.getByRole('switch', { name: 'The last tile has to be announced' }))
    await user.click(mistakes.getByRole('button', { name: 'Decrease: Tiles to draw if it is not' }))
    await user.selectOptions(mistakes.getByRole('combobox', { name: 'A score that isn’t called' }), 'claimed')
    expect(latest.rules.mistakes).toEqual({
      couldPlay: { ...points, orHand: true, orPercent: 20 },
      wrongCount: points,
      touched: 'must-be-played',
      lastTile: { draw: 1 },
      calling: 'claimed',
    })
    mistakes.getByText(
      /3 points to the others, or the pips in hand if more, or 20% of the target if more;.*A touched tile|a touched tile goes first;.*last tile not announced: 1 tile$/,
    )
  })

  test('a number can be typed, and one out of bounds is not taken', async () => {
    const { latest, row, user } = await shown('flower-and-scorpion')
    const target = row('target').getByRole<HTMLInputElement>('spinbutton', { name: 'Target' })
    await user.clear(target)
    await user.type(target, '15')
    expect(latest.rules).toEqual({ target: 15 })
    await user.clear(target)
    await user.type(target, '9999')
    await user.tab()
    expect(latest.rules.target).toBeLessThanOrEqual(500)
    expect(Number(target.value)).toBe(latest.rules.target)
  })

  test('a value for each number of players is changed for that number only', async () => {
    const { latest, row, user } = await shown('bergen-pagat')
    await user.click(row('target').getByRole('button', { name: 'Increase: With 3 players' }))
    expect(latest.rules).toEqual({ target: { '2': 15, '3': 11, '4': 10 } })
  })

  test('a choice says what each of its values means', async () => {
    const { latest, row, user } = await shown('flower-and-scorpion')
    const all = row('payout').getByRole('radio', { name: 'Losses first' })
    expect(document.getElementById(all.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Losses come off first, down to 0 at most\./)
    await user.click(all)
    expect(latest.rules).toEqual({ payout: 'losses-first' })
  })

  test('what only matters under one blocked rule is shown under that rule', async () => {
    const { row, user, container } = await shown('bergen-pagat')
    expect(container.querySelector("[data-setting='americanGap']")).toBeNull()
    await user.click(row('blockedRule').getByRole('radio', { name: 'American' }))
    expect(container.querySelector("[data-setting='americanGap']")).not.toBeNull()
    expect(container.querySelector("[data-setting='germanTies']")).toBeNull()
  })

  test('a total without a lower limit is given one, and freed again', async () => {
    const { latest, row, user } = await shown('double-bergen')
    await user.click(row('floor').getByRole('radio', { name: 'Stop at' }))
    expect(latest.rules).toEqual({ floor: 0 })
    await user.click(row('floor').getByRole('radio', { name: 'No limit' }))
    expect(latest.rules).toEqual({})
  })

  test('everything is put back at once', async () => {
    const { latest, user } = await shown('flower-and-scorpion', { target: 15, payout: 'losses-first' })
    screen.getByText('2 changed')
    await user.click(screen.getByRole('button', { name: 'Reset all to standard' }))
    expect(latest.rules).toEqual({})
  })
})
