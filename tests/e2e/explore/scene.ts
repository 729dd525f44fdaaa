import type { CDPSession, Page } from 'playwright-core'
import type { MatchId } from '#shared/kernel/ids'
import type { RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { LANGUAGE_NAMES } from '#shared/words/languages'
import { paths } from '../../../src/renderer/navigation/paths'
import { allTiles, isCounted, NAIVE_PRESETS, seatsMore, type NaiveRules } from '../../reference/naive-rules'
import type { Random } from '../../../src/shared/kernel/random'
import { enlarge } from '../harness/enlarged'
import { listen } from '../harness/heard'
import type { Faults } from '../harness/faults'
import type { Host } from '../harness/host'
import { asOwnerOf, Behind } from '../harness/played'
import { matchFiles, readJson } from '../harness/records'
import { WINDOW, type Windows } from '../harness/test'
import type { Throw } from '../pages/dice'
import { joinAs } from '../pages/phones'
import type { Control } from './controls'

/** Who looks at the match: the computer at the table, a second window of it, a big screen, and a player’s phone. */
const OTHERS = ['the second window', 'the big screen', 'the phone'] as const
type DeviceName = 'the computer' | (typeof OTHERS)[number]

/** One of them, as it is now. */
export interface Device {
  readonly name: DeviceName
  readonly page: Page
  /** Cut off from the host, or asleep: it shows what it knew. */
  away: boolean
  /** What wakes it, while it sleeps. */
  asleep: CDPSession | null
  /** Where the match is for it. */
  readonly home: string
  /** How much was listened to of what a screen reader reads out there. */
  heard: number
  /** The revisions of the match at the last two times that was done, the latest last. */
  revisions: readonly [number, number]
  /** What was pressed to open the dialog on top. */
  opener: Control | null
}

/** A match as it lies on the disk. */
export interface Stored {
  readonly id: MatchId
  readonly revision: number
  readonly players: readonly { readonly name: string }[]
  readonly rounds: readonly { readonly events: readonly unknown[] }[]
}

/** A table with those who look at it. */
export interface Scene {
  readonly host: Host
  readonly faults: Faults
  /** How many there were before. */
  readonly faultsBefore: number
  readonly devices: readonly Device[]
  readonly matchId: MatchId
  readonly names: readonly string[]
  /** People leave the match for no other page, as the house has settings that others share. */
  readonly stays: boolean
  /** The matches of the house as they lie on the disk; of one that is just written, as it was. */
  readonly stored: () => Promise<readonly Stored[]>
  /** Closes the windows that were opened for it, and the computer’s unless others use it too; `pictures`: with a picture of each beside this path. */
  readonly end: (pictures?: string) => Promise<void>
}

/** A window that hangs, or sleeps, leaves none. */
const PICTURE_LIMIT_MS = 5_000

/** Short and long, with letters of several scripts, and two that begin alike. */
const NAMES = ['Ada', 'Ben', 'Bernadette', 'Maximiliane von Hohenstein', 'Zoë', 'Мария', 'Jo', 'O’Neill-Çelik']

const PRESETS = Object.keys(NAIVE_PRESETS) as readonly PresetId[]

/** One table in so many has more players than usual, where its rules seat them. */
const MANY_ONE_IN = 6

/** How many sit down: two to four, now and then up to eight; partners are always four. */
function seatsAt(rules: NaiveRules, random: Random): number {
  if (rules.partners) return 4
  const [seats, many] = [2 + random.below(3), random.below(MANY_ONE_IN) === 0]
  return many && (isCounted(rules) || seatsMore(rules)) ? seats + 4 : seats
}

/** House rules with which a match comes to its end, and a round to its block, within some steps. */
function shortRules(rules: NaiveRules, players: number, random: Random): RuleOverrides {
  if (isCounted(rules)) return random.below(3) === 0 ? { limit: 10 + random.below(40) } : { rounds: 1 + random.below(4) }
  // five and more sit at two sets
  const sets = players > 4 && rules.maxPip === 6 ? { copies: 2 } : {}
  const handSize = 2 + random.below(4)
  const target = rules.game === 'double-bergen' ? 8 : 2 + random.below(rules.endWorth === 'fixed' ? 5 : 20)
  const short = { target, handSize, ...sets }
  return random.below(3) === 0 ? { ...short, reserve: allTiles({ ...rules, ...sets }).length - players * handSize } : short
}

/** Begins a match drawn by chance, and has the page show it. */
async function beginMatch(page: Page, random: Random): Promise<{ readonly matchId: MatchId; readonly names: readonly string[] }> {
  const preset = PRESETS[random.below(PRESETS.length)] ?? 'bergen-pagat'
  const rules = NAIVE_PRESETS[preset]
  if (rules === undefined) throw new Error(`no rules of ${preset}`)
  const names = random.shuffle([...NAMES]).slice(0, seatsAt(rules, random))
  const face = (): number => 1 + random.below(6)
  const dice = { flower: [face(), face()], scorpion: [face(), face()] } as Throw
  const thrown = preset === 'flower-and-scorpion' ? { dice } : {}
  const asked = random.below(2) === 0 ? { confirmRounds: true as const } : {}
  const led = isCounted(rules) ? {} : { leader: names[0] ?? '', ...thrown }
  let matchId = ''
  await asOwnerOf(page, async (client) => {
    matchId = await new Behind(client).begin({ preset, players: names, rules: shortRules(rules, names.length, random), ...led, ...asked })
    await page.evaluate((to) => (window.location.hash = to), paths.match(matchId))
  })
  await page.locator('[data-felt]').first().waitFor()
  return { matchId, names }
}

/** Where a walk is walked. */
export interface Place {
  readonly host: Host
  readonly windows: Windows
  /** A window of the owner’s that shows no match. */
  readonly page: Page
  /** Other walks are walked there too, in this window. */
  readonly shared?: boolean
}

export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

/** To another page of the app, as a link leads there. */
export const goTo = (page: Page, path: string): Promise<unknown> => page.goto(page.url().replace(/#.*$|$/, `#${path}`))

/** Chooses a language among the settings, and comes back. */
export async function chooseLanguage(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  const before = page.url()
  await goTo(page, paths.settingGroup('language'))
  await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).check()
  await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language)
  await page.goto(before)
}

/** Sets a table by chance; the page is the computer’s. */
export async function setScene({ page, windows, host, shared = false }: Place, random: Random): Promise<Scene> {
  if (shared) {
    // what the walk before has left: larger text, and what is said for a moment
    await enlarge(page, WINDOW.viewport ?? { width: 1280, height: 800 }, 100)
    await page.reload()
  }
  // a house keeps what was chosen in it, and phones join in English
  if ((await page.evaluate(() => document.documentElement.lang)) !== 'en') await chooseLanguage(page, 'en')
  const { matchId, names } = await beginMatch(page, random)
  const others = OTHERS.filter(() => random.below(5) < (shared ? 1 : 2))
  const open = async (name: (typeof OTHERS)[number]): Promise<Page> => {
    if (name === 'the second window') return windows.open({}, page.url())
    if (name === 'the big screen') return windows.open({}, `${host.url}#${paths.bigScreen(matchId)}`)
    return (await joinAs(names[random.below(names.length)] ?? '', page, windows)).page
  }
  const seen: [Device['name'], Page][] = [['the computer', page]]
  for (const name of others) seen.push([name, await open(name)])
  const devices = seen.map(([name, on]): Device => ({ name, page: on, away: false, asleep: null, home: on.url(), heard: 0, revisions: [0, 0], opener: null }))
  for (const device of devices) await listen(device.page)
  return {
    host,
    faults: windows.faults,
    faultsBefore: windows.faults.all().length,
    devices,
    matchId,
    names,
    stays: shared,
    stored: async () => {
      const files = await matchFiles(host.dataFolder)
      return Promise.all(files.map((file) => readJson(file) as Promise<Stored>))
    },
    end: async (pictures) => {
      for (const { name, page: of } of devices) {
        if (pictures !== undefined) await of.screenshot({ path: `${pictures} ${name}.png`, timeout: PICTURE_LIMIT_MS }).catch(() => undefined)
        if (!shared || of !== page) await of.context().close()
      }
    },
  }
}
