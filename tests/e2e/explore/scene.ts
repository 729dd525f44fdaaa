import type { CDPSession, Page } from 'playwright-core'
import type { RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { paths } from '../../../src/renderer/navigation/paths'
import { allTiles, NAIVE_PRESETS } from '../../reference/naive-rules'
import type { Random } from '../../../src/shared/kernel/random'
import { listen } from '../harness/heard'
import type { Faults } from '../harness/faults'
import type { Host } from '../harness/host'
import { tableWith } from '../harness/played'
import { matchFiles, readJson } from '../harness/records'
import type { Windows } from '../harness/test'
import type { Throw } from '../pages/dice'
import { joinAs } from '../pages/phones'
import { idIn } from '../pages/every-page'
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
  /** What was pressed to open the dialog on top. */
  opener: Control | null
}

/** A table with those who look at it. */
export interface Scene {
  readonly host: Host
  readonly faults: Faults
  /** How many there were before. */
  readonly faultsBefore: number
  readonly devices: readonly Device[]
  readonly matchId: string
  readonly names: readonly string[]
  /** The match as it lies on the disk; null where it is gone. */
  readonly stored: () => Promise<unknown>
  /** Closes its windows; `pictures`: with a picture of each beside this path. */
  readonly end: (pictures?: string) => Promise<void>
}

/** A window that hangs, or sleeps, leaves none. */
const PICTURE_LIMIT_MS = 5_000

/** Short and long, with letters of several scripts, and two that begin alike. */
const NAMES = ['Ada', 'Ben', 'Bernadette', 'Maximiliane von Hohenstein', 'Zoë', 'Мария', 'Jo', 'O’Neill-Çelik']

const PRESETS = Object.keys(NAIVE_PRESETS) as readonly PresetId[]

/** House rules with which a match comes to its end, and a round to its block, within some steps. */
function shortRules(preset: PresetId, players: number, random: Random): RuleOverrides {
  const usual = NAIVE_PRESETS[preset]
  if (usual === undefined) throw new Error(`no rules of ${preset}`)
  const handSize = 2 + random.below(4)
  const short = { target: usual.game === 'double-bergen' ? 8 : 2 + random.below(5), handSize }
  return random.below(3) === 0 ? { ...short, reserve: allTiles(usual).length - players * handSize } : short
}

/** Sets a table by chance; the page is the computer’s. */
export async function setScene(page: Page, windows: Windows, host: Host, random: Random): Promise<Scene> {
  const preset = PRESETS[random.below(PRESETS.length)] ?? 'bergen-pagat'
  const names = random.shuffle([...NAMES]).slice(0, 2 + random.below(3))
  const rules = shortRules(preset, names.length, random)
  const face = (): number => 1 + random.below(6)
  const dice = { flower: [face(), face()], scorpion: [face(), face()] } as Throw
  const thrown = preset === 'flower-and-scorpion' ? { dice } : {}
  const asked = random.below(2) === 0 ? { confirmRounds: true as const } : {}
  await tableWith(page, { preset, players: names, leader: names[0] ?? '', rules, ...thrown, ...asked }, () => Promise.resolve())
  const matchId = idIn(page)
  const others = OTHERS.filter(() => random.below(5) < 2)
  const open = async (name: (typeof OTHERS)[number]): Promise<Page> => {
    if (name === 'the second window') return windows.open({}, page.url())
    if (name === 'the big screen') return windows.open({}, `${host.url}#${paths.bigScreen(matchId)}`)
    return (await joinAs(names[random.below(names.length)] ?? '', page, windows)).page
  }
  const seen: [Device['name'], Page][] = [['the computer', page]]
  for (const name of others) seen.push([name, await open(name)])
  const devices = seen.map(([name, on]): Device => ({ name, page: on, away: false, asleep: null, home: on.url(), heard: 0, opener: null }))
  for (const device of devices) await listen(device.page)
  return {
    host,
    faults: windows.faults,
    faultsBefore: windows.faults.all().length,
    devices,
    matchId,
    names,
    stored: async () => {
      const file = (await matchFiles(host.dataFolder)).find((each) => each.includes(matchId))
      return file === undefined ? null : readJson(file)
    },
    end: async (pictures) => {
      for (const { name, page: of } of devices) {
        if (pictures !== undefined) await of.screenshot({ path: `${pictures} ${name}.png`, timeout: PICTURE_LIMIT_MS }).catch(() => undefined)
        await of.context().close()
      }
    },
  }
}
