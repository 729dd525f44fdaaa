import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import type { Host } from '../../e2e/harness/host'
import { signedIn } from '../client'
import { figureOf, type Figure } from '../figures'
import { openTable } from './player'
import type { LongMatch } from './long-match'
import { fromMore } from '../../e2e/pages/more'

const PHOTO = resolve(process.cwd(), 'tests', 'fixtures', 'photos', 'table-03.jpg')

/** A part of the app that only some need, known by what its files are or hold. */
const HEAVY = {
  recognition: { name: /\.(?:onnx|wasm)$/, holds: /ort-wasm/ },
  charts: { name: /^$/, holds: /recharts-/ },
} as const
type Heavy = keyof typeof HEAVY

/** What a page asked for from the host up to a moment. */
export interface Asked {
  readonly when: string
  /** In the order of asking, each with its kB as they lie in the folder. */
  readonly files: readonly { readonly name: string; readonly kB: number; readonly packedKB: number }[]
  readonly heavy: readonly Heavy[]
}

export interface Requests {
  readonly asked: readonly Asked[]
  readonly figures: readonly Figure[]
}

/** What is fetched when: nothing that reads photos or draws charts before it is opened. Throws where it is otherwise. */
export async function requests(browser: Browser, host: Host, match: LongMatch): Promise<Requests> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...(await signedIn(host)) })
  const { url } = host
  const listen = listening(page, new URL(url).origin)
  try {
    await page.goto(url)
    await page.getByRole('link', { name: 'New match' }).first().click({ trial: true })
    const start = await listen('the start page can be used')
    await page.waitForLoadState('networkidle')
    const ahead = await listen('it has been quiet: what is fetched ahead of a match')
    await openTable(page, url, match)
    await page.waitForLoadState('networkidle')
    const table = await listen('a match is opened')
    await fromMore(page, 'Score sheet')
    await page.getByText('Score history').click()
    await page.locator('.recharts-surface').first().waitFor()
    const chart = await listen('the chart of its score is opened')
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Choose picture/ }).click()
    await (await chooser).setFiles(PHOTO)
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    const photo = await listen('a play is read from a photograph')
    const asked = [start, ahead, table, chart, photo]
    for (const [moment, heavy] of [
      [start, []],
      [ahead, []],
      [table, []],
      [chart, ['charts']],
      [photo, ['recognition']],
    ] as const) {
      if (moment.heavy.join() !== heavy.join())
        throw new Error(
          `${moment.when}: expected ${heavy.join() || 'nothing heavy'}, asked for ${moment.heavy.join() || 'nothing heavy'}: ${moment.files.map(({ name }) => name).join(', ')}`,
        )
    }
    return { asked, figures: [initialJavaScript(start), ...asked.map(sizeOf)] }
  } finally {
    await page.context().close()
  }
}

function listening(page: Page, origin: string): (when: string) => Promise<Asked> {
  let files: Promise<(Asked['files'][number] & { readonly heavy: readonly Heavy[] }) | null>[] = []
  // of the whole context: a worker's requests are not its page's
  page.context().on('response', (response) => {
    if (!response.url().startsWith(origin)) return
    const name = new URL(response.url()).pathname.split('/').at(-1) || 'index.html'
    files.push(
      response.body().then(
        (body) => {
          const text = name.endsWith('.js') ? body.toString('utf8') : ''
          const heavy = (Object.keys(HEAVY) as Heavy[]).filter((each) => HEAVY[each].name.test(name) || HEAVY[each].holds.test(text))
          return { name, kB: body.length / 1000, packedKB: gzipSync(body).length / 1000, heavy }
        },
        () => null,
      ),
    )
  })
  return async (when) => {
    const until = (await Promise.all(files)).filter((file) => file !== null)
    files = []
    return { when, files: until.map(({ name, kB, packedKB }) => ({ name, kB, packedKB })), heavy: [...new Set(until.flatMap(({ heavy }) => heavy))].sort() }
  }
}

function initialJavaScript({ files }: Asked): Figure {
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  const kB = scripts.reduce((sum, { packedKB }) => sum + packedKB, 0)
  return figureOf('JavaScript until the start page can be used', 'kB gzip', [kB], { under: 120 }, `${scripts.length} files, as the browser asked for them`)
}

function sizeOf({ when, files }: Asked): Figure {
  const kB = files.reduce((sum, file) => sum + file.kB, 0)
  return { name: `fetched: ${when}`, unit: 'kB unpacked', median: kB, worst: kB, target: null, note: `${files.length} files` }
}
