import { z } from 'zod'
import type { Imported } from '#shared/contract/exchange'
import type { Season } from '#shared/contract/seasons'
import { EVENING_FORMAT, type Evening, type EveningEvent } from '#shared/evening/evening'
import { sameJson } from '#shared/kernel/canonical'
import { foldedName } from '#shared/kernel/names'
import { isFields } from '#shared/kernel/plain'
import { ok, type Result } from '#shared/kernel/result'
import { SEASON_FORMAT } from '#shared/league/rules'
import type { Evenings } from '../evenings/evenings'
import type { People } from '../people/people'
import type { PersonResolver } from '../people/person-resolver'
import type { Seasons } from '../seasons/seasons'
import { eveningFileKind } from '../store/evening-file'
import type { EveningsStore } from '../store/evenings-store'
import { NewerFile, soundIn, UnreadableFile, type FileKind } from '../store/json-adapter'
import { seasonFile, seasonFileKind, seasonIn } from '../store/season-file'
import type { SeasonsStore } from '../store/kinds/season'
import { refusedImport, type RefusedImport } from './read-import'
import { parseJson } from './score-record'

export interface BesideOptions {
  readonly stores: { readonly seasons: SeasonsStore; readonly evenings: EveningsStore }
  readonly seasons: Seasons
  readonly evenings: Evenings
  readonly people: People
  readonly who: PersonResolver
}

/** What became of a season or an evening of a file. */
export type TakenBeside = Omit<Extract<Imported, { readonly kind: 'beside' }>, 'place'>

/** Within a text of JSON these stand unescaped where a field says so, and nowhere else. */
const MARK = /"format"\s*:\s*"caravan-(?:evening|season)"/

/** Longest name that a season may have. */
const LONGEST_SEASON_NAME = 60

const namedPeople = z.array(z.object({ id: z.string(), name: z.string() })).max(400)

/** Seasons and evenings in files: out as they are kept, without the bin; in beside those that are here, and never in place of one. */
export class ImportBeside {
  readonly #options: BesideOptions

  constructor(options: BesideOptions) {
    this.#options = options
  }

  /** Everything that is not in the bin, each as a line of a file: evenings first, since seasons may name them. */
  lines(): readonly string[] {
    const { stores, who } = this.#options
    const evenings = stores.evenings.all().flatMap(({ bin, ...evening }) => (typeof bin?.at === 'string' ? [] : [evening]))
    const seasons = stores.seasons.all().flatMap(({ binnedAt, ...season }) => {
      if (binnedAt !== undefined) return []
      const people = season.league.people?.flatMap((id) => who.person(id) ?? []).map(({ id, name }) => ({ id, name }))
      return [{ ...seasonFile(season), ...(people === undefined ? {} : { people }) }]
    })
    return [...evenings, ...seasons].map((each) => `${JSON.stringify(each)}\n`)
  }

  /** Null for what is neither; `SaveFault` where the disk does not take it. */
  async take(text: string): Promise<Result<TakenBeside, RefusedImport> | null> {
    if (!MARK.test(text)) return null
    const parsed = parseJson(text)
    if (!parsed.ok || !isFields(parsed.value)) return null
    const content = parsed.value
    const id = typeof content['id'] === 'string' ? content['id'] : ''
    if (content['format'] === EVENING_FORMAT) {
      const evening = readContent(content, eveningFileKind(id))
      return evening.ok ? ok(await this.#evening(evening.value)) : evening
    }
    if (content['format'] !== SEASON_FORMAT) return null
    const season = readContent(content, seasonFileKind(id))
    return season.ok ? ok(await this.#season(seasonIn(season.value), content['people'])) : season
  }

  async #evening({ bin: _, ...evening }: Evening): Promise<TakenBeside> {
    const { stores, evenings } = this.#options
    const { id, name } = evening
    const told = (how: TakenBeside['how']): TakenBeside => ({ kind: 'beside', what: 'evening', how, id, name })
    const here = stores.evenings.get(id)
    if (here !== undefined && sameJson(here.events, evening.events)) return told(typeof here.bin?.at === 'string' ? 'in-bin' : 'known')
    const events = await this.#linked(evening.events)
    if (here === undefined) return told((await evenings.bring({ ...evening, events }, null)) ? 'added' : 'differs')
    if (typeof here.bin?.at === 'string') return told('in-bin')
    if (isBeginning(events, here.events)) return told('known')
    if (!isBeginning(here.events, events)) return told('differs')
    return told((await evenings.bring({ ...here, events }, here.updatedAt)) ? 'extended' : 'differs')
  }

  /** Events whose people are those of this house: by id, by name, or new to it. */
  async #linked(events: Evening['events']): Promise<Evening['events']> {
    const ids = new Map<string, string>()
    for (const event of events) {
      if (event.type !== 'arrived') continue
      for (const { id, name } of event.people) if (!ids.has(id)) ids.set(id, (await this.#options.people.named(name, id)).id)
    }
    return [...ids].every(([id, own]) => id === own) ? events : events.map((event) => replaced(event, ids) as EveningEvent)
  }

  async #season(season: Omit<Season, 'binnedAt'>, named: unknown): Promise<TakenBeside> {
    const { stores, seasons, people } = this.#options
    const { id } = season
    const here = stores.seasons.get(id)
    const told = (how: TakenBeside['how'], name = season.name): TakenBeside => ({ kind: 'beside', what: 'season', how, id, name })
    if (here?.binnedAt !== undefined) return told('in-bin')
    const ids = new Map<string, string>()
    const names = namedPeople.safeParse(named)
    for (const person of here === undefined && names.success ? names.data : []) ids.set(person.id, (await people.named(person.name, person.id)).id)
    const league = { ...season.league, people: season.league.people?.map((person) => ids.get(person) ?? person) ?? null }
    const same = (one: Season | typeof season): unknown => [one.name, one.from, one.to, one.league]
    if (here !== undefined) return told(sameJson(same(here), same({ ...season, league })) ? 'known' : 'differs')
    const name = freeName(
      season.name,
      stores.seasons.all().map((other) => other.name),
    )
    return told((await seasons.bring({ ...season, name, league }, null)) ? 'added' : 'differs', name)
  }
}

function readContent<T>(content: Readonly<Record<string, unknown>>, kind: FileKind<T | null>): Result<T, RefusedImport> {
  try {
    return ok(soundIn(content, kind) as T)
  } catch (fault) {
    if (fault instanceof NewerFile) return refusedImport({ kind: 'newer-version', version: Number(content['version']) })
    if (!(fault instanceof UnreadableFile)) throw fault
    const { damage } = fault
    return refusedImport(damage.kind === 'wrong-shape' && damage.shape !== undefined ? { ...damage.shape, kind: 'shape' } : { kind: 'not-json' })
  }
}

const isBeginning = (one: readonly unknown[], other: readonly unknown[]): boolean => one.length <= other.length && sameJson(one, other.slice(0, one.length))

function replaced(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => replaced(each, ids))
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([field, each]) => [field, replaced(each, ids)])) : value
}

/** The name, with a number behind it where another season has it. */
function freeName(name: string, taken: readonly string[]): string {
  const folded = new Set(taken.map(foldedName))
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name.slice(0, LONGEST_SEASON_NAME - 6)} (${number})`
    if (!folded.has(foldedName(tried))) return tried
  }
}
