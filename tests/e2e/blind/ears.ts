import type { Page } from 'playwright-core'
import { heardAfter, listen } from '../harness/heard'

/** What a test that fails waits for at most, in milliseconds. */
const PATIENCE_MS = 30_000

/** What the table asks after an entry, as “Ben needs 2.”: said once when it begins to ask it. */
const ASKED = /(needs \d+|can still draw \d+|has one tile left|Enter the tiles)\.$/

/** What a screen reader reads out of a page, as it comes. */
export class Ears {
  /** All that was read out. */
  readonly heard: string[] = []
  #read = 0

  private constructor(
    private readonly page: Page,
    private readonly whose: string,
  ) {}

  static async on(page: Page, whose: string): Promise<Ears> {
    await listen(page)
    return new Ears(page, whose)
  }

  /** The next thing that was said of the match. */
  async next(): Promise<string> {
    for (;;) {
      const text = this.heard[this.#read]
      if (text === undefined) await this.#more()
      else {
        this.#read += 1
        if (!ASKED.test(text)) return text
      }
    }
  }

  /** Whether everything that was said was also expected. */
  unread(): readonly string[] {
    return this.heard.slice(this.#read).filter((text) => !ASKED.test(text))
  }

  async #more(): Promise<void> {
    let late: ReturnType<typeof setTimeout> | undefined
    const never = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error(`${this.whose} hears nothing more after:\n${this.heard.slice(-8).join('\n')}`)), PATIENCE_MS)
    })
    this.heard.push(...(await Promise.race([heardAfter(this.page, this.heard.length), never]).finally(() => clearTimeout(late))))
  }
}
