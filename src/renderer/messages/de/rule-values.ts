import { distinctTiles } from '#shared/domino/set'
import { counted, listed, setWords, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { ruleValuesIn, type ChoiceValueWords } from '../rule-values-in'
import { colon } from './components'
import { ruleSettings } from './rules'

export const settingValues: ChoiceValueWords = {
  win: {
    immediate: { label: 'Sofort am Ziel', means: 'Es gewinnt, wer das Ziel zuerst erreicht, auch mitten in einer Runde.' },
    'round-end': { label: 'Nach der Runde', means: 'Es gewinnt, wer das Ziel erreicht und am meisten hat. Bei Gleichstand geht die Partie weiter.' },
  },
  leadTile: {
    any: { label: 'Jeder Stein' },
    double: { label: 'Nur ein Pasch' },
  },
  draw: {
    'until-able': { label: 'Bis ein Zug möglich ist', means: 'Oder bis nur noch die Reserve übrig ist, dann passen.' },
    one: { label: 'Einen Stein pro Zug', means: 'Anlegen, wenn es geht, sonst passen.' },
  },
  blockedRule: {
    'flower-and-scorpion': {
      label: 'Blüte, Skorpion, niedrigster Pasch',
      means: 'Es gewinnt, wer das Erste davon hat. Hat niemand etwas davon, gewinnt niemand.',
    },
    simple: { label: 'Einfach', means: 'Es gewinnt, wer die wenigsten Augen auf der Hand hat. Bei Gleichstand gewinnt niemand.' },
    american: {
      label: 'Amerikanisch',
      means: 'Hat nur eine Person keinen Pasch, gewinnt sie. Sonst entscheiden Augen, Steine oder der niedrigste Pasch (Armanino).',
    },
    german: { label: 'Deutsch', means: 'Es gewinnt, wer keinen Pasch hat. Sonst entscheiden die wenigsten Pasche, dann die wenigsten Augen (Müller).' },
    'lightest-without-doubles': {
      label: 'Wenigste Augen ohne Pasch',
      means: 'Von allen, die keinen Pasch haben, gewinnt, wer die wenigsten Augen hat. Haben alle einen, zählen die Pasche nicht mit.',
    },
    picture: { label: 'Bilderdomino', means: 'Für Kinder: Wer den niedrigsten Pasch hat, gewinnt. Hat niemand einen, gewinnt, wer die wenigsten Steine hat.' },
    'tiles-deducted': { label: 'Abzug für Steine', means: 'Niemand gewinnt. Alle verlieren Punkte für die Steine auf ihrer Hand.' },
  },
  twoDoubles: {
    listed: { label: 'Zwei', means: 'Wie in der Quelle.' },
    all: { label: 'Vier', means: 'Jede Hälfte mit jeder Hälfte des anderen Steins.' },
  },
  standingPair: {
    unscored: { label: 'Zählt nicht noch einmal' },
    scored: { label: 'Zählt jedes Mal als ein Paar' },
  },
  doubleScorpion: {
    suit: { label: 'Alle Züge mit seiner Zahl', means: 'Kein Zwilling oder Drilling mit dieser Zahl, egal, mit welchem Stein.' },
    tile: { label: 'Nur der Skorpion selbst', means: 'Nur wer den Skorpion selbst legt, bekommt keinen Zwilling oder Drilling.' },
  },
  payout: {
    net: { label: 'Die Differenz', means: 'Gewinn und Verlust werden zuerst verrechnet. Unter 0 fällt der Stand nicht.' },
    'losses-first': { label: 'Verluste zuerst', means: 'Verluste gehen zuerst ab, höchstens bis 0. Dann kommt der ganze Gewinn dazu.' },
  },
  americanGap: {
    none: { label: 'Niemand gewinnt' },
    simple: { label: 'Die Augen entscheiden' },
  },
  spinnerArms: {
    'all-first': { label: 'Erst jeder Arm', means: 'Wie in Doppel-Bergen.' },
    'any-time': { label: 'In beliebiger Reihenfolge', means: 'Jeder Arm darf jederzeit weitergehen.' },
  },
  spinnerCount: {
    headers: { label: 'Köpfe', means: 'Nur die Zahl, die der Zug offen hinlegt: 2 für zwei offene Hälften, 3 für drei oder mehr.' },
    'every-number': { label: 'Jede Zahl', means: 'Wie in Doppel-Bergen: Jede Zahl, die mindestens zweimal offen liegt, bringt so viele Punkte.' },
  },
  passedLead: {
    'who-led': {
      label: 'Links von der Person, die angespielt hat',
      means: 'Es spielt an, wer links von der Person sitzt, die den Mittelpasch angespielt hat.',
    },
    'who-was-first': {
      label: 'Links von der Person, die gepasst hat',
      means: 'Es spielt an, wer links von der Person sitzt, die zuerst anspielen sollte und gepasst hat.',
    },
  },
  germanTies: {
    'among-tied': { label: 'Nur, wer noch gleichauf ist' },
    all: { label: 'Alle' },
  },
}

export const nullValues: PageWords['nullValues'] = {
  blockedPoints: { label: 'Standard', means: '2, oder 1, wenn nur die Augen entscheiden (einfache Regel, wenigste Augen ohne Pasch).' },
  floor: { label: 'Keine Grenze', means: 'Der Stand kann unter 0 fallen.' },
}

export const numberInstead: PageWords['numberInstead'] = {
  blockedPoints: 'Feste Zahl',
  floor: 'Nicht unter',
}

export const fromHereOn: PageWords['fromHereOn'] = 'Ab hier:'

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  yes: 'Ja',
  no: 'Nein',
  set: (maxPip) => ({ label: `Bis ${setWords(maxPip)}`, means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} bei ${players[0]} oder mehr Personen` : `${worth} bei ${listed(players, 'or')} Personen`),
  colon,
  fromHereOn,
  asPreset: 'Standard',
})
