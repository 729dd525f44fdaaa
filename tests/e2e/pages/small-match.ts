import type { Page } from 'playwright-core'
import type { Throw } from './dice'
import type { Hands } from './hands'
import { HomePage } from './home'
import { tabTo } from './keyboard'
import { NewMatchPage } from './new-match'
import { TablePage } from './table'

/**
 * Two players, two tiles each, six chips to win: everything that can happen in a match, in a few entries.
 *
 * The first round, with the Flower 6-4 and the Scorpion 5-2: Ada leads 6-6 (dual, 2), Ben plays 6-4 (short Flower 1, two
 * long Flowers 2: 3), Ada draws, Ben passes, and it is blocked: Ada holds 3-3 and 2-1, Ben 5-0, and the lowest double wins 2.
 */
export const SMALL: { readonly players: readonly [string, string]; readonly first: Throw; readonly second: Throw } = {
  players: ['Ada', 'Ben'],
  first: { flower: [6, 4], scorpion: [5, 2] },
  second: { flower: [5, 5], scorpion: [3, 1] },
}

/** Throws the dice on the table and says so, face by face. */
export async function tellDice(hands: Hands, page: Page, { flower, scorpion }: Throw): Promise<void> {
  if (hands.name === 'keyboard') {
    // the four faces are typed from the first die on
    await tabTo(page, page.getByRole('button', { name: /^Flower, first die/ }))
    await page.keyboard.type([...flower, ...scorpion].join(''))
    return
  }
  for (const [kind, faces] of [
    ['Flower', flower],
    ['Scorpion', scorpion],
  ] as const) {
    for (const [place, die] of (['first', 'second'] as const).entries()) {
      await hands.press(page.getByRole('button', { name: new RegExp(`^${kind}, ${die} die`) }))
      await hands.press(page.getByRole('group', { name: `${kind}, ${die} die` }).getByRole('button', { name: String(faces[place]), exact: true }))
    }
  }
}

/** From home to the table, by one way of input alone. */
export async function setSmallTable(hands: Hands, page: Page): Promise<TablePage> {
  await hands.press(new HomePage(page).newMatch)
  const setup = new NewMatchPage(page)
  for (const name of SMALL.players) {
    await hands.write(setup.name, name)
    await page.keyboard.press('Enter')
  }
  await hands.choose(setup.leader, SMALL.players[0])
  await tellDice(hands, page, SMALL.first)
  if (await setup.change.isVisible()) await hands.press(setup.change)
  await hands.openRules(page)
  for (const [rule, value] of [
    ['Target', 6],
    ['Tiles dealt', 2],
  ] as const) {
    const summary = page.locator('summary').filter({ has: page.getByText(rule, { exact: true }) })
    await hands.press(summary)
    await hands.write(page.locator('details[data-setting]').filter({ has: summary }).getByRole('spinbutton').first(), String(value))
  }
  await hands.press(page.locator('summary').filter({ hasText: 'After each round' }))
  await hands.choose(page.getByRole('group', { name: 'Ask every player to agree on each round?' }), 'Yes')
  await hands.press(setup.start)
  return new TablePage(page).ready()
}
