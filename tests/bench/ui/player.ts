import type { Page } from 'playwright-core'
import type { Client } from '../client'
import { takeElsewhere, type LongMatch, type Turn } from './long-match'

export type Play = Extract<Turn, { readonly kind: 'play' }>

interface Table {
  readonly page: Page
  readonly client: Client
  readonly match: LongMatch
  /** Enters a play in the page, and waits until it is there. */
  readonly enter: (play: Play) => Promise<void>
}

/** The newest line of what happened, and how many there are. */
const newest = (): string => {
  const lines = document.querySelectorAll('section ol[reversed] > li')
  return `${document.querySelectorAll('section ol[reversed]').length} ${lines.length} ${lines[0]?.textContent ?? ''}`
}

/** Plays a match on until so many plays are entered in the page; what is no play comes from another window. */
export async function playOn({ page, client, match, enter }: Table, plays: number): Promise<void> {
  let revision = 0
  let entered = 0
  for (const turn of match.turns) {
    if (entered === plays) return
    if (turn.kind === 'play') {
      await enter(turn)
      entered += 1
      revision += 1
      continue
    }
    const before = await page.evaluate(newest)
    revision = await takeElsewhere(client, match.id, revision, turn)
    await page.waitForFunction((was) => {
      const lines = document.querySelectorAll('section ol[reversed] > li')
      return `${document.querySelectorAll('section ol[reversed]').length} ${lines.length} ${lines[0]?.textContent ?? ''}` !== was
    }, before)
  }
  throw new Error(`the simulated match has only ${entered} more plays`)
}

/** Opens a match, and waits until it can be played on. */
export async function openTable(page: Page, url: string, { id }: LongMatch): Promise<void> {
  await page.goto(`${url}#/match/${id}`)
  await page.locator('[data-felt] svg[data-unit]').waitFor()
}

/** Types a tile and says where it goes, all but the Enter that plays it; each digit by `press`, the rest after `rest`. */
export async function choose(page: Page, { tile, arm }: Play, press: (digit: string) => Promise<unknown>, rest?: () => Promise<void>): Promise<void> {
  for (const digit of tile.split('-')) await press(digit)
  if (arm === null) return
  await rest?.()
  await page.keyboard.press(arm === 'left' ? 'ArrowLeft' : 'ArrowRight')
  /* Where both ends are one choice nothing changes, so this waits for frames and not for a change. */
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}
