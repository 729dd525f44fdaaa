import { distinctTiles } from '#shared/domino/set'
import type { RuleOverrides } from '#shared/match/record'
import { namedSettings, type SettingValue } from '#shared/rules/house-rules'
import type { ByPlayers, SettingName } from '#shared/rules/rules'
import { listed, plain, setWords } from '#shared/words/de'
import type { PageWords } from '../languages'
import { SETTING_WORDS } from './rules'

interface ValueWords {
  readonly label: string
  readonly means?: string
}

/** Every value of every choice. */
export const VALUE_WORDS: PageWords['VALUE_WORDS'] = {
  win: {
    immediate: { label: 'Sofort', means: 'Wer das Ziel zuerst erreicht, hat gewonnen, auch mitten in einer Runde.' },
    'round-end': { label: 'Nach der Runde', means: 'Der höchste Stand am oder über dem Ziel gewinnt; bei Gleichstand geht es weiter.' },
  },
  leadTile: {
    any: { label: 'Jeder Stein' },
    double: { label: 'Nur ein Pasch' },
  },
  draw: {
    'until-able': { label: 'Ziehen, bis ein Stein passt', means: 'Oder bis nur die Reserve übrig ist.' },
    one: { label: 'Einen Stein ziehen', means: 'Legen, wenn er passt, sonst passen.' },
  },
  blockedRule: {
    'flower-and-scorpion': { label: 'Blüte, Skorpion, niedrigster Pasch', means: 'Was davon jemand zuerst hat, entscheidet; sonst gewinnt niemand.' },
    simple: { label: 'Einfach', means: 'Die wenigsten Augen auf der Hand. Bei Gleichstand gewinnt niemand.' },
    american: { label: 'Amerikanisch', means: 'Wer als Einzige oder Einziger keinen Pasch hat; sonst Augen, Steine oder der niedrigste Pasch, wie Armanino es angibt.' },
    german: { label: 'Deutsch', means: 'Kein Pasch; dann die wenigsten Pasche; dann die wenigsten Augen, wie Müller es angibt.' },
    picture: { label: 'Bilderdomino', means: 'Der niedrigste Pasch, oder die wenigsten Steine, wenn niemand einen hat. Für Kinder.' },
    'tiles-deducted': { label: 'Abzug für Steine', means: 'Niemand gewinnt; alle verlieren für die Steine, die sie noch haben.' },
  },
  twoDoubles: {
    listed: { label: 'Zwei', means: 'Wie die Quelle sie aufzählt.' },
    all: { label: 'Vier', means: 'Jede Hälfte mit jeder Hälfte.' },
  },
  standingPair: {
    unscored: { label: 'Er zählt nicht noch einmal' },
    scored: { label: 'Er zählt jedes Mal als ein Paar' },
  },
  doubleScorpion: {
    suit: { label: 'Von seiner ganzen Zahl', means: 'Kein Dual und kein Plural mit dieser Zahl, welcher Stein sie auch macht.' },
    tile: { label: 'Nur von seinem eigenen Stein', means: 'Nur wer den Skorpion selbst legt, bekommt nichts.' },
  },
  payout: {
    net: { label: 'Die Differenz', means: 'Gewinne und Verluste werden verrechnet, dann hält der Stand bei null.' },
    'losses-first': { label: 'Verluste zuerst', means: 'Verluste halten bei null, dann werden die Gewinne voll ausgezahlt.' },
  },
  americanGap: {
    none: { label: 'Niemand gewinnt' },
    simple: { label: 'Die wenigsten Augen gewinnen' },
  },
  germanTies: {
    'among-tied': { label: 'Nur, wer noch gleichauf ist' },
    all: { label: 'Alle' },
  },
}

export const NULL_WORDS: PageWords['NULL_WORDS'] = {
  blockedPoints: { label: 'Wie üblich', means: '2, oder 1 bei der einfachen Regel.' },
  floor: { label: 'Keine Grenze', means: 'Der Stand darf beliebig weit unter null fallen.' },
}

export const NUMBER_INSTEAD_WORDS: PageWords['NUMBER_INSTEAD_WORDS'] = {
  blockedPoints: 'Eine feste Zahl',
  floor: 'Halt bei',
}

/** How one value of a choice is called, and what it means. */
export function choiceWords(name: SettingName, value: string | number): ValueWords {
  if (name === 'maxPip') return { label: `Bis ${setWords(Number(value))}`, means: `${distinctTiles(Number(value))} Steine` }
  const values: Readonly<Record<string, ValueWords>> | undefined = name in VALUE_WORDS ? VALUE_WORDS[name as keyof typeof VALUE_WORDS] : undefined
  return values?.[value] ?? { label: String(value) }
}

/** The value of a setting, in a word or two. */
export function settingValueWords(name: SettingName, value: SettingValue): string {
  if (value === null) return NULL_WORDS[name as keyof typeof NULL_WORDS].label
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (typeof value === 'object') return byPlayersWords(value)
  if (name === 'maxPip' || typeof value === 'string') return choiceWords(name, value).label
  return plain(value)
}

/** `15`, or `15 bei 2, 10 bei 3 oder mehr Leuten`. */
export function byPlayersWords(value: ByPlayers): string {
  if (typeof value === 'number') return String(value)
  const steps: { readonly worth: number; readonly players: string[] }[] = []
  for (const [players, worth] of Object.entries(value)) {
    const last = steps.at(-1)
    if (last?.worth === worth) last.players.push(players)
    else steps.push({ worth, players: [players] })
  }
  if (steps.length === 1) return String(steps[0]?.worth)
  return steps
    .map(({ worth, players }, step) => (step === steps.length - 1 ? `${worth} bei ${players[0]} oder mehr Leuten` : `${worth} bei ${listed(players, 'or')} Leuten`))
    .join(', ')
}

/** House rules in one line, in the words of the panel: `Ziel: 15, Was angespielt werden darf: Jeder Stein`. */
export function houseRulesWords(rules: RuleOverrides, changed: readonly SettingName[] = namedSettings(rules)): string {
  return changed.map((name) => `${SETTING_WORDS[name].name}: ${settingValueWords(name, rules[name] ?? null)}`).join(', ')
}

/** A change of rules as one line: `Ab hier: Ziel: 10.` */
export function changedRulesWords(changed: RuleOverrides): string {
  return `${FROM_HERE_ON} ${houseRulesWords(changed)}.`
}

export const FROM_HERE_ON: PageWords['FROM_HERE_ON'] = 'Ab hier:'

/** Rules that became others, one line each: `Ziel: 15 → 10`. */
export function rulesMovedWords(before: RuleOverrides, after: RuleOverrides): readonly string[] {
  return namedSettings({ ...before, ...after }).flatMap((name) => {
    const [was, is] = [before[name], after[name]].map((value) => (value === undefined ? 'wie vorgegeben' : settingValueWords(name, value)))
    return was === is ? [] : [`${SETTING_WORDS[name].name}: ${was} → ${is}`]
  })
}
