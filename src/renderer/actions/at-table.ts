import type { EditName } from '#shared/contract/schemas'
import type { Side } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'
import type { MatchId } from '#shared/kernel/ids'
import { addsUp, countedGame, hasLine } from '#shared/games/index'
import { isOver } from '#shared/games/outcome'
import { mistakeRulesOf } from '#shared/match/change-rules'
import type { MatchRecord } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import { callablePlay, unannounced } from '#shared/match/remedy'
import { drawableTiles } from '#shared/match/stuck'
import type { IconName } from '../components/icon/icon'
import { words } from '../messages/page'
import { paths } from '../navigation/paths'
import type { Action } from './action'
import { halfOfPress } from './half-keys'

/** What is known of a table where something is to be done there. */
export interface TableFacts {
  readonly view: {
    readonly matchId: MatchId
    readonly record: Pick<MatchRecord, 'rules' | 'rounds'>
    readonly scored: ScoredMatch
    readonly undo: EditName | null
    readonly redo: EditName | null
  }
  /** A round is played, and it is known who acts. */
  readonly acts: boolean
  /** Lays the match flat on the table; null where there is no room. */
  readonly lieFlat: (() => void) | null
  /** Takes the lesson up again; null where it is on, or there is none. */
  readonly teach: (() => void) | null
}

/** What keys enter, at once: they wait their turn before they come here. */
export interface EntryKeys {
  readonly half: (half: Suit) => void
  readonly erase: () => void
  readonly clear: () => void
  readonly confirm: () => void
  readonly arrow: (towards: Side) => void
  readonly draw: () => void
  readonly pass: () => void
}

/** A table as actions change it. What is null cannot be done there now. */
interface AtTable extends TableFacts {
  /** Several ways of playing the chosen tile are to be told apart. */
  readonly asked: boolean
  readonly entry: EntryKeys | null
  /** A half is typed, wherever the focus was. */
  readonly typing: (() => void) | null
  /** A play was sent. */
  readonly sent: (() => void) | null
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly next: (() => void) | null
  /** Questions the last entry. */
  readonly question: (() => void) | null
  readonly aloud: (what: Aloud) => void
}

export const MORE_LISTS = ['atTable', 'look', 'match'] as const
/** The lists behind More, and the one that opens from there: what can go wrong at a table. */
type MoreList = (typeof MORE_LISTS)[number] | 'wrong'

interface Button {
  readonly icon: IconName
  /** What stands on it, and its name in full where that is short. */
  readonly text: (table: Pick<TableFacts, 'view'>) => string
  readonly fullName?: (table: Pick<TableFacts, 'view'>) => string | undefined
  /** It is off, though a key still asks: the answer then says why not. */
  readonly idle?: (table: Pick<TableFacts, 'view'>) => boolean
  /** It means nothing at this table, whatever happens there, and is not shown. */
  readonly absent?: (table: Pick<TableFacts, 'view'>) => boolean
  /** It has the place of the button before it too, where that is not shown, so that the others stand where they stand. */
  readonly wide?: (table: Pick<TableFacts, 'view'>) => boolean
  /** It waits while something is being entered, as keys do. */
  readonly inTurn?: true
  /** Where it stands behind More. */
  readonly more?: {
    readonly list: MoreList
    readonly text?: () => string
    readonly hint?: () => string
    /** How many phones take part stands beside it. */
    readonly counts?: 'phones'
    /** For who may let phones join. */
    readonly forHost?: true
    /** More closes, for it happens at the table. */
    readonly closes?: true
  }
}

/** With `keys` it is in the list of keys, by its name in `words.keyList`. */
interface TableAction extends Omit<Action<AtTable>, 'does' | 'can'> {
  /** More lines of the list of keys. */
  readonly examples?: Readonly<Record<string, readonly string[]>>
  /** A player's own phone has it too. */
  readonly phone?: true
  readonly button?: Button
  readonly can?: (table: TableFacts) => boolean
  /** One of these says what comes of it, unless `reads` does: a change, something that opens over the table, a page. */
  readonly does?: (table: AtTable) => void
  readonly opens?: string
  readonly leadsTo?: (match: MatchId) => string
}

const acts = (table: TableFacts): boolean => table.acts

const nobodyDraws = ({ view }: Pick<TableFacts, 'view'>): boolean => view.scored.rules.draw === 'never'

const laysTiles = ({ view }: TableFacts): boolean => hasLine(view.scored.rules.game)

/** A match that goes on until the table ends it: nobody said how many rounds, or up to which total. */
function isEndless({ view: { scored } }: TableFacts): boolean {
  const { rules, rounds } = scored
  return countedGame(rules.game)?.left.rounds(rules) === null && rules.limit === null && !isOver(scored) && rounds.some(({ end }) => end !== null)
}

/** The last play scored in a game whose scores are called, or at a table that calls them, and nobody has said that it was not (M-8). */
const isCalled = ({ acts: mayEnter, view: { scored, record } }: TableFacts): boolean =>
  (addsUp(scored.rules.game) || mistakeRulesOf(record).calling !== undefined) &&
  (mayEnter || (scored.rounds.at(-1)?.end ?? null) !== null) &&
  callablePlay(scored) !== null

/** A round is over and the next has not begun, in a match that goes on. */
function isBetweenRounds({ view: { scored } }: TableFacts): boolean {
  const end = scored.rounds.at(-1)?.end ?? null
  return end !== null && !isOver(scored)
}

/** Where an arrow key points. */
const ARROWS: Readonly<Partial<Record<string, Side>>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** Everything that can be done at a table but to choose a tile with a finger: in the order of the list of keys, and of the lists behind More and behind what went wrong. */
export const TABLE_ACTIONS = {
  tile: {
    keys: ['6', '4'],
    examples: { tileLong: ['C', '4'] },
    phone: true,
    reads: (press, { view }) => {
      const half = halfOfPress(press, view.scored.rules.maxPip)
      if (half === null) return null
      return ({ typing, entry }) => {
        typing?.()
        entry?.half(half)
      }
    },
  },
  ends: {
    keys: ['←', '→'],
    examples: { arms: ['1', '2'] },
    phone: true,
    /* While keys wait, the tile that an arrow is meant for may still be among them. */
    leaves: ({ waits }, { asked }) => !asked && !waits,
    reads: ({ key }) => {
      const towards = ARROWS[key]
      return towards === undefined ? null : ({ entry }) => entry?.arrow(towards)
    },
  },
  confirm: {
    keys: ['Enter'],
    phone: true,
    leaves: ({ target }) => pressesItself(target),
    does: ({ entry, sent }) => {
      /* The play is on its way before anything that moves is looked for. */
      entry?.confirm()
      sent?.()
    },
  },
  clear: { keys: ['Esc'], phone: true, does: ({ entry }) => entry?.clear() },
  erase: { keys: ['Backspace'], phone: true, repeats: true, does: ({ entry }) => entry?.erase() },
  draw: {
    keys: ['D'],
    phone: true,
    button: {
      icon: 'draw',
      /* Once some are drawn in this turn it says how many, where the finger is. */
      text: (table) => (drawn(table) === 0 ? words.live.draw : words.live.drawn(drawn(table))),
      fullName: (table) => (drawn(table) === 0 ? undefined : words.live.drawAnother(drawn(table))),
      idle: ({ view }) => drawableTiles(view.scored.state) === 0,
      absent: nobodyDraws,
      inTurn: true,
    },
    does: ({ entry }) => entry?.draw(),
  },
  pass: {
    keys: ['P'],
    phone: true,
    button: { icon: 'pass', text: () => words.match.entry.pass, wide: nobodyDraws, inTurn: true },
    does: ({ entry }) => entry?.pass(),
  },
  blocked: { keys: ['B'], button: { icon: 'blocked', text: () => words.match.entry.blocked }, can: acts, opens: 'block' },
  photo: { keys: ['F'], button: { icon: 'camera', text: () => words.live.photo, fullName: () => words.photo.open }, can: acts, opens: 'photo' },
  shifted: { keys: ['Shift B'], can: acts, opens: 'block' },
  next: { keys: ['N'], does: ({ next }) => next?.() },
  question: { keys: ['Q'], does: ({ question }) => question?.() },
  undo: {
    keys: ['Ctrl Z'],
    phone: true,
    repeats: true,
    button: {
      icon: 'undo',
      text: () => words.match.entry.undo,
      fullName: ({ view }) => (view.undo === null ? words.match.entry.undo : words.match.undoNamed(words.match.edits[view.undo])),
      idle: ({ view }) => view.undo === null,
      inTurn: true,
    },
    does: ({ undo }) => undo?.(),
  },
  more: { button: { icon: 'more', text: () => words.live.more }, opens: 'more' },

  finish: { button: { icon: 'trophy', text: () => words.match.counted.finish, more: { list: 'match' } }, can: isEndless, opens: 'finish' },
  invite: {
    button: { icon: 'phone', text: () => words.join.invite.title, more: { list: 'atTable', counts: 'phones', forHost: true } },
    opens: 'invite',
  },
  sheet: {
    button: { icon: 'sheet', text: () => words.moments.end.sheet, more: { list: 'atTable', text: () => words.match.table.sheet } },
    opens: 'sheet',
  },
  rulebook: { button: { icon: 'book', text: () => words.ruleBook.match.link, more: { list: 'atTable' } }, leadsTo: paths.matchRules },
  settle: { button: { icon: 'scales', text: () => words.settle.open, more: { list: 'atTable' } }, can: laysTiles, leadsTo: paths.settleMatch },
  camera: { button: { icon: 'camera', text: () => words.cameraTable.open, more: { list: 'atTable', forHost: true } }, can: laysTiles, leadsTo: paths.camera },
  underWay: {
    button: { icon: 'picture', text: () => words.photo.line.open, more: { list: 'atTable' } },
    /* The round began before its record: it can be photographed as it lies. */
    can: (table) => table.acts && table.view.scored.state.round?.line.lead === null,
    opens: 'under-way',
  },
  wentWrong: {
    keys: ['W'],
    button: { icon: 'warning', text: () => words.match.wentWrong.open, more: { list: 'atTable', hint: () => words.match.wentWrong.hint } },
    can: (table) => table.acts && laysTiles(table),
    opens: 'went-wrong',
  },
  teach: {
    button: { icon: 'star', text: () => words.teaching.teach, more: { list: 'atTable', closes: true } },
    can: ({ teach }) => teach !== null,
    does: ({ teach }) => teach?.(),
  },

  bigScreen: {
    button: { icon: 'system', text: () => words.bigScreen.open, more: { list: 'look', hint: () => words.bigScreen.overlay } },
    opens: 'big-screen',
  },
  flat: {
    button: { icon: 'flat', text: () => words.flat.open, more: { list: 'look', closes: true } },
    can: ({ lieFlat }) => lieFlat !== null,
    does: ({ lieFlat }) => lieFlat?.(),
  },
  show: { button: { icon: 'eye', text: () => words.match.show.label, more: { list: 'look' } }, can: laysTiles, opens: 'show' },

  share: { button: { icon: 'share', text: () => words.share.button, more: { list: 'match' } }, opens: 'share' },
  rules: { button: { icon: 'pencil', text: () => words.changeRules.title, more: { list: 'match', forHost: true } }, opens: 'rules' },
  notCalled: {
    button: { icon: 'missed', text: () => words.match.notCalled.open, more: { list: 'match', hint: () => words.match.notCalled.hint } },
    can: (table) => isCalled(table),
    opens: 'not-called',
  },
  endEarly: {
    button: { icon: 'last', text: () => words.match.endEarly.open, more: { list: 'match', hint: () => words.match.endEarly.hint } },
    can: (table) => !isEndless(table) && (table.acts || isBetweenRounds(table)),
    opens: 'end-early',
  },
  goHome: {
    button: { icon: 'leave', text: () => words.match.leave.open, more: { list: 'match', hint: () => words.match.leave.hint } },
    /* Where tiles are laid it is one of the things that can go wrong at a table; where hands are counted nothing else of that list can. */
    can: (table) => !laysTiles(table) && !isOver(table.view.scored),
    opens: 'leave',
  },
  replay: { button: { icon: 'play', text: () => words.replay.linkInFull, more: { list: 'match' } }, leadsTo: paths.replay },
  history: { button: { icon: 'info', text: () => words.match.feed.heading, more: { list: 'match', hint: () => words.live.feedHint } }, opens: 'history' },
  redo: {
    keys: ['Ctrl Y'],
    alsoKeys: ['Ctrl Shift Z'],
    repeats: true,
    button: {
      icon: 'redo',
      text: ({ view }) => (view.redo === null ? words.match.entry.redo : words.match.redoNamed(words.match.edits[view.redo])),
      idle: ({ view }) => view.redo === null,
      more: { list: 'match' },
      inTurn: true,
    },
    does: ({ redo }) => redo?.(),
  },

  misplay: {
    button: { icon: 'bars', text: () => words.match.mistake.open, more: { list: 'wrong', hint: () => words.match.mistake.hint } },
    can: (table) => table.acts && laysTiles(table),
    opens: 'misplay',
  },
  adjust: {
    button: { icon: 'count', text: () => words.match.adjust.open, more: { list: 'wrong', hint: () => words.match.adjust.hint } },
    can: (table) => table.acts && laysTiles(table),
    opens: 'adjust',
  },
  unannounced: {
    button: { icon: 'last', text: () => words.match.unannounced.open, more: { list: 'wrong', hint: () => words.match.unannounced.hint } },
    can: (table) => table.acts && unannounced(table.view.scored.state, mistakeRulesOf(table.view.record)).length > 0,
    opens: 'unannounced',
  },
  exposed: {
    button: { icon: 'exposed', text: () => words.match.exposed.open, more: { list: 'wrong', hint: () => words.match.exposed.hint } },
    can: (table) => table.acts && laysTiles(table),
    opens: 'exposed',
  },
  countHand: {
    button: { icon: 'hand', text: () => words.match.countHand.open, more: { list: 'wrong', hint: () => words.match.countHand.hint } },
    can: (table) => table.acts && laysTiles(table),
    opens: 'count-hand',
  },
  changeSet: {
    button: { icon: 'whole', text: () => words.match.changeSet.open, more: { list: 'wrong', hint: () => words.match.changeSet.hint } },
    can: (table) => table.acts && laysTiles(table),
    opens: 'change-set',
  },
  leave: {
    button: { icon: 'leave', text: () => words.match.leave.open, more: { list: 'wrong', hint: () => words.match.leave.hint } },
    can: (table) => table.acts && laysTiles(table),
    opens: 'leave',
  },
} as const satisfies Readonly<Record<string, TableAction>>

export type TableActionName = keyof typeof TABLE_ACTIONS
type AnyOf<T> = T[keyof T]
type AnyAction = AnyOf<typeof TABLE_ACTIONS>

/** What can be opened over the table without more being said about it. */
export type TableDialog = Extract<AnyAction, { readonly opens: string }>['opens']

export type TableButton = AnyOf<{ readonly [Name in TableActionName]: (typeof TABLE_ACTIONS)[Name] extends { readonly button: Button } ? Name : never }>

const NAMES = Object.keys(TABLE_ACTIONS) as readonly TableActionName[]

/** What a button shows of its action. */
export function buttonOf(name: TableButton): Button {
  return TABLE_ACTIONS[name].button
}

export function canBeDone(name: TableActionName, table: TableFacts): boolean {
  const action: TableAction = TABLE_ACTIONS[name]
  return action.can?.(table) ?? true
}

/** The actions of a list behind More, in their order. */
export function behindMore(list: MoreList): readonly TableButton[] {
  return NAMES.filter((name): name is TableButton => 'button' in TABLE_ACTIONS[name]).filter((name) => buttonOf(name).more?.list === list)
}

/** What the table says when it is asked, and the key that asks. */
const ALOUD_KEYS = { ends: 'E', turn: 'T', scores: 'S', hand: 'H', last: 'L' } as const
export type Aloud = keyof typeof ALOUD_KEYS
export const ALOUD = Object.keys(ALOUD_KEYS) as readonly Aloud[]

/** Says what the table shows, and changes nothing. */
export function aloudAction(what: Aloud): Action<AtTable> & { readonly keys: readonly string[] } {
  return { keys: [ALOUD_KEYS[what]], does: ({ aloud }) => aloud(what) }
}

export interface OpenTableActions extends AtTable {
  readonly open: (dialog: TableDialog) => void
}

export function tableAction(name: TableActionName): Action<OpenTableActions> {
  const action: AnyAction = TABLE_ACTIONS[name]
  return {
    ...action,
    does: (table) => {
      if ('opens' in action) table.open(action.opens)
      else if ('does' in action) action.does(table)
    },
  }
}

export const TABLE_KEYS: readonly Action<OpenTableActions>[] = [...NAMES.map(tableAction), ...ALOUD.map(aloudAction)]

function drawn({ view }: Pick<TableFacts, 'view'>): number {
  return view.scored.state.round?.drawn ?? 0
}

/** A focused control does itself what Enter asks for; the tile that is chosen leaves Enter to what is chosen. */
function pressesItself(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const control = target.closest('button, a[href], summary')
  return control !== null && !(control.closest('[data-pad]') !== null && control.getAttribute('aria-pressed') === 'true' && !control.matches('[data-number]'))
}
