import type { Browser, Page } from 'playwright-core'
import type { Host } from '../../e2e/harness/host'
import { signedIn } from '../client'
import { boxNamed, nameOfEnd, nameOfTile, targets, type Box } from './boxes'
import type { Play } from './matches'
import type { PadName, PadWindow } from './pads'

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
export type Size = (typeof SIZES)[number]

/** The page has this long, in milliseconds, to show what was entered. */
const SCORED_MS = 10_000

/** One tap of a play: what it is meant for, and everything that could be hit instead. */
export interface Tap {
  /** `shows` a number’s tiles, `chooses` a tile, `plays` it at once, `confirms` it by a second tap, or says the `end`. */
  readonly does: 'shows' | 'chooses' | 'plays' | 'confirms' | 'end'
  readonly target: Box
  readonly boxes: readonly Box[]
  /** Another tile that is hit is played, not only chosen. */
  readonly atOnce: boolean
}

/** A page that shows one of the pads at one size. */
export class Seat {
  private constructor(
    readonly page: Page,
    readonly pad: PadName,
    readonly size: Size,
  ) {}

  static async open(browser: Browser, host: Host, pad: PadName, size: Size): Promise<Seat> {
    const page = await browser.newPage({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce', ...(await signedIn(host)) })
    await page.addInitScript((shown) => ((window as PadWindow).caravanPad = shown), pad)
    await page.goto(host.url)
    return new Seat(page, pad, size)
  }

  async show(matchId: string): Promise<void> {
    await this.page.evaluate((id) => (window.location.hash = `/match/${id}`), matchId)
  }

  /** From now on the line is laid out and not painted, which takes most of the time. */
  async unpainted(): Promise<void> {
    await this.page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[data-felt] svg { visibility: hidden }')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
  }

  /** Waits until the pad is that of a revision. */
  async at(revision: number): Promise<void> {
    await this.page.waitForSelector(`[data-bench][data-revision="${revision}"]`, { state: 'attached', timeout: 10_000 })
  }

  /** Of what the pad shows; null where there is none, after a round. */
  async revision(): Promise<number | null> {
    const shown = await this.page.evaluate(() => document.querySelector<HTMLElement>('[data-bench]')?.dataset['revision'] ?? null)
    return shown === null ? null : Number(shown)
  }

  /** Waits until the page shows these scores, and no entry before this revision; `what` was done then. */
  async scored(revision: number, { totals }: { readonly totals: readonly number[] }, what: string): Promise<void> {
    /* Once the match is over, they stand in the last row of the sheet. */
    const shown = (): Promise<string> =>
      this.page.evaluate(() => [...document.querySelectorAll('[data-score], tr[data-last] > td')].map(({ textContent }) => textContent).join())
    const wanted = totals.map((total) => String(total).replace('-', '−')).join()
    const until = Date.now() + SCORED_MS
    for (;;) {
      const [scores, now] = [await shown(), await this.revision()]
      if (scores === wanted && (now === null || now >= revision)) return
      if (Date.now() > until) throw new Error(`after ${what} the page shows ${scores} at revision ${now}, not ${wanted} at ${revision}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** The taps that this play takes, measured; the page is brought as far as their targets have to be seen, and no further. */
  async taps(play: Play): Promise<readonly Tap[]> {
    const taps: Tap[] = []
    let boxes = await targets(this.page)
    const byHalf = boxes.some(({ kind }) => kind === 'number')
    /* Two taps by half play with the second of them, the whole set by half only chooses. */
    const atOnce = byHalf && play.arm !== null && this.pad === 'halves'
    const suit = byHalf || (play.arm !== null && this.pad !== 'triangle') ? play.suit : null
    if (byHalf && !boxes.some(({ kind, name }) => kind === 'tile' && name.endsWith(` at ${play.suit}`))) {
      taps.push({ does: 'shows', target: boxNamed(boxes, 'number', String(play.suit)), boxes, atOnce })
      await this.page.evaluate((number) => {
        const buttons = [...document.querySelectorAll<HTMLElement>('[data-tray] [data-number]')]
        buttons.find(({ textContent }) => textContent === number)?.click()
      }, String(play.suit))
      boxes = await targets(this.page)
    }
    const target = boxNamed(boxes, 'tile', nameOfTile(play.written, suit))
    if (play.arm === null || (this.pad === 'triangle' ? play.saidBy.tile : play.saidBy.row)) {
      taps.push({ does: atOnce ? 'plays' : 'chooses', target, boxes, atOnce })
      if (!atOnce) taps.push({ does: 'confirms', target, boxes, atOnce })
      return taps
    }
    taps.push({ does: 'chooses', target, boxes, atOnce })
    await this.page.evaluate(({ x, y }) => (document.elementFromPoint(x, y)?.closest('button') as HTMLElement).click(), middleOf(target))
    const asked = await targets(this.page)
    taps.push({ does: 'end', target: boxNamed(asked, 'end', nameOfEnd(play.arm)), boxes: asked, atOnce: false })
    await this.page.keyboard.press('Escape')
    return taps
  }
}

export const middleOf = ({ left, top, right, bottom }: Box): { readonly x: number; readonly y: number } => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
