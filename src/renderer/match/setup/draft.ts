import type { Home } from '#shared/contract/lists'
import type { MatchSnapshot, NewMatch } from '#shared/contract/schemas'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import { hasLine } from '#shared/games/index'
import { foldedName } from '#shared/kernel/names'
import { rulesForNext } from '#shared/match/change-rules'
import type { RuleOverrides } from '#shared/match/record'
import { isLeaderDealt, PRESET_IDS, PRESETS, type PresetId } from '#shared/rules/presets'
import { playerLimits } from '#shared/rules/resolve'
import type { SettingChoice } from '#shared/settings/settings'
import { NO_DICE, type DiceChoice } from '../../components/dice/dice'
import { leaderAgain, writable } from './again'
import { startDraft, roundStart, type StartDraft } from './first-round'
import { leadsAgain } from './leads-again'
import { personNamed } from './new-people'
import { evolveSeats, type DraftSeat, type SeatAction } from './seating'

/** A match as it is being set up: anything may still be missing. */
export interface MatchDraft {
  readonly preset: PresetId
  readonly rules: RuleOverrides
  /** What the family calls the game, where only its rounds are counted; empty where it has no name of their own. */
  readonly gameName: string
  /** Each player is to confirm every round. */
  readonly confirmRounds: boolean
  readonly seats: readonly DraftSeat[]
  /** The seat's key; null until someone is named. */
  readonly leader: number | null
  readonly dice: DiceChoice
  readonly nextKey: number
}

export type DraftAction =
  | { readonly type: 'preset'; readonly preset: PresetId; readonly rules: RuleOverrides; readonly gameName?: string | undefined }
  | { readonly type: 'game-name'; readonly gameName: string; readonly rules: RuleOverrides }
  | { readonly type: 'rules'; readonly rules: RuleOverrides }
  | { readonly type: 'confirm-rounds'; readonly asked: boolean }
  | SeatAction
  | { readonly type: 'leader'; readonly key: number }
  | { readonly type: 'dice'; readonly dice: DiceChoice }

export function draftOf(preset: PresetId, rules: RuleOverrides, names: readonly string[], leader: number | null = null, confirmRounds = false): MatchDraft {
  return { preset, rules, gameName: '', confirmRounds, seats: names.map((name, key) => ({ key, name })), leader, dice: NO_DICE, nextKey: names.length }
}

/** Whether a new match begins with asking for words on each round, where the last one did or did not. */
function asksFirst(setting: SettingChoice<'confirm-rounds'>, last: boolean): boolean {
  return setting === 'as-last' ? last : setting === 'asked'
}

/**
 * The table as this family last set it, or the first preset with two free seats. Where someone sat who is hidden since, the seat is free.
 * The lead passes to the left of who led last, but not where the deal decides it.
 */
export function firstDraft(
  { setups, people, matches }: Pick<Home, 'setups' | 'people' | 'matches'>,
  confirming: SettingChoice<'confirm-rounds'> = 'as-last',
): MatchDraft {
  const latest = setups[0]
  if (latest === undefined) return draftOf(PRESET_IDS[0], {}, ['', ''], null, asksFirst(confirming, false))
  const isOffered = (personId: PersonId | undefined): boolean => personId === undefined || people.some(({ id }) => id === personId)
  const names = latest.players.map(({ name, personId }) => (isOffered(personId) ? name : ''))
  const leader = nextLeader(latest, matches)
  const draft = draftOf(
    latest.preset,
    latest.rules,
    names,
    leader === undefined || names[leader] === '' ? null : leader,
    asksFirst(confirming, latest.confirmRounds ?? false),
  )
  return { ...draft, gameName: latest.gameName ?? '' }
}

/** Who leads next at a table that was set before; undefined where the deal decides it, or where it is not known who led last. */
function nextLeader({ preset, players }: Home['setups'][number], matches: Home['matches']): number | undefined {
  const table = JSON.stringify(players.map(({ name }) => name))
  const played = matches.filter((match) => match.preset === preset && JSON.stringify(match.players.map(({ name }) => name)) === table)
  const last = played.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0]
  return last === undefined ? undefined : leadsAgain(last)
}

/** The same table again, by the rules that held last, the lead passed to the player on the left of the last leader. */
export function rematchDraft({ record, confirmRounds = undefined, gameName = '' }: Pick<MatchSnapshot, 'record' | 'confirmRounds' | 'gameName'>): MatchDraft {
  const { preset, players } = record
  const draft = draftOf(
    preset,
    rulesForNext(record),
    players.map((player) => player.name),
    leaderAgain({ record }),
    confirmRounds,
  )
  return { ...draft, gameName }
}

/** The rules this family last chose for a preset. */
export function lastRules(setups: Home['setups'], preset: PresetId): RuleOverrides {
  return setups.find((setup) => setup.preset === preset)?.rules ?? {}
}

/** A preset as this family last chose it, and what it called the game then. */
export function lastChoice(setups: Home['setups'], preset: PresetId): DraftAction {
  return { type: 'preset', preset, rules: lastRules(setups, preset), gameName: setups.find((setup) => setup.preset === preset)?.gameName }
}

/** What this family has called games of a preset, the latest played first. */
export function gameNames(setups: Home['setups'], preset: PresetId): readonly string[] {
  return setups.flatMap((setup) => (setup.preset === preset ? (setup.gameName ?? []) : []))
}

/** The game of the draft called by a name; one that was played before is played by its rules of then. */
export function namedGame({ preset, rules }: MatchDraft, setups: Home['setups'], gameName: string): DraftAction {
  const known = setups.find((setup) => setup.preset === preset && setup.gameName !== undefined && sameName(setup.gameName, gameName))
  return { type: 'game-name', gameName, rules: known?.rules ?? rules }
}

export function evolveDraft(draft: MatchDraft, action: DraftAction): MatchDraft {
  switch (action.type) {
    case 'preset':
      /* Where the deal says who leads, nobody is named before it. */
      return {
        ...draft,
        preset: action.preset,
        rules: action.rules,
        gameName: action.gameName ?? '',
        leader: isLeaderDealt(PRESETS[action.preset].firstLeader) ? null : draft.leader,
      }
    case 'game-name':
      return { ...draft, gameName: action.gameName, rules: action.rules }
    case 'rules':
      return { ...draft, rules: action.rules }
    case 'confirm-rounds':
      return { ...draft, confirmRounds: action.asked }
    case 'name': {
      /* A player who gets up leads no longer. */
      const leader = action.name.trim() === '' && draft.leader === action.key ? null : draft.leader
      return { ...draft, ...evolveSeats(draft, action, (seat) => seat), leader }
    }
    case 'add-seat':
    case 'move-seat':
    case 'swap-seats':
      return { ...draft, ...evolveSeats(draft, action, (seat) => seat) }
    case 'remove-seat':
      return { ...draft, ...evolveSeats(draft, action, (seat) => seat), leader: draft.leader === action.key ? null : draft.leader }
    case 'leader':
      return { ...draft, leader: action.key }
    case 'dice':
      return { ...draft, dice: action.dice }
  }
}

/** Seats on which someone sits. */
export function taken<S extends DraftSeat>(seats: readonly S[]): readonly S[] {
  return seats.filter(({ name }) => name.trim() !== '')
}

/** The least seats that stand round a table. */
const FEWEST_SEATS = 4

/** The same table with as many free seats as it has room for: four in all, or one more than sit. */
export function withFreeSeats(draft: MatchDraft): MatchDraft {
  const sitting = taken(draft.seats).length
  const { max } = playerLimits(draft.preset, draft.rules)
  const wanted = Math.max(sitting, Math.min(max, Math.max(FEWEST_SEATS, sitting + 1)))
  let surplus = draft.seats.length - wanted
  const kept = draft.seats.toReversed().filter(({ name }) => name.trim() !== '' || surplus-- <= 0)
  const added = Array.from({ length: Math.max(0, wanted - kept.length) }, (_, at) => ({ key: draft.nextKey + at, name: '' }))
  return { ...draft, seats: [...kept.toReversed(), ...added], nextKey: draft.nextKey + added.length }
}

/** How the first round begins, as far as the draft says it; nobody leads where no line is kept. */
export function firstRoundOf({ preset, seats, leader, dice }: MatchDraft): StartDraft {
  const at = hasLine(PRESETS[preset].game) ? taken(seats).findIndex((seat) => seat.key === leader) : -1
  return startDraft(preset, at < 0 ? null : at, dice)
}

/** The command that starts a match, from a draft that `checkDraft` finds nothing wrong with. What the first round lacks, its table asks for. */
export function newMatchOf(draft: MatchDraft, people: Home['people'], rematchOf: MatchId | null): NewMatch {
  const begins = firstRoundOf(draft)
  const start = roundStart(begins)
  const photo = start === null ? undefined : begins.dice?.photo
  const gameName = hasLine(PRESETS[draft.preset].game) ? '' : draft.gameName.trim()
  return {
    preset: draft.preset,
    rules: draft.rules,
    players: taken(draft.seats).map(({ name }) => personNamed(name, people)),
    ...(start === null ? {} : { start: writable(start) }),
    ...(photo === undefined ? {} : { photo }),
    ...(gameName === '' ? {} : { gameName }),
    ...(draft.confirmRounds ? { confirmRounds: true as const } : {}),
    ...(rematchOf === null ? {} : { rematchOf }),
  }
}

/** Names that would be one person's, whatever their case. */
export function sameName(a: string, b: string): boolean {
  return foldedName(a) === foldedName(b)
}
