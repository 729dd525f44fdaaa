import { getEventIteratorSchemaDetails } from '@orpc/contract'
import { implement, onError, ORPCError, ValidationError } from '@orpc/server'
import { mayCall, OWNER, type Caller, type DeviceCaller, type Guest } from '#shared/contract/authority'
import { contract } from '#shared/contract/contract'
import { SaveFault } from './store/save-fault'
import type { App } from './app'
import type { NamedCommand, Visitor } from './matches/match-command'
import { steps } from './common/steps'
import { untilEnded, type StreamLimit } from './common/stream-limit'
import { eveningStep } from '#shared/contract/evening-delta'
import { stepBetween } from '#shared/contract/match-delta'
import { outcomeSchema, type Outcome } from '#shared/contract/schemas'

/**
 * The contract, answered by the app for one caller; every host serves this router. `report` gets each fault.
 *
 * A device is asked at each call what it is now: at an evening it has another match in another round; null once it is removed. Whatever the
 * caller may not do is refused before anything else looks at it, and a stream that goes over `limit` is too: it is counted by
 * the procedure that is called, however its address was written.
 */
export function makeRouter(app: App, report: (error: unknown) => void, as: () => Caller | null = () => OWNER, limit: StreamLimit | null = null) {
  const os = implement(contract)
    .use(onError(report))
    .use(({ procedure, next }, input) => {
      const caller = as()
      if (caller === null || !mayCall(caller, procedure['~orpc'].meta, input)) throw new ORPCError('FORBIDDEN', { message: 'this device may not do that' })
      return next()
    })
    .use(async ({ procedure, signal, next }) => {
      if (limit === null || getEventIteratorSchemaDetails(procedure['~orpc'].outputSchema) === undefined) return next()
      const ended = limit.take(signal)
      try {
        const { output, context } = await next()
        return { output: untilEnded(output as AsyncIterator<unknown>, ended), context }
      } catch (error) {
        ended()
        throw error
      }
    })
    .use(async ({ procedure, next }, _input, output) => {
      try {
        return await next()
      } catch (error) {
        const answer = inputRefused(error, procedure['~orpc'].outputSchema)
        if (answer === null) throw error
        return output(answer)
      }
    })
  const device = (): DeviceCaller | null => {
    const caller = as()
    return caller?.kind === 'device' ? caller : null
  }
  const visitor = (): Visitor | undefined => {
    const caller = device()
    return caller === null ? undefined : { device: caller.id, name: caller.name }
  }
  const named = <C extends NamedCommand>(command: C): C => ({ ...command, by: visitor() })
  /** As what the device is at the evening; who may call what is for guests has been looked at. */
  const guest = (): Guest => device()?.guest ?? { evening: '', place: { kind: 'watching' }, from: '', since: 0 }
  return os.router({
    host: {
      info: os.host.info.handler(() => app.info()),
      diagnostics: os.host.diagnostics.handler(() => app.diagnostics()),
    },
    home: {
      live: os.home.live.handler(({ signal }) => app.home(signal)),
      dismissNotice: os.home.dismissNotice.handler(async ({ input }) => {
        await app.dismissNotice(input.id)
        return {}
      }),
    },
    people: {
      add: os.people.add.handler(({ input }) => orNotSaved(app.people.add(input.name))),
      live: os.people.live.handler(({ signal }) => app.everybody(signal)),
      played: os.people.played.handler(({ signal }) => app.played(signal)),
      change: os.people.change.handler(({ input }) => app.people.change(input)),
      merge: os.people.merge.handler(({ input }) => app.people.merge(input.id, input.into)),
      split: os.people.split.handler(({ input }) => app.people.split(input.id)),
    },
    matches: {
      live: os.matches.live.handler(({ input, signal }) => app.findMatches(input, signal)),
    },
    settings: {
      live: os.settings.live.handler(({ signal }) => app.settings.live(signal)),
      set: os.settings.set.handler(({ input }) => app.settings.set(input.name, input.choice)),
    },
    ownTiles: {
      live: os.ownTiles.live.handler(({ signal }) => app.ownTiles.live(signal)),
      atTable: os.ownTiles.atTable.handler(({ signal }) => app.ownTiles.live(signal)),
      keep: os.ownTiles.keep.handler(({ input }) => app.ownTiles.keep(input)),
      forget: os.ownTiles.forget.handler(() => app.ownTiles.forget()),
    },
    seasons: {
      live: os.seasons.live.handler(({ signal }) => app.seasons.live(signal)),
      save: os.seasons.save.handler(({ input }) => app.seasons.save(input)),
      remove: os.seasons.remove.handler(({ input }) => app.seasons.remove(input.id)),
      binned: os.seasons.binned.handler(({ signal }) => app.seasons.binned(signal)),
      restore: os.seasons.restore.handler(({ input }) => app.seasons.restore(input.id)),
      deleteForGood: os.seasons.deleteForGood.handler(({ input }) => app.seasons.deleteForGood(input.id)),
      table: os.seasons.table.handler(({ input, signal }) => app.leagues.table(input.id, signal)),
      results: os.seasons.results.handler(({ input, signal }) => app.leagues.results(input.id, input.person, signal)),
    },
    evenings: {
      list: os.evenings.list.handler(({ signal }) => app.evenings.list(signal)),
      follow: os.evenings.follow.handler(({ input, signal }) => steps(app.evenings.live(input.id, signal), eveningStep)),
      create: os.evenings.create.handler(({ input }) => app.evenings.create(input)),
      checkIn: os.evenings.checkIn.handler(({ input }) => app.evenings.checkIn(input)),
      do: os.evenings.do.handler(({ input }) => app.evenings.do(input)),
      openTable: os.evenings.openTable.handler(({ input }) => app.evenings.openTable(input)),
      remove: os.evenings.remove.handler(({ input }) => app.evenings.bin.put(input.id)),
      binned: os.evenings.binned.handler(({ signal }) => app.evenings.bin.list(signal)),
      restore: os.evenings.restore.handler(({ input }) => app.evenings.bin.restore(input.id)),
      deleteForGood: os.evenings.deleteForGood.handler(({ input }) => app.evenings.bin.deleteForGood(input.id)),
    },
    eveningPhones: {
      live: os.eveningPhones.live.handler(({ input, signal }) => app.eveningPhones.live(input.id, signal)),
      open: os.eveningPhones.open.handler(({ input }) => app.eveningPhones.open(input.id, input.address, input.names)),
      list: os.eveningPhones.list.handler(({ input }) => app.eveningPhones.list(input.id, input.names)),
      close: os.eveningPhones.close.handler(({ input }) => app.eveningPhones.close(input.id)),
      renewCodes: os.eveningPhones.renewCodes.handler(({ input }) => app.eveningPhones.renewCodes(input.id)),
      remove: os.eveningPhones.remove.handler(({ input }) => app.eveningPhones.remove(input.id, input.device, input.all)),
    },
    eveningGuests: {
      live: os.eveningGuests.live.handler(({ input, signal }) => app.eveningGuests.live(input.id, guest().place, signal)),
      say: os.eveningGuests.say.handler(({ input }) => app.eveningGuests.say(input, guest())),
      openMatch: os.eveningGuests.openMatch.handler(({ input }) => app.eveningGuests.openMatch(input, guest())),
      presence: os.eveningGuests.presence.handler(({ input }) => app.eveningGuests.presence(input, guest())),
    },
    statistics: {
      live: os.statistics.live.handler(({ input, signal }) => app.statistics.live(input, signal)),
    },
    exchange: {
      export: os.exchange.export.handler(({ input, signal }) => app.export(input, signal)),
      import: os.exchange.import.handler(({ input }) => app.import(input)),
    },
    match: {
      create: os.match.create.handler(({ input }) => app.createMatch(input)),
      live: os.match.live.handler(({ input, signal }) => app.matches.live(input.matchId, signal)),
      follow: os.match.follow.handler(({ input, signal }) => steps(app.matches.live(input.matchId, signal), stepBetween)),
      enter: os.match.enter.handler(({ input }) => app.matches.enter(named(input), input.event, input.photo)),
      changeRules: os.match.changeRules.handler(({ input }) => app.matches.changeRules(named(input), input.rules, input.from)),
      startRound: os.match.startRound.handler(({ input }) => app.matches.startRound(named(input), input.start, input.photo, input.first)),
      revise: os.match.revise.handler(({ input }) => app.matches.revise(named(input), input)),
      question: os.match.question.handler(({ input }) => app.matches.question(named(input), input)),
      undo: os.match.undo.handler(({ input }) => app.matches.undo(named(input))),
      redo: os.match.redo.handler(({ input }) => app.matches.redo(named(input))),
      takeBack: os.match.takeBack.handler(({ input }) => app.matches.takeBack(named(input))),
      describe: os.match.describe.handler(({ input: { matchId, revision, command, ...details } }) =>
        app.matches.describe(named({ matchId, revision, command }), details),
      ),
      confirmRound: os.match.confirmRound.handler(({ input: { matchId, ...word } }) => app.matches.confirmRound(matchId, word, visitor())),
      askToConfirm: os.match.askToConfirm.handler(({ input }) => app.matches.askToConfirm(input.matchId, input.on, visitor())),
      bin: os.match.bin.handler(({ input }) => app.matches.bin(named(input))),
      restore: os.match.restore.handler(({ input }) => app.matches.restore(named(input))),
      deleteForGood: os.match.deleteForGood.handler(({ input }) => app.matches.deleteForGood(named(input))),
      versions: os.match.versions.handler(({ input, signal }) => app.versions.live(input.matchId, signal)),
      chooseVersion: os.match.chooseVersion.handler(({ input }) => app.versions.choose(input)),
      picture: os.match.picture.handler(async ({ input }) => ({ jpeg: await app.matches.photos.pictureOf(input.matchId) })),
      putPicture: os.match.putPicture.handler(({ input: { matchId, command, photo, instead } }) =>
        app.matches.putPicture(named({ matchId, revision: null, command }), photo, instead),
      ),
      photo: os.match.photo.handler(async ({ input }) => ({ jpeg: await app.matches.photos.read(input.matchId, input.photo) })),
    },
    backup: {
      live: os.backup.live.handler(({ signal }) => app.backups.live(signal)),
      setFolder: os.backup.setFolder.handler(({ input }) => app.backups.setFolder(input.path)),
      toFolder: os.backup.toFolder.handler(() => app.backups.toFolder()),
      download: os.backup.download.handler(() => app.backups.download()),
      upload: os.backup.upload.handler(({ input }) => app.backups.receive(input.id, input.at, input.part)),
      look: os.backup.look.handler(({ input }) => app.backups.look(input.source)),
      restore: os.backup.restore.handler(({ input }) => app.backups.restore(input.plan, input)),
      versionsOf: os.backup.versionsOf.handler(({ input }) => app.backups.versionsOf(input.matchId)),
      restoreMatch: os.backup.restoreMatch.handler(({ input }) => app.backups.restoreMatch(input.matchId, input.source)),
    },
    damaged: {
      look: os.damaged.look.handler(({ input }) => app.damaged.look(input.matchId)),
      takeBack: os.damaged.takeBack.handler(({ input }) => app.damaged.takeBack(input)),
      save: os.damaged.save.handler(({ input }) => app.damaged.save(input.matchId)),
      setAside: os.damaged.setAside.handler(({ input }) => app.damaged.setAside(input)),
    },
    table: {
      live: os.table.live.handler(({ input, signal }) => app.table.live(input.matchId, signal)),
      open: os.table.open.handler(({ input }) => app.table.open(input.matchId, input.address)),
      bring: os.table.bring.handler(({ input }) => app.table.bring(input.matchId)),
      close: os.table.close.handler(({ input }) => app.table.close(input.matchId)),
      renewCode: os.table.renewCode.handler(({ input }) => app.table.renewCode(input.matchId)),
      change: os.table.change.handler(({ input: { matchId, device, ...change } }) => app.table.change(matchId, device, change)),
      remove: os.table.remove.handler(({ input }) => app.table.remove(input.matchId, input.device)),
      hands: os.table.hands.handler(({ input, signal }) => app.table.hands(input.matchId, signal)),
      showHand: os.table.showHand.handler(({ input: { matchId, ...hand } }) => app.table.showHand(matchId, hand)),
    },
  })
}
export type AppRouter = ReturnType<typeof makeRouter>

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

/** Letters of a field's name that an error repeats; a caller may name it anything. */
const LONGEST_PLACE = 200

/**
 * The answer to a command that its schema does not take; null for any other fault.
 *
 * A page of another version sends what this one does not know, and should say so in words. Only commands on matches answer with an `Outcome`.
 */
function inputRefused(error: unknown, answersWith: unknown): Outcome | null {
  if (answersWith !== outcomeSchema || !(error instanceof ORPCError) || error.code !== 'BAD_REQUEST' || !(error.cause instanceof ValidationError)) return null
  return { ok: false, error: { kind: 'not-understood', field: placeOf(error.cause.issues[0]).slice(0, LONGEST_PLACE) } }
}

/** `event.note`: where it is, and of a field that does not belong there its name. */
function placeOf(issue: ValidationError['issues'][number] | undefined): string {
  const keys = issue !== undefined && 'keys' in issue && Array.isArray(issue.keys) ? (issue.keys as readonly unknown[]).slice(0, 1) : []
  return [...(issue?.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)), ...keys].map(String).join('.')
}
