import type { Locator, Page } from 'playwright-core'
import { inSight } from '../harness/measure'
import { soon } from '../harness/soon'
import { tabTo } from './keyboard'
import type { TablePage } from './table'

/** One way to use a page, and no other: a finger or a keyboard. */
export interface Hands {
  readonly name: 'touch' | 'keyboard'
  /** A button or a link. */
  readonly press: (target: Locator) => Promise<void>
  /** One of several. */
  readonly choose: (within: Locator, name: string) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Enters one turn: `6-6` (the lead), `6-4 right`, `draw`, `pass`. One that wins the match leads to `end`. */
  readonly play: (table: TablePage, turn: string, end?: Locator) => Promise<void>
  /** A tile of a pad. */
  readonly pick: (pad: Locator, tile: string) => Promise<void>
  /** Opens one of the parts that show only their heading. */
  readonly openRules: (page: Page) => Promise<void>
}

const RULES = 'House rules and unclear rules'
const MOST_CHOICES = 30

const optionOf = (within: Locator, name: string): Locator => within.getByRole('radio', { name, exact: true })

const tileOf = (pad: Locator, tile: string): Locator => pad.getByRole('button', { name: new RegExp(`^${tile}(,|$)`) })

/** A finger; words are written with the keyboard that the device shows. */
export function touch(): Hands {
  const press = async (target: Locator): Promise<void> => {
    await target.tap()
  }
  return {
    name: 'touch',
    press,
    choose: (within, name) => press(within.locator('label').filter({ has: within.page().getByRole('radio', { name, exact: true }) })),
    write: async (field, text) => {
      await press(field)
      await field.page().keyboard.press('ControlOrMeta+a')
      await field.page().keyboard.type(text)
    },
    play: async (table, turn, end) => {
      const before = await table.events.count()
      const actions = table.page.getByRole('group', { name: 'Draw, pass or call a block' })
      if (turn === 'draw') await press(actions.getByRole('button', { name: /^Draw|drawn/ }))
      else if (turn === 'pass') await press(actions.getByRole('button', { name: 'Pass' }))
      else {
        const [tile = '', where] = turn.split(' ')
        await press(table.tile(tile, where))
        // what the tile would score is seen where the finger goes next
        await soon(() => inSight(table.play), { message: turn }).toBe(true)
        await press(table.tile(tile, where))
      }
      if (end === undefined) await soon(() => table.events.count()).toBe(before + 1)
      else await end.waitFor()
    },
    pick: (pad, tile) => press(tileOf(pad, tile)),
    openRules: (page) => press(page.locator('summary').filter({ hasText: RULES })),
  }
}

/** A keyboard alone: every control is come to with Tab and shows that it has the focus. */
export function keyboard(page: Page): Hands {
  const press = async (target: Locator): Promise<void> => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  return {
    name: 'keyboard',
    press,
    choose: async (within, name) => {
      const chosen = within.getByRole('radio', { checked: true })
      await tabTo(page, (await chosen.count()) > 0 ? chosen.first() : within.getByRole('radio').first())
      await page.keyboard.press('Space')
      for (let steps = 0; !(await optionOf(within, name).isChecked()); steps += 1) {
        if (steps > MOST_CHOICES) throw new Error(`The arrows never come to ${name}`)
        await page.keyboard.press('ArrowRight')
      }
    },
    write: async (field, text) => {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    play: async (table, turn, end) => {
      if (end === undefined) return table.enter(turn)
      await table.press(turn)
      await end.waitFor()
    },
    pick: async (pad, tile) => {
      await tabTo(page, pad.getByRole('button').and(page.locator('[tabindex="0"]')))
      for (const key of tile) await page.keyboard.press(key)
    },
    openRules: (within) => press(within.locator('summary').filter({ hasText: RULES })),
  }
}
