import { distinctTiles } from '#shared/domino/set'
import { listed, setWords } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
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
    american: {
      label: 'Amerikanisch',
      means: 'Wer als Einzige oder Einziger keinen Pasch hat; sonst Augen, Steine oder der niedrigste Pasch, wie Armanino es angibt.',
    },
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

export const nullValues: PageWords['nullValues'] = {
  blockedPoints: { label: 'Wie üblich', means: '2, oder 1 bei der einfachen Regel.' },
  floor: { label: 'Keine Grenze', means: 'Der Stand darf beliebig weit unter null fallen.' },
}

export const numberInstead: PageWords['numberInstead'] = {
  blockedPoints: 'Eine feste Zahl',
  floor: 'Halt bei',
}

export const fromHereOn: PageWords['fromHereOn'] = 'Ab hier:'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Ja',
  no: 'Nein',
  set: (maxPip) => ({ label: `Bis ${setWords(maxPip)}`, means: `${distinctTiles(maxPip)} Steine` }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} bei ${players[0]} oder mehr Leuten` : `${worth} bei ${listed(players, 'or')} Leuten`),
  colon,
  fromHereOn,
  asPreset: 'wie vorgegeben',
})
