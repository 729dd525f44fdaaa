import type { GameId } from '#shared/games/rules'
import { canonical, SIDES } from '../check-ruling.mjs'
import { differencesOf } from './differences'
import { element, whole } from './element'
import type { Spoken } from './spoken'
import { askedWords, isolatedNames, valueWords, type Told } from './values'
import { begun, toldOf, verdictOf, type Checked, type Line } from './verdict'

/** A file that was checked, by its name. */
export interface Shown {
  readonly name: string
  readonly checked: Checked
}

/** Places in one line that are named at most. */
const MOST_DIFFERENCES = 8

/** Where in the file stands what a look found. */
const PLACES: Readonly<Record<string, string>> = {
  ends: 'blocked.ends',
  fits: 'blocked.fits',
  waiting: 'blocked.waiting',
  boneyard: 'blocked.boneyard',
  doubts: 'blocked.doubts',
  verdict: 'blocked.verdict',
  steps: 'ruling.steps.length',
  remarks: 'ruling.remarks',
  points: 'result.points',
  deltas: 'result.deltas',
  totals: 'result.totals',
}

/** Everything that is said of one file. `id` begins those of its parts; where it is `short`, what holds is folded up. */
export function shown({ name, checked }: Shown, spoken: Spoken, id: string, short: boolean): HTMLElement {
  const { own } = spoken
  const verdict = verdictOf(checked, spoken)
  const told = toldOf(checked, spoken)
  const placeOf = (line: Line) => `${id}-${checked.lines.indexOf(line)}`
  const wrong =
    told === null ? [] : checked.lines.filter(({ holds }) => !holds).map((line) => element('a', { href: `#${placeOf(line)}` }, ...whole(titleOf(line, told))))
  const mark = element('span', { class: 'mark', 'aria-hidden': 'true' }, verdict.holds ? '✓' : '✗')
  return element(
    'article',
    { 'data-holds': String(verdict.holds) },
    element(
      'header',
      {},
      element('p', { class: 'file' }, name),
      element('h2', {}, mark, verdict.sentence),
      ...lines(verdict.beside),
      ...(wrong.length === 0 ? [] : [element('ul', { class: 'wrong' }, ...wrong.map((link) => element('li', {}, link)))]),
    ),
    ...(told === null
      ? []
      : [
          facts(told),
          part(own.page.checks, !short || !verdict.holds, element('ol', { class: 'checks' }, ...checked.lines.map((line) => check(line, told, placeOf(line))))),
          part(own.page.table, false, ...table(told)),
          part(own.page.hands, false, ...hands(told)),
          part(own.page.rules, false, ...rules(told)),
        ]),
  )
}

const part = (title: string, open: boolean, ...children: readonly HTMLElement[]): HTMLElement =>
  element('details', { open }, element('summary', {}, element('h3', {}, title)), ...children)

const lines = (texts: readonly string[]): readonly HTMLElement[] => texts.map((text) => element('p', {}, ...whole(text)))

/* ---------- What the file is of ---------- */

function facts({ file, spoken }: Told): HTMLElement {
  const { own, presetNames, gameWords } = spoken
  const { preset, day, match, madeAt, madeBy } = file['information']
  const date = (text: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(spoken.language === 'en' ? 'en-GB' : spoken.language, { ...style, timeZone: 'UTC' }).format(new Date(text))
  const named = (presetNames as Readonly<Record<string, string>>)[preset] ?? gameWords(file.rules.game).name
  const texts = [
    named,
    (match === null ? own.page.dayAlone : own.page.day)(date(day, { dateStyle: 'long' })),
    ...(match === null ? [] : [own.page.round(match.round, match.place)]),
    own.page.made(`${date(madeAt, { dateStyle: 'long', timeStyle: 'short' })} (UTC)`, madeBy),
  ]
  return element('p', { class: 'facts' }, texts.join(' · '))
}

const tileMark = (name: string): HTMLElement => element('span', { class: 'tile' }, name)
const tileRow = (tiles: readonly string[], label = ''): HTMLElement =>
  element('p', { class: 'row' }, ...(label === '' ? [] : [element('b', {}, label)]), ...tiles.flatMap((name) => [tileMark(name), ' ']))

function table({ file, ends, spoken }: Told): readonly HTMLElement[] {
  const { own } = spoken
  const { tables } = own.page
  const { table: told, dice } = file as any
  const thrown = dice === null ? [] : lines([own.page.dice(dice.flower, dice.scorpion)])
  const open = lines(valueWords('ends', ends, { file, ends, fits: [], spoken }) ?? [])
  switch (told.kind) {
    case 'two-ended':
      return [tileRow(told.tiles), ...(told.lead === null ? [] : lines([tables.lead(told.tiles[told.lead] ?? '')])), ...thrown]
    case 'spinner':
      return [
        tileRow([told.spinner]),
        ...told.arms.map((arm: readonly string[], at: number) => {
          const side = (file as any).rules.layout === 'cross' ? SIDES[at] : undefined
          const name = side === undefined ? tables.arm(at + 1) : spoken.capitalised(spoken.armWords(side))
          return arm.length === 0 ? element('p', {}, `${name}: ${tables.noTiles}`) : tileRow(arm, name)
        }),
        ...thrown,
      ]
    case 'ends':
      return [...open, ...(told.laid.length === 0 ? [] : [tileRow(told.laid, tables.laid)]), ...thrown]
    default:
      return [...lines([told.kind === 'empty' ? tables.empty : tables.unknown]), ...thrown]
  }
}

function hands({ file, spoken }: Told): readonly HTMLElement[] {
  const names = isolatedNames(file)
  return file['hands'].map(({ tiles }: { readonly tiles: readonly string[] }, seat: number) =>
    tiles.length === 0 ? element('p', {}, element('b', {}, names[seat] ?? ''), ` ${spoken.own.page.tables.noTiles}`) : tileRow(tiles, names[seat]),
  )
}

/** The settings that a ruling depends on, as docs/ruling-format.md marks them. */
export const BEARING: readonly string[] = [
  'blockedRule',
  'blockedPoints',
  'americanGap',
  'germanTies',
  'maxPip',
  'copies',
  'arms',
  'reserve',
  'leadTile',
  'completeFirstDouble',
  'tileDeduction',
  'floor',
  'draw',
  'partners',
  'blockedBy',
  'endWorth',
  'endRounding',
  'roundingOf',
  'tieOfThree',
  'doublesInHand',
  'scoreUnit',
  'exact',
  'firstScore',
]
/** What names the game, and is no setting. */
const NO_SETTING = ['game', 'layout', 'players']
const FLOWER: readonly GameId[] = ['flower-and-scorpion']
const BERGEN: readonly GameId[] = ['bergen']
/** Where a setting means something that means nothing in the other games. */
const ONLY_IN: Readonly<Record<string, readonly GameId[]>> = {
  dual: FLOWER,
  plural: FLOWER,
  twoDoubles: FLOWER,
  standingPair: FLOWER,
  doubleScorpion: FLOWER,
  payout: FLOWER,
  doubleHeader: BERGEN,
  tripleHeader: BERGEN,
  approachCap: [...FLOWER, ...BERGEN],
  passedLead: ['double-bergen'],
  dominoPoints: [...FLOWER, ...BERGEN, 'double-bergen', 'fives-and-threes', 'block-and-draw'],
}

function rules({ file, spoken }: Told): readonly HTMLElement[] {
  const { own, gameWords, sourceNames, settingsWords, capitalised } = spoken
  const { game, blockedRule, layout } = file.rules
  const source = (sourceNames as Readonly<Record<string, string>>)[file['information'].source] ?? ''
  const unused = [
    ...NO_SETTING,
    ...(blockedRule === 'american' ? [] : ['americanGap']),
    ...(blockedRule === 'german' ? [] : ['germanTies']),
    ...(layout === 'spinner' ? [] : ['arms']),
  ]
  const used = [...BEARING, ...Object.keys(file.rules).filter((name) => !BEARING.includes(name))].filter(
    (name) => name in file.rules && !unused.includes(name) && (ONLY_IN[name]?.includes(game) ?? true),
  )
  const said = (bears: boolean) =>
    used.filter((name) => BEARING.includes(name) === bears).map((name) => element('li', {}, capitalised(settingsWords({ [name]: file.rules[name] }))))
  return [
    element('p', {}, `${gameWords(game).name}, ${own.page.players(file.players.length)}. ${own.page.source(source)}.`),
    element('ul', { class: 'rules' }, ...said(true)),
    element('h4', {}, own.page.otherRules),
    element('ul', { class: 'rules' }, ...said(false)),
  ]
}

/* ---------- The check, line by line ---------- */

function titleOf({ look, worked }: Line, told: Told): string {
  const { own } = told.spoken
  if (look === 'step') return askedWords(worked, told)
  return (own.looks as Readonly<Record<string, string>>)[look] ?? look
}

function check(line: Line, told: Told, id: string): HTMLElement {
  const { own } = told.spoken
  const { look, step, holds, fault, said, worked } = line
  const mark = element('span', { class: 'mark', 'aria-hidden': 'true' }, holds ? '✓' : '✗')
  const title = element(
    'p',
    { class: 'title' },
    mark,
    element('span', {}, ...whole(titleOf(line, told))),
    element('span', { class: 'state' }, holds ? own.holds : own.fails),
  )
  if (fault !== null) return element('li', { id, 'data-holds': 'false' }, title, ...lines([begun(fault, told.spoken)]))
  if (worked === null && said === null) return element('li', { id, 'data-holds': String(holds) }, title)
  if (holds) return element('li', { id, 'data-holds': 'true' }, title, ...(look === 'seal' ? [] : lines(valueWords(look, worked, told) ?? [])))
  return element(
    'li',
    { id, 'data-holds': 'false' },
    title,
    element(
      'dl',
      {},
      element('dt', {}, own.page.inFile),
      element('dd', {}, ...asTold(look, said, told)),
      element('dt', {}, own.page.byRules),
      element('dd', {}, ...asTold(look, worked, told)),
      ...(look === 'seal' ? [] : [element('dt', {}, own.page.differs), element('dd', {}, ...places(look, step, said, worked, own))]),
    ),
  )
}

/** In words, or, where a file says something that means nothing, as it stands there. */
const asTold = (look: string, value: unknown, told: Told): readonly HTMLElement[] =>
  lines(valueWords(look, value, told) ?? []).concat(valueWords(look, value, told) === null ? [element('p', {}, code(value, told.spoken.own))] : [])

const code = (value: unknown, own: Spoken['own']): HTMLElement => element('code', {}, value === undefined ? own.page.notThere : canonical(value))

function places(look: string, step: number, said: unknown, worked: unknown, own: Spoken['own']): readonly HTMLElement[] {
  const differences =
    look === 'winner'
      ? ['ruling.winner', 'result.winner'].flatMap((path, at) => differencesOf((said as readonly unknown[])[at], (worked as readonly unknown[])[at], path))
      : differencesOf(said, worked, look === 'step' ? `ruling.steps[${step}]` : (PLACES[look] ?? look))
  return differences
    .slice(0, MOST_DIFFERENCES)
    .map((each) => element('p', {}, element('code', {}, each.path), ': ', code(each.said, own), ' → ', code(each.worked, own)))
}
