import type { CommandRefusal, MatchFeed, MatchSnapshot, Outcome } from '#shared/contract/schemas'
import { expectOk, type Result } from '#shared/kernel/result'
import { decideRules, type RulesFrom } from '#shared/match/change-rules'
import { decideEnter, decideRevise, decideStartRound, type DecideRefusal, type Revision } from '#shared/match/decide'
import { applyEdit, invertEdit, type Edit, type RoundStart } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord, RecordEvent, RuleOverrides } from '#shared/match/record'
import type { TrailEntry } from '#shared/match/trail'
import type { PresetId } from '#shared/rules/presets'
import { Feed } from './feed'

export const MATCH_ID = 'match-0001'

export interface Setting {
  readonly preset: PresetId
  readonly rules?: RuleOverrides
  readonly players?: readonly string[]
  /** Null for a match whose first round has yet to begin. */
  readonly start?: RoundStart | null
}

/** What pages ask to be done with a match. */
export const COMMANDS = [
  'enter',
  'startRound',
  'revise',
  'describe',
  'changeRules',
  'undo',
  'redo',
  'bin',
  'restore',
  'deleteForGood',
  'confirmRound',
  'putPicture',
] as const

interface OnMatch {
  readonly revision: number
}

interface Brought {
  readonly photo?: string
}

/** One match of a fake host, kept by the scorer that the real hosts use. */
export class FakeMatch {
  record: MatchRecord
  revision = 0
  /** The table goes without its aid. */
  tableAid: 'off' | '' = ''
  /** The table shows what each tile would score. */
  learningAid: 'on' | '' = ''
  /** The picture of the table, by its name; what it shows is among the photos. */
  picture: string | null = null
  /** What players said of its rounds; a match with any asks them. */
  trail: readonly TrailEntry[] = []
  /** The next command is refused with this. */
  refuseNext: CommandRefusal | null = null
  /** Photos that can be shown, in base64 by name; and those that came with a play or the beginning of a round. */
  readonly photos = new Map<string, string>()
  readonly brought: string[] = []
  readonly done: Edit[] = []
  readonly undone: Edit[] = []
  readonly feed: Feed<MatchFeed>

  constructor({ preset, rules = {}, players = ['Ada', 'Ben'], start = { leader: 0 } }: Setting) {
    const empty = newRecord(
      preset,
      rules,
      players.map((name) => ({ name, personId: `person-${name}` })),
    )
    this.record = start === null ? empty : applyEdit(empty, expectOk(decideStartRound(empty, start), 'the first round begins'))
    this.feed = new Feed<MatchFeed>(this.#shown())
  }

  /** Enters without the screen, as another window would. */
  enter(...events: readonly RecordEvent[]): this {
    for (const event of events) this.#do(expectOk(decideEnter(this.record, event), 'the test enters what is possible'))
    return this
  }

  startRound(start: RoundStart): this {
    this.#do(expectOk(decideStartRound(this.record, start), 'the test starts a round that can begin'))
    return this
  }

  /** The events of a round (from 0) in short: `0 6-4`, `1 4-2 right`, `0 draw 2`. */
  told(round = this.record.rounds.length - 1): readonly string[] {
    return (this.record.rounds[round]?.events ?? []).map((event) => {
      switch (event.type) {
        case 'play':
          return [event.player, event.tile, event.arm].filter((part) => part !== undefined).join(' ')
        case 'stands':
          return [event.player, event.tile, event.arm, 'stands', event.unpaid === true ? 'unpaid' : undefined].filter((part) => part !== undefined).join(' ')
        case 'adjust':
          return [event.by, ...event.deltas, event.reason, event.name, event.note, event.about && `about ${event.about.round}/${event.about.event}`]
            .filter((part) => part !== undefined)
            .join(' ')
        case 'uncalled':
          return `${event.player} uncalled ${event.to ?? '-'}`
        case 'finish':
          return [event.what, event.when, event.why].filter((part) => part !== undefined).join(' ')
        case 'show':
          return [event.player, 'shows', ...event.tiles, event.why, event.first === true ? 'first' : undefined].filter((part) => part !== undefined).join(' ')
        case 'set':
          return ['set', ...(event.missing ?? []).map((tile) => `without ${tile}`), ...(event.extra ?? []).map((tile) => `more ${tile}`)].join(' ')
        case 'leave':
          return `${event.player} leaves ${event.tiles}`
        case 'hand':
          return `${event.player} holds ${event.count} ${event.why}`
        case 'draw':
          return `${event.player} draw ${event.count}`
        case 'pass':
          return `${event.player} pass`
        case 'block':
          return `block ${event.hands.map((hand) => hand.join(' ')).join(' | ')}`
        case 'left':
          return `left ${event.hands.map((hand) => ('pips' in hand ? String(hand.pips) : hand.join(' '))).join(' | ')}`
        case 'table':
          return `table ${JSON.stringify(event.line)}`
        case 'rules':
          return `rules ${JSON.stringify(event.rules)}`
      }
    })
  }

  /** Does what a page asks for. */
  do(what: (typeof COMMANDS)[number], input: object): Promise<Outcome> {
    const command = (this.#commands as Partial<Record<typeof what, (input: never) => Promise<Outcome>>>)[what]
    if (command === undefined) throw new Error(`this test did not expect ${what}`)
    return command(input as never)
  }

  readonly #commands = {
    enter: ({ revision, event, then, photo }: OnMatch & Brought & { event: RecordEvent; then?: RecordEvent }) => {
      if (photo !== undefined) this.brought.push(photo)
      return this.#answer(revision, () => decideEnter(this.record, event, then))
    },
    startRound: ({ revision, start, first, photo }: OnMatch & Brought & { start: RoundStart; first?: RecordEvent }) => {
      if (photo !== undefined) this.brought.push(photo)
      return this.#answer(revision, () => decideStartRound(this.record, start, first))
    },
    revise: ({ revision, corrections, starts, dropFrom }: OnMatch & Revision) =>
      this.#answer(revision, () => decideRevise(this.record, { corrections, starts, dropFrom })),
    describe: ({
      revision,
      tableAid = this.tableAid,
      learningAid = this.learningAid,
    }: OnMatch & { readonly tableAid?: 'off' | ''; readonly learningAid?: 'on' | '' }) => {
      const refused = this.#refused(revision)
      if (refused !== null) return Promise.resolve({ ok: false, error: refused })
      this.tableAid = tableAid
      this.learningAid = learningAid
      this.#publish(this.record)
      return Promise.resolve(this.#made())
    },
    changeRules: ({ revision, rules, from }: OnMatch & { rules: RuleOverrides; from: RulesFrom }) =>
      this.#answer(revision, () => decideRules(this.record, rules, from)),
    putPicture: ({ photo, instead }: { readonly photo: string | null; readonly instead: string | null }) => {
      const refused = this.#refused(this.revision) ?? (instead === this.picture ? null : ({ kind: 'picture-stays', why: 'changed' } as const))
      if (refused !== null) return Promise.resolve({ ok: false, error: refused })
      this.picture = photo === null ? null : `picture of ${photo}`
      if (photo !== null) this.photos.set(`picture of ${photo}`, photo)
      this.#publish(this.record)
      return Promise.resolve(this.#made())
    },
    undo: ({ revision }: OnMatch) => this.#back(revision, this.done, this.undone, invertEdit),
    redo: ({ revision }: OnMatch) => this.#back(revision, this.undone, this.done, (edit) => edit),
  }

  #answer(revision: number, decide: () => Result<Edit, DecideRefusal>): Promise<Outcome> {
    const refused = this.#refused(revision)
    if (refused !== null) return Promise.resolve({ ok: false, error: refused })
    const decided = decide()
    if (!decided.ok) return Promise.resolve({ ok: false, error: decided.error as CommandRefusal })
    this.#do(decided.value)
    return Promise.resolve(this.#made())
  }

  #back(revision: number, from: Edit[], to: Edit[], turn: (edit: Edit) => Edit): Promise<Outcome> {
    const refused = this.#refused(revision)
    if (refused !== null) return Promise.resolve({ ok: false, error: refused })
    const edit = from.pop()
    if (edit === undefined) return Promise.resolve({ ok: false, error: { kind: 'nothing-to-undo' } })
    to.push(edit)
    this.#publish(applyEdit(this.record, turn(edit)))
    return Promise.resolve(this.#made())
  }

  #refused(revision: number): CommandRefusal | null {
    const refusal = this.refuseNext
    this.refuseNext = null
    return refusal ?? (revision === this.revision ? null : { kind: 'stale', revision: this.revision })
  }

  #made(): Outcome {
    return { ok: true, value: { matchId: MATCH_ID, revision: this.revision } }
  }

  #do(edit: Edit): void {
    this.done.push(edit)
    this.undone.length = 0
    this.#publish(applyEdit(this.record, edit))
  }

  #publish(record: MatchRecord): void {
    this.record = record
    this.revision++
    this.feed.send(this.#shown())
  }

  #shown(): MatchFeed {
    return { kind: 'match', match: this.#snapshot(), changedElsewhere: 0, versions: 1 }
  }

  #snapshot(): MatchSnapshot {
    return {
      matchId: MATCH_ID,
      revision: this.revision,
      record: this.record,
      startedAt: '2024-05-03T18:00:00.000Z',
      updatedAt: '2024-05-03T18:00:00.000Z',
      undo: this.done.at(-1)?.name ?? null,
      redo: this.undone.at(-1)?.name ?? null,
      tableAid: this.tableAid,
      learningAid: this.learningAid,
      ...(this.picture === null ? {} : { picture: this.picture }),
      readOnly: null,
      trail: [...this.trail] as MatchSnapshot['trail'],
      ...(this.trail.length === 0 ? {} : { confirmRounds: true as const }),
    }
  }
}

export const play = (tile: string, arm?: 'left' | 'right' | number, player?: number): RecordEvent => ({
  type: 'play',
  tile,
  ...(arm === undefined ? {} : { arm }),
  ...(player === undefined ? {} : { player }),
})

export const DICE = { flower: [6, 6], scorpion: [5, 2] } as const
