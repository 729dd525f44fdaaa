import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { PROFILE_QUERY, type PageProfile, type RenderStartPage, type StartPage, type StartPageState } from '#shared/contract/start-page'
import { isChoice, isSetting, type Settings } from '#shared/settings/settings'
import type { App } from '../../app'

/** Renders the start page for a page that says in the query of the address what it is; null where that page has to do it. */
export type AnswerStartPage = (query: URLSearchParams) => Promise<StartPage | null>

/** A browser tells of a few languages; more of them would only cost time. */
const MOST_LANGUAGES = 20

const profileSchema: z.ZodType<PageProfile> = z.object({
  languages: z.array(z.string().max(40)).max(MOST_LANGUAGES),
  utcOffset: z.int(),
  settings: z.record(z.string(), z.unknown()).transform(known),
})

/** Of what a browser keeps of settings, what this version knows. */
function known(kept: Readonly<Record<string, unknown>>): Settings {
  return Object.fromEntries(Object.entries(kept).filter(([name, choice]) => isSetting(name) && isChoice(name, choice)))
}

/** What is rendered for nobody. */
const EMPTY_HOME: StartPageState = {
  home: { matches: [], counts: { matches: 0, unfinished: 0, bin: 0 }, people: [], setups: [], notices: [] },
  people: [],
  settings: {},
  languages: [],
  renderedAt: new Date(0).toISOString(),
}

/**
 * Reads the built `prerender.tsx` and renders once for nobody, which takes Node many times as long as what comes after it; the first page need not
 * wait for it then. Null where that fails, which `report` gets.
 */
export async function loadPrerender(script: string, report: (fault: unknown) => void): Promise<RenderStartPage | null> {
  try {
    const { renderStartPage } = (await import(pathToFileURL(script).href)) as { readonly renderStartPage: RenderStartPage }
    renderStartPage(EMPTY_HOME)
    return renderStartPage
  } catch (fault) {
    report(fault)
    return null
  }
}

interface StartPageOptions {
  readonly render: RenderStartPage
  readonly clock: () => Date
  /** Told of what goes wrong; the page then renders itself. */
  readonly report: (fault: unknown) => void
}

/** Answers requests for the start page: its HTML, and the state that it was rendered from. */
export function startPages(app: Pick<App, 'home' | 'everybody' | 'settings'>, { render, clock, report }: StartPageOptions): AnswerStartPage {
  const renderedFor = async ({ languages, settings }: PageProfile): Promise<StartPage> => {
    const [home, everybody, kept] = await Promise.all([firstOf(app.home), firstOf(app.everybody), firstOf((signal) => app.settings.live(signal))])
    const shown = new Set(home.matches.flatMap(({ players }) => players.map(({ personId }) => personId)))
    const people = everybody.map(({ picture, ...person }) => (picture !== undefined && shown.has(person.id) ? { ...person, picture } : person))
    const state = { home, people, settings: { ...settings, ...kept }, languages, renderedAt: clock().toISOString() }
    return { html: render(state), state }
  }
  return async (query) => {
    const profile = profileOf(query)
    // of another time zone, days and times would be those of the host
    if (profile === null || profile.utcOffset !== clock().getTimezoneOffset()) return null
    try {
      return await renderedFor(profile)
    } catch (fault) {
      report(fault)
      return null
    }
  }
}

function profileOf(query: URLSearchParams): PageProfile | null {
  try {
    const read = profileSchema.safeParse(JSON.parse(query.get(PROFILE_QUERY) ?? ''))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

async function firstOf<T>(live: (signal: AbortSignal) => AsyncIterable<T>): Promise<T> {
  const stop = new AbortController()
  try {
    for await (const value of live(stop.signal)) return value
  } finally {
    stop.abort()
  }
  throw new Error('broken invariant: a stream sends what it shows at once')
}

/** Answers with the start page as JSON, or with nothing (204), where the page has to render itself. */
export function serveStartPage(answer: AnswerStartPage | null, { method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  // what it shows is the owner's, and old with the next play
  response.setHeader('cache-control', 'no-store')
  Promise.resolve(answer?.(query) ?? null).then(
    (page) => {
      if (page === null) {
        response.statusCode = 204
        return response.end()
      }
      response.setHeader('content-type', 'application/json')
      return response.end(method === 'HEAD' ? undefined : JSON.stringify(page))
    },
    () => response.destroy(),
  )
}
