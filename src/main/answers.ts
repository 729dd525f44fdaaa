import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { Guest } from '#shared/contract/authority'
import type { Contract } from '#shared/contract/contract'
import { eveningStep } from '#shared/contract/evening-delta'
import { stepBetween } from '#shared/contract/match-delta'
import type { App } from './app'
import { steps } from './common/steps'
import type { NamedCommand, Visitor } from './matches/match-command'
import { SaveFault } from './store/save-fault'

/** Who asks, looked at when the call comes: a device may have another place by then. */
export interface Asker {
  /** The device at the table that changes something; undefined for the pages of this computer. */
  readonly by: () => Visitor | undefined
  /** As what a device is at an evening; who may call what is for guests has been looked at. */
  readonly guest: () => Guest
}

/** How a procedure is answered: its input where it has one, then what ends a stream, then who asks. */
type Answer<P> =
  P extends ContractProcedure<infer I, infer O, infer _Errors, infer _Meta>
    ? unknown extends InferSchemaOutput<I>
      ? (signal: AbortSignal | undefined, asker: Asker) => Awaitable<InferSchemaInput<O>>
      : (input: InferSchemaOutput<I>, signal: AbortSignal | undefined, asker: Asker) => Awaitable<InferSchemaInput<O>>
    : never
type Awaitable<T> = T | Promise<T>

type Part = keyof Contract
type AnswersOf<P extends Part> = { readonly [N in keyof Contract[P]]: Answer<Contract[P][N]> }
/** Answers the procedures of a part by name. Each fits its procedure where it is written down (`answeredBy`). */
interface Answering<P extends Part> {
  readonly part: P
  answer(name: string, asked: readonly unknown[]): unknown
}
export type Answers = { readonly [P in Part]: Answering<P> }
type AnyAnswer = (...asked: unknown[]) => unknown

/**
 * The use case of each part of the contract. It answers a procedure with its method of that name; beside it stand the procedures that it answers with
 * another method, or another way to say their input. So a new procedure needs a method, and nothing here.
 */
export function answersOf(app: App): Answers {
  return {
    host: answeredBy('host', app, {}),
    home: answeredBy('home', app, {
      live: (signal) => app.home(signal),
      dismissNotice: async ({ id }) => {
        await app.dismissNotice(id)
        return {}
      },
    }),
    people: answeredBy('people', app.people, {
      add: ({ name }) => orNotSaved(app.people.add(name)),
      live: (signal) => app.everybody(signal),
      played: (signal) => app.played(signal),
      merge: ({ id, into }) => app.people.merge(id, into),
      split: ({ id }) => app.people.split(id),
    }),
    matches: answeredBy('matches', app, { live: (query, signal) => app.findMatches(query, signal) }),
    settings: answeredBy('settings', app.settings, { set: ({ name, choice }) => app.settings.set(name, choice) }),
    ownTiles: answeredBy('ownTiles', app.ownTiles, { atTable: (_match, signal) => app.ownTiles.live(signal) }),
    seasons: answeredBy('seasons', app.seasons, {
      remove: ({ id }) => app.seasons.remove(id),
      restore: ({ id }) => app.seasons.restore(id),
      deleteForGood: ({ id }) => app.seasons.deleteForGood(id),
      table: ({ id }, signal) => app.leagues.table(id, signal),
      results: ({ id, person }, signal) => app.leagues.results(id, person, signal),
    }),
    evenings: answeredBy('evenings', app.evenings, {
      follow: ({ id }, signal) => steps(app.evenings.live(id, signal), eveningStep),
      remove: ({ id }) => app.evenings.bin.put(id),
      binned: (signal) => app.evenings.bin.list(signal),
      restore: ({ id }) => app.evenings.bin.restore(id),
      deleteForGood: ({ id }) => app.evenings.bin.deleteForGood(id),
      do: (wish) => app.evenings.do(wish),
    }),
    eveningPhones: answeredBy('eveningPhones', app.eveningPhones, {
      live: ({ id }, signal) => app.eveningPhones.live(id, signal),
      open: ({ id, address, names }) => app.eveningPhones.open(id, address, names),
      list: ({ id, names }) => app.eveningPhones.list(id, names),
      close: ({ id }) => app.eveningPhones.close(id),
      renewCodes: ({ id }) => app.eveningPhones.renewCodes(id),
      remove: ({ id, device, all }) => app.eveningPhones.remove(id, device, all),
    }),
    eveningGuests: answeredBy('eveningGuests', app.eveningGuests, {
      live: ({ id }, signal, { guest }) => app.eveningGuests.live(id, guest().place, signal),
      say: (said, _signal, { guest }) => app.eveningGuests.say(said, guest()),
      openMatch: (asked, _signal, { guest }) => app.eveningGuests.openMatch(asked, guest()),
      presence: (told, _signal, { guest }) => app.eveningGuests.presence(told, guest()),
    }),
    statistics: answeredBy('statistics', app.statistics, {}),
    exchange: answeredBy('exchange', app, {}),
    match: answeredBy('match', app.matches, {
      create: (setup) => app.createMatch(setup),
      live: ({ matchId }, signal) => app.matches.live(matchId, signal),
      follow: ({ matchId }, signal) => steps(app.matches.live(matchId, signal), stepBetween),
      enter: (on, _signal, asker) => app.matches.enter(named(on, asker), on.event, on.photo, on.then),
      changeRules: (on, _signal, asker) => app.matches.changeRules(named(on, asker), on.rules, on.from),
      startRound: (on, _signal, asker) => app.matches.startRound(named(on, asker), on.start, on.photo, on.first),
      revise: (on, _signal, asker) => app.matches.revise(named(on, asker), on),
      question: (on, _signal, asker) => app.matches.question(named(on, asker), on),
      undo: (on, _signal, asker) => app.matches.undo(named(on, asker)),
      redo: (on, _signal, asker) => app.matches.redo(named(on, asker)),
      takeBack: (on, _signal, asker) => app.matches.takeBack(named(on, asker)),
      describe: ({ matchId, revision, command, ...details }, _signal, asker) => app.matches.describe(named({ matchId, revision, command }, asker), details),
      confirmRound: ({ matchId, ...word }, _signal, { by }) => app.matches.confirmRound(matchId, word, by()),
      askToConfirm: ({ matchId, on }, _signal, { by }) => app.matches.askToConfirm(matchId, on, by()),
      bin: (on, _signal, asker) => app.matches.bin(named(on, asker)),
      restore: (on, _signal, asker) => app.matches.restore(named(on, asker)),
      deleteForGood: (on, _signal, asker) => app.matches.deleteForGood(named(on, asker)),
      versions: ({ matchId }, signal) => app.versions.live(matchId, signal),
      chooseVersion: (choice) => app.versions.choose(choice),
      picture: async ({ matchId }) => ({ jpeg: await app.matches.photos.pictureOf(matchId) }),
      putPicture: ({ matchId, command, photo, instead }, _signal, asker) =>
        app.matches.putPicture(named({ matchId, revision: null, command }, asker), photo, instead),
      photo: async ({ matchId, photo }) => ({ jpeg: await app.matches.photos.read(matchId, photo) }),
    }),
    backup: answeredBy('backup', app.backups, {
      setFolder: ({ path }) => app.backups.setFolder(path),
      upload: ({ id, at, part }) => app.backups.receive(id, at, part),
      look: ({ source }) => app.backups.look(source),
      restore: ({ plan, ...wish }) => app.backups.restore(plan, wish),
      versionsOf: ({ matchId }) => app.backups.versionsOf(matchId),
      restoreMatch: ({ matchId, source }) => app.backups.restoreMatch(matchId, source),
    }),
    damaged: answeredBy('damaged', app.damaged, {
      look: ({ matchId }) => app.damaged.look(matchId),
      save: ({ matchId }) => app.damaged.save(matchId),
    }),
    table: answeredBy('table', app.table, {
      live: ({ matchId }, signal) => app.table.live(matchId, signal),
      open: ({ matchId, address }) => app.table.open(matchId, address),
      bring: ({ matchId }) => app.table.bring(matchId),
      close: ({ matchId }) => app.table.close(matchId),
      renewCode: ({ matchId }) => app.table.renewCode(matchId),
      change: ({ matchId, device, ...change }) => app.table.change(matchId, device, change),
      remove: ({ matchId, device }) => app.table.remove(matchId, device),
      hands: ({ matchId }, signal) => app.table.hands(matchId, signal),
      showHand: ({ matchId, ...hand }) => app.table.showHand(matchId, hand),
    }),
  }
}

/** What a use case answers with methods of its own, and what it answers otherwise. */
function answeredBy<P extends Part, O extends Partial<AnswersOf<P>>>(part: P, useCase: Omit<AnswersOf<P>, keyof O>, otherwise: O): Answering<P> {
  const own: object = useCase
  const answer = (name: string): AnyAnswer => (Reflect.get(otherwise, name) ?? Reflect.get(own, name)) as AnyAnswer
  return { part, answer: (name, asked) => answer(name).call(own, ...asked) }
}

function named<C extends NamedCommand>(command: C, { by }: Asker): C {
  return { ...command, by: by() }
}

/** A disk error becomes a fault here, with the reason for the caller. */
async function orNotSaved<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error
    const { reason, detail } = error.toRefusal()
    throw new ORPCError('NOT_SAVED', { status: 507, message: detail, data: { reason }, cause: error })
  }
}
