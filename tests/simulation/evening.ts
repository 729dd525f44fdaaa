import { isDeepStrictEqual } from 'node:util'
import { afterEveningStep } from '#shared/contract/evening-delta'
import type { EveningFeed } from '#shared/contract/evenings'
import type { GuestFeed, GuestView } from '#shared/contract/evening-phones'
import { afterStep } from '#shared/contract/match-delta'
import type { MatchFeed, MatchSnapshot } from '#shared/contract/schemas'
import type { EveningCommand } from '#shared/evening/decide'
import { type Evening, USUAL_SETTINGS } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { standings } from '#shared/evening/standings'
import { currentRound, type EveningState, type EveningTable } from '#shared/evening/state'
import { elementAt, present } from '#shared/kernel/assert'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import { seedOfText } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { putTogether } from '../../src/renderer/hooks/put-together'
import { disagreement } from '../reference/compare'
import { checkEvening } from '../reference/naive-evening'
import { Computer, HOUSE } from './computer'
import { inOneWorld } from './one-world'
import { Page, type Asked } from './page'
import { Scheduler } from './scheduler'
import { Script } from './script'
import { SyncProgram } from './sync-program'
import { Volume } from './volume'

/**
 * Where the house lies: on the one computer; on a share that two computers use, which tells of changes or does not; on two computers that a program keeps in step,
 * which puts files there whole or does not.
 */
const HOUSES = ['alone', 'share', 'silent-share', 'synced', 'synced-torn'] as const
export type House = (typeof HOUSES)[number]

/** What can go wrong in an evening. */
const TROUBLES = ['crash', 'end', 'power', 'full', 'slow', 'sleep', 'silence', 'cut', 'clock', 'sync'] as const
type Trouble = (typeof TROUBLES)[number]

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'] as const
const PRESETS = ['bergen-game-cabinet', 'bergen-draw', 'double-bergen'] as const
const ROUNDS = 2
const MINUTE = 60_000

/** A round that has not come to its end by then is brought to it. */
const ROUND_LASTS = 8 * MINUTE

/** After the last fault everything has so long to come right. */
const COMES_RIGHT_WITHIN = 15 * MINUTE

/** What became of an evening. */
export interface Simulated {
  readonly faults: readonly string[]
  readonly steps: number
  /** Minutes that passed in it. */
  readonly minutes: number
  /** The same for the same evening, step by step and byte by byte. */
  readonly mark: string
  readonly asked: number
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>
}

/** What a page shows. */
class Screen {
  readonly page: Page
  evening: EveningFeed | null = null
  guest: GuestView | null = null
  readonly matches = new Map<MatchId, MatchFeed>()

  constructor(page: Page) {
    this.page = page
  }

  get record(): Evening | null {
    return this.evening?.kind === 'evening' ? this.evening.evening : null
  }

  /** Follows a match, if it does not yet; what it shows of it. */
  match(matchId: MatchId): MatchSnapshot | null {
    if (!this.matches.has(matchId)) {
      this.matches.set(matchId, { kind: 'gone', matchId })
      this.page.follow(
        async (client, signal) => putTogether(await client.match.follow({ matchId }, { signal }), afterStep),
        (feed) => this.matches.set(matchId, feed),
      )
    }
    const feed = this.matches.get(matchId)
    return feed?.kind === 'match' ? feed.match : null
  }
}

interface Seated extends Screen {
  readonly person: PersonId
}

/** An evening with its computers, phones, disks and networks, all in one order of things. */
class EveningRun {
  readonly purpose: string
  readonly scheduler: Scheduler
  readonly #computers: readonly Computer[]
  readonly #sync: SyncProgram | null = null
  readonly #scripts = new Map<MatchId, Script>()
  readonly #preset: (typeof PRESETS)[number]
  readonly #troubles: Partial<Record<Trouble, number>> = {}
  readonly #taps: (Asked & { readonly matchId: MatchId; readonly does: 1 | -1 })[] = []
  readonly #said: (Asked & { readonly value?: { readonly matchId?: MatchId | undefined } })[] = []
  #owners: readonly Screen[] = []
  #phones: readonly Seated[] = []
  #id = ''
  #isOver = false
  #mending = 0

  constructor(house: House, number: number, told?: (line: string) => void) {
    this.purpose = `evening ${number}, ${house}`
    this.scheduler = new Scheduler(this.purpose, told)
    this.#preset = elementAt(PRESETS, this.scheduler.chance.below(PRESETS.length))
    const volume = (name: string, folders: readonly string[], tells = true): Volume => new Volume(this.scheduler, name, { folders, tells })
    const own = (at: number): Volume => volume(`disk ${at + 1}`, [Computer.ownFolder, HOUSE])
    if (house === 'alone') {
      const disk = own(0)
      this.#computers = [new Computer(this.scheduler, 0, { house: disk, own: disk, purpose: this.purpose })]
      return
    }
    const owns = [own(0), own(1)] as const
    const isSynced = house === 'synced' || house === 'synced-torn'
    const share = volume('share', [HOUSE], house !== 'silent-share')
    this.#computers = owns.map((disk, at) => new Computer(this.scheduler, at, { house: isSynced ? disk : share, own: disk, purpose: this.purpose }))
    if (isSynced) this.#sync = new SyncProgram(this.scheduler, owns, house === 'synced-torn')
  }

  async run(): Promise<Simulated> {
    const faults: string[] = []
    const fault = (what: string): void => void faults.push(what)
    try {
      await this.#gather()
      this.#goWrong()
      await this.#play()
      this.#isOver = true
      if (!(await this.#comesRight())) fault(`it has not come right: ${this.#unrest()}`)
      this.#look(fault)
      await this.#close(fault)
    } catch (error) {
      fault(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
    const { steps, mark, now } = this.scheduler
    const asked = [...this.#owners, ...this.#phones].reduce((sum, { page }) => sum + page.asked.length, 0)
    return { faults, steps, minutes: Math.round(now() / MINUTE), mark, asked, troubles: this.#troubles }
  }

  /** Does something that others answer, while time passes. */
  async #meanwhile<T>(work: Promise<T>, ms = 2 * MINUTE): Promise<T> {
    let done: { readonly value: T } | null = null
    let thrown: { readonly error: unknown } | null = null
    work.then(
      (value) => (done = { value }),
      (error: unknown) => (thrown = { error }),
    )
    await this.scheduler.pass(ms, () => done !== null || thrown !== null)
    if (thrown !== null) throw (thrown as { readonly error: unknown }).error
    if (done === null) throw new Error('no answer came while all was well')
    return (done as { readonly value: T }).value
  }

  /** Everyone comes: the computers are started, people check in and their phones join, before anything goes wrong. */
  async #gather(): Promise<void> {
    for (const computer of this.#computers) await this.#meanwhile(computer.start())
    this.#owners = this.#computers.map((computer) => {
      const screen = new Screen(new Page(this.scheduler, `the page of ${computer.name}`, computer.ownersDoor))
      computer.onEnd(() => screen.page.wire.sever())
      return screen
    })
    const first = elementAt(this.#owners, 0)
    const host = elementAt(this.#computers, 0)
    const settings = { ...USUAL_SETTINGS, size: 2 + this.scheduler.chance.below(2), method: 'random', minutes: null, preset: this.#preset } as const
    const created = await this.#meanwhile(first.page.client.evenings.create({ name: 'Club', settings: { ...settings, size: settings.size === 2 ? 2 : 3 } }))
    if (!created.ok) throw new Error(created.error.kind)
    const { id } = created.value
    this.#id = id
    const people = NAMES.slice(0, 4 + this.scheduler.chance.below(4)).map((name) => ({ name }))
    await this.#meanwhile(first.page.client.evenings.checkIn({ id, revision: created.value.revision, people }))
    for (const screen of this.#owners)
      screen.page.follow(
        async (client, signal) => putTogether(await client.evenings.follow({ id }, { signal }), afterEveningStep),
        (feed) => (screen.evening = feed),
      )
    const opened = await this.#meanwhile(first.page.client.eveningPhones.open({ id, address: host.address, names: 'here' }))
    if (!opened.ok) throw new Error(opened.error.kind)
    const app = present(host.app, 'it was started')
    const feeds = app.eveningPhones.live(id, undefined)
    const feed = await this.#meanwhile(feeds.next())
    await feeds.return()
    if (feed.done === true || feed.value.kind !== 'open') throw new Error('phones are let in')
    const { link } = feed.value.invitation
    const key = link.slice(link.indexOf('#/join/') + '#/join/'.length)
    const arrived = present(app.evenings.stateOf(id), 'it was begun')
    const joining = [...arrived.people.values()].slice(0, 1 + this.scheduler.chance.below(4))
    const phones: Seated[] = []
    for (const person of joining) phones.push(await this.#join(host, key, person))
    this.#phones = phones
  }

  async #join(host: Computer, key: string, { id: person, name }: { readonly id: PersonId; readonly name: string }): Promise<Seated> {
    const desk = present(host.listening, 'phones are let in').desk
    const attempt = `attempt-${seedOfText(name)}`
    const joined = await this.#meanwhile(desk.join({ key, name, as: { kind: 'person', personId: person }, attempt }, `192.168.0.${100 + this.#phones.length}`))
    if (!joined.ok) throw new Error(joined.error.kind)
    const { token } = joined.value
    const page = new Page(this.scheduler, `the phone of ${name}`, () => host.doorFor(token))
    host.onEnd(() => page.wire.sever())
    const screen = Object.assign(new Screen(page), { person })
    page.follow(
      (client, signal) => client.eveningGuests.live({ id: this.#id }, { signal }) as Promise<AsyncIterable<GuestFeed>>,
      (feed) => {
        screen.guest = feed.kind === 'evening' ? feed : null
      },
    )
    return screen
  }

  /** The rounds of the evening: whoever runs it draws and opens tables, people play, and results are handed in. */
  async #play(): Promise<void> {
    const first = elementAt(this.#owners, 0)
    for (const screen of [...this.#owners, ...this.#phones]) void this.#act(screen)
    for (let round = 1; round <= ROUNDS; round++) {
      await this.#until(
        () => this.#roundIn(first) >= round,
        4 * MINUTE,
        () => this.#command(first, { type: 'draw' }),
      )
      await this.#until(
        () => this.#isSettled(first),
        ROUND_LASTS,
        () => undefined,
      )
      // what is still open is brought to its end by whoever runs the evening
      await this.#until(
        () => this.#isSettled(first),
        6 * MINUTE,
        () => this.#settle(first),
      )
    }
  }

  /** Lets time pass until it is so, and now and then does what leads there. */
  async #until(isDone: () => boolean, ms: number, then: () => void): Promise<void> {
    const end = this.scheduler.now() + ms
    while (!isDone() && this.scheduler.now() < end) {
      then()
      await this.scheduler.pass(this.scheduler.some(1000, 6000), isDone)
    }
  }

  #stateOn(screen: Screen): EveningState | null {
    const { record } = screen
    return record === null ? null : expectOk(replay(record.events), 'a record that is shown')
  }

  #roundIn(screen: Screen): number {
    return this.#stateOn(screen)?.rounds.length ?? 0
  }

  #isSettled(screen: Screen): boolean {
    const state = this.#stateOn(screen)
    const round = state === null ? undefined : currentRound(state)
    // a table that was given up has nobody
    return round?.tables.every(({ people, result }) => people.length === 0 || result.status === 'settled') === true
  }

  #command(screen: Screen, wish: EveningCommand): void {
    const { record, page } = screen
    if (record === null || !page.isFree) return
    void page
      .ask((client, command) => client.evenings.do({ id: this.#id, revision: record.events.length, wish, command }))
      .then((asked) => void this.#said.push(asked))
  }

  /** What whoever runs the evening hands in for tables that have not. */
  #settle(screen: Screen): void {
    const tables = this.#tablesOn(screen)
    const table = tables.findIndex(({ people, result }) => people.length > 0 && result.status !== 'settled')
    const at = tables[table]
    if (at === undefined) return
    const totals = this.#totalsOf(screen, at)
    this.#command(screen, { type: 'handed-in', table, totals: [...totals], by: 'host', agreed: true })
  }

  #tablesOn(screen: Screen): readonly EveningTable[] {
    const state = this.#stateOn(screen)
    return (state === null ? undefined : currentRound(state))?.tables ?? []
  }

  #totalsOf(screen: Screen, { matchId, people }: EveningTable): readonly number[] {
    const playing = screen.evening?.kind === 'evening' ? screen.evening.playing.find((each) => each.matchId === matchId) : undefined
    return playing?.totals ?? people.map((_, seat) => (seat === 0 ? 10 : 2))
  }

  /** What one person does at a page, over and over: now and then the next thing at their table, sometimes something else. */
  async #act(screen: Screen): Promise<void> {
    const { chance } = this.scheduler
    for (;;) {
      await this.scheduler.wait(this.scheduler.some(1500, 9000), `${screen.page.name} is looked at`)
      if (this.#isOver) return
      if (screen.page.isAsleep || !screen.page.isFree) continue
      if ('person' in screen) this.#atPhone(screen as Seated)
      else if (chance.below(40) === 0) this.#somethingElse(screen)
      else this.#atComputer(screen)
    }
  }

  #atPhone(phone: Seated): void {
    const { guest, page } = phone
    const table = guest?.own.table
    if (guest === null || table === null || table === undefined) return
    const own = { id: this.#id, round: guest.round, table: table.table }
    if (table.matchId === null) {
      if (table.result.status === 'playing' && this.scheduler.chance.below(3) === 0)
        void page.ask((client, command) => client.eveningGuests.openMatch({ ...own, command })).then((asked) => void this.#said.push(asked))
      return
    }
    const match = phone.match(table.matchId)
    if (match === null) return
    const next = this.#scriptOf(table.matchId, match.record.players.length).next(match.record)
    if (next?.kind === 'event' && next.player === table.seat) return this.#enter(phone, match, next.event)
    const totals = table.people.map(({ total }) => total ?? 0)
    const say = (type: 'handed-in' | 'confirmed'): void =>
      void page.ask((client, command) => client.eveningGuests.say({ ...own, command, say: { type, totals } })).then((asked) => void this.#said.push(asked))
    if (next === null && table.result.status === 'playing') say('handed-in')
    else if (table.result.status === 'handed-in') say('confirmed')
  }

  #atComputer(screen: Screen): void {
    const tables = this.#tablesOn(screen)
    if (tables.length === 0) return
    // a match is played at one of the computers where only a program keeps them in step
    const isFirst = screen === this.#owners[0]
    if (!isFirst && this.#sync !== null) return
    const at = this.scheduler.chance.below(tables.length)
    const { matchId, people, result } = elementAt(tables, at)
    if (people.length === 0) return
    if (matchId === null) {
      if (!isFirst || result.status !== 'playing') return
      const revision = screen.record?.events.length ?? 0
      void screen.page
        .ask((client, command) => client.evenings.openTable({ id: this.#id, revision, command, table: at }))
        .then((asked) => void this.#said.push(asked))
      return
    }
    const match = screen.match(matchId)
    if (match === null) return
    const script = this.#scriptOf(matchId, people.length)
    const next = script.next(match.record)
    if (next === null) return
    if (next.kind === 'start') {
      const { start } = next
      return this.#tap(screen, match, 1, (client, command) => client.match.startRound({ matchId, revision: match.revision, command, start }))
    }
    // who has a phone mostly enters on it
    const isOnPhone = this.#phones.some(({ person }) => person === people[next.player ?? -1])
    if (!isOnPhone || this.scheduler.chance.below(6) === 0) this.#enter(screen, match, next.event)
  }

  /** Someone comes late, goes home or is back; an entry is taken back. */
  #somethingElse(screen: Screen): void {
    const state = this.#stateOn(screen)
    if (state === null) return
    const late = [...state.people.values()].find(({ name }) => name === 'Ida')
    const match = [...screen.matches.values()].find((feed) => feed.kind === 'match')
    if (match?.kind === 'match' && match.match.undo !== null && this.scheduler.chance.below(2) === 0 && (this.#sync === null || screen === this.#owners[0]))
      return this.#tap(screen, match.match, -1, (client, command) =>
        client.match.undo({ matchId: match.match.matchId, revision: match.match.revision, command }),
      )
    if (late !== undefined) return this.#command(screen, late.here ? { type: 'left', person: late.id } : { type: 'returned', person: late.id })
    const revision = screen.record?.events.length ?? 0
    void screen.page
      .ask((client, command) => client.evenings.checkIn({ id: this.#id, revision, command, people: [{ name: 'Ida' }] }))
      .then((asked) => void this.#said.push(asked))
  }

  #scriptOf(matchId: MatchId, players: number): Script {
    const known = this.#scripts.get(matchId) ?? new Script(seedOfText(matchId), this.#preset, players)
    this.#scripts.set(matchId, known)
    return known
  }

  #enter(screen: Screen, match: MatchSnapshot, event: unknown): void {
    const { matchId, revision } = match
    const send: Parameters<Page['ask']>[0] = (client, command) => client.match.enter({ matchId, revision, command, event: event as never })
    this.#tap(screen, match, 1, send)
    // a thumb that taps twice sends another command for the same
    if (this.scheduler.chance.below(12) === 0) this.#tap(screen, match, 1, send)
  }

  #tap(screen: Screen, { matchId }: MatchSnapshot, does: 1 | -1, send: Parameters<Page['ask']>[0]): void {
    void screen.page.ask(send).then((asked) => void this.#taps.push({ ...asked, matchId, does }))
  }

  /** From now on something goes wrong every now and then, and is put right again. */
  #goWrong(): void {
    const again = (): void => {
      this.scheduler.after(this.scheduler.some(5000, 70_000), 'something goes wrong', () => {
        if (this.#isOver) return
        const { chance } = this.scheduler
        this.#happens(elementAt(TROUBLES, chance.below(TROUBLES.length)))
        again()
      })
    }
    again()
  }

  #happens(trouble: Trouble): void {
    const { chance } = this.scheduler
    const computer = elementAt(this.#computers, chance.below(this.#computers.length))
    const { page } = elementAt(this.#phones, chance.below(this.#phones.length))
    const lasting = this.scheduler.some(2000, 50_000)
    const held = chance.below(2) === 0 ? 'late' : 'never'
    const mended = (what: string, mend: () => void): void => {
      this.#mending++
      this.scheduler.after(lasting, what, () => {
        this.#mending--
        mend()
      })
    }
    this.#troubles[trouble] = (this.#troubles[trouble] ?? 0) + 1
    this.scheduler.note(`trouble: ${trouble}`)
    switch (trouble) {
      case 'crash':
      case 'end':
      case 'power': {
        if (trouble === 'crash') computer.kill()
        else if (trouble === 'power') computer.cutPower()
        else void computer.end()
        return mended(`${computer.name} is started again`, () => void computer.start())
      }
      case 'full': {
        const volume = chance.below(2) === 0 ? computer.own : computer.house
        volume.isFull = true
        return mended('there is room again', () => (volume.isFull = false))
      }
      case 'slow': {
        const volume = chance.below(2) === 0 ? computer.own : computer.house
        volume.isSlow = true
        return mended('the disk is quick again', () => (volume.isSlow = false))
      }
      case 'sleep':
        if (page.isAsleep || !page.wire.isThere) return
        page.sleep()
        return mended(`${page.name} wakes`, () => page.wake(held))
      case 'silence':
      case 'cut':
        if (page.isAsleep || !page.wire.isThere) return
        if (trouble === 'cut') page.wire.cut()
        else page.wire.silence()
        return mended(`${page.name} has its network`, () => page.wire.mend(held))
      case 'clock':
        computer.wrongBy = this.scheduler.some(-90 * MINUTE, 90 * MINUTE)
        return
      case 'sync': {
        const sync = this.#sync
        if (sync === null) return
        sync.isPaused = true
        return mended('folders are kept in step again', () => (sync.isPaused = false))
      }
    }
  }

  /** Once nothing goes wrong any more everything comes right; whether it has. */
  #comesRight(): Promise<boolean> {
    // whoever sits at a computer starts the program that did not start
    const again = (): void => {
      for (const computer of this.#computers) if (!computer.isRunning && this.#mending === 0) void computer.start()
      this.scheduler.after(5000, 'someone looks whether it runs', again)
    }
    again()
    return this.scheduler.pass(COMES_RIGHT_WITHIN, () => this.#unrest() === null)
  }

  /** What is not yet as it will be; null where everything is. */
  #unrest(): string | null {
    if (this.#mending > 0) return 'something is still wrong'
    for (const { name, app } of this.#computers) if (app === null) return `${name} does not run`
    const waits = [...this.#owners, ...this.#phones].find(({ page }) => !page.isFree)
    if (waits !== undefined) return `${waits.page.name} waits for an answer`
    if (this.#sync?.isInStep === false) return 'the two folders are not in step'
    const host = present(elementAt(this.#computers, 0).app, 'it runs')
    const evening = elementAt(this.#owners, 0).record
    for (const { page, record } of this.#owners) {
      if (record === null) return `${page.name} shows no evening`
      if (!isDeepStrictEqual(record.events, evening?.events)) return `${page.name} shows another evening`
    }
    for (const { page, guest } of this.#phones) {
      if (guest === null) return `${page.name} shows no evening`
      if (guest.round !== host.evenings.stateOf(this.#id)?.rounds.length) return `${page.name} shows another round`
    }
    for (const screen of [...this.#owners, ...this.#phones])
      for (const [matchId, feed] of screen.matches) {
        if (feed.kind !== 'match' && 'person' in screen) continue
        const shown = elementAt(this.#owners, 0).match(matchId)
        if (feed.kind !== 'match' || shown === null) return `${screen.page.name} does not show match ${matchId}`
        if (shown.revision < this.#lastTold(matchId)) return `the first page does not yet show all of match ${matchId} that was acknowledged`
        // a phone that went on to another table sees no more of this one
        if ('person' in screen && screen.guest?.own.table?.matchId !== matchId) continue
        if (feed.match.revision !== shown.revision || !isDeepStrictEqual(feed.match.record, shown.record))
          return `${screen.page.name} shows another state of match ${matchId}`
      }
    return null
  }

  /** The highest revision of a match of which an answer told. */
  #lastTold(matchId: MatchId): number {
    return Math.max(0, ...this.#taps.filter((tap) => tap.matchId === matchId).map(({ revision }) => revision))
  }

  /** The laws: nothing that was acknowledged is lost or there twice, and what is shown is what an independent count makes of it. */
  #look(fault: (what: string) => void): void {
    const first = elementAt(this.#owners, 0)
    const { record } = first
    if (record === null) return fault('there is no evening any more')
    for (const asked of [...this.#said, ...this.#taps])
      if (asked.told === 'fault' && !asked.why.includes('this device may not do that')) fault(`${asked.page} was told of a fault: ${asked.why}`)
    // who opens a table that another has just opened is told of its match
    const opened = new Set(record.events.map((event) => (event.type === 'opened' ? event.matchId : '')))
    for (const { told, command, page, value } of this.#said)
      if (told === 'done' && !record.events.some((event) => event.command === command) && !opened.has(value?.matchId ?? '-'))
        fault(`what ${page} was told is done is not in the evening: ${command}`)
    const seen = new Set<string>()
    for (const event of record.events) {
      const text = JSON.stringify({ ...event, at: '', count: 0, on: '' })
      if (event.command !== undefined && seen.has(text)) fault(`this is in the evening twice: ${text}`)
      seen.add(text)
    }
    const { faults, places } = checkEvening(record.events)
    for (const each of faults) fault(`a draw: ${each}`)
    const shown = new Map(
      standings(expectOk(replay(record.events), 'a record that is shown')).map(({ person, place, points }) => [person, `${place}. ${points / 2}`]),
    )
    for (const { person, place, points } of places)
      if (shown.get(person) !== `${place}. ${points}`) fault(`${person} has ${shown.get(person)} in the standings and ${place}. ${points} by the other count`)
    for (const [matchId, script] of this.#scripts) {
      const match = first.match(matchId)
      if (match === null) {
        fault(`match ${matchId} is not there`)
        continue
      }
      const wrong = script.faultIn(match.record)
      if (wrong !== null) fault(`match ${matchId}: ${wrong}`)
      const other = disagreement(match.record)
      if (other !== null) fault(`match ${matchId} is scored otherwise by the other scorer: ${JSON.stringify(other)}`)
      this.#count(match, fault)
    }
    for (const computer of this.#computers)
      for (const each of computer.faults)
        fault(
          `${computer.name} reported ${each instanceof Error ? (each.stack ?? each.message) : JSON.stringify(each)} ${JSON.stringify((each as { cause?: { issues?: unknown } }).cause?.issues)}`,
        )
  }

  /** A record has as many entries as were acknowledged, less those that were acknowledged to be taken back; an answer that never came may mean either. */
  #count({ matchId, record }: MatchSnapshot, fault: (what: string) => void): void {
    const taps = this.#taps.filter((tap) => tap.matchId === matchId)
    const sure = taps.reduce((sum, { told, does }) => sum + (told === 'done' ? does : 0), 0)
    const unsure = (does: 1 | -1): number => taps.filter((tap) => tap.told !== 'done' && tap.told !== 'refused' && tap.does === does).length
    // a match that a table opened with its leader begins with its round
    const begun = Script.entries(record) - sure
    if (begun < -unsure(-1)) fault(`match ${matchId} lacks ${-begun} of what was acknowledged`)
    if (begun > 1 + unsure(1)) fault(`match ${matchId} has ${begun - 1} entries that nobody was told of`)
  }

  /** Everyone goes home: nothing is watched any more, and what lies on the disk is what was shown. */
  async #close(fault: (what: string) => void): Promise<void> {
    const shown = this.#computers.map(({ app }) =>
      JSON.stringify(app?.evenings.stateOf(this.#id), (_, value: unknown) => (value instanceof Map ? [...value] : value)),
    )
    for (const { page } of [...this.#owners, ...this.#phones]) page.close()
    await this.scheduler.pass(MINUTE)
    for (const { name, app } of this.#computers) {
      // what follows an evening for its phones
      const own = name === 'computer 1' ? 1 : 0
      if (app !== null && app.watchers() > own) fault(`${name} still has ${app.watchers()} streams open`)
    }
    for (const computer of this.#computers) await this.#meanwhile(computer.end())
    for (const [at, computer] of this.#computers.entries()) {
      await this.#meanwhile(computer.start())
      const state = JSON.stringify(computer.app?.evenings.stateOf(this.#id), (_, value: unknown) => (value instanceof Map ? [...value] : value))
      if (state !== shown[at]) fault(`the evening is another one after a new start of ${computer.name}`)
      const homes = computer.app?.home(undefined)
      const home = homes === undefined ? undefined : await this.#meanwhile(homes.next())
      await homes?.return()
      if (home?.done !== false) continue
      if (home.value.damaged !== undefined) fault(`${computer.name} has ${home.value.damaged.total} damaged matches`)
      for (const { kind } of home.value.notices)
        if (['moved-aside', 'left-alone', 'not-read'].includes(kind)) fault(`${computer.name} says ${JSON.stringify(home.value.notices)}`)
      await this.#meanwhile(computer.end())
    }
  }
}

/** The house of an evening, by its number from 1. */
export function houseOf(number: number): House {
  return elementAt(HOUSES, (number - 1) % HOUSES.length)
}

/** Plays one evening, with everything that goes wrong in it; the same number is the same evening. `told` gets a line for each thing that happens. */
export function simulateEvening(number: number, told?: (line: string) => void): Promise<Simulated> {
  const evening = new EveningRun(houseOf(number), number, told)
  return inOneWorld(evening.scheduler, evening.purpose, () => evening.run())
}
