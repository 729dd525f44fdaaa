import { listed } from '#shared/words/de/numbers'
import { nameOf } from '#shared/words/de/names'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** What players say of a round that is over. */
export const agreement: PageWords['agreement'] = {
  heading: 'Sind alle einverstanden?',
  hint: 'Jede und jeder tippt einmal. Die nächste Runde kann inzwischen beginnen; diese bleibt markiert, bis alle einverstanden sind.',
  settled: 'Alle sind einverstanden. Die Runde gilt.',
  agree: 'Ich bin einverstanden',
  contest: 'Das bestreite ich',
  takeBack: 'Zurücknehmen',
  agreeOf: (name, round) => `Ich bin einverstanden: ${name}, Runde ${round}`,
  contestOf: (name, round) => `Das bestreite ich: ${name}, Runde ${round}`,
  takeBackOf: (name, round) => `Zurücknehmen, was ${name} zu Runde ${round} gesagt hat`,
  note: (name) => `Was stimmt nicht, ${name}? (darf leer bleiben)`,
  send: 'Diese Runde bestreiten',
  cancel: 'Abbrechen',
  said: sentencesByKind({
    silent: 'Hat noch nichts gesagt',
    confirmed: 'Einverstanden',
    contested: ({ note }) => (note === '' ? 'Bestreitet das' : `Bestreitet das: „${note}“`),
    changed: ({ said }) =>
      said === 'confirmed'
        ? 'War mit einem anderen Ergebnis einverstanden. Es hat sich geändert: bitte noch einmal ansehen'
        : 'Hat ein anderes Ergebnis bestritten. Es hat sich geändert: bitte noch einmal ansehen',
  }),
  problem: 'Das wurde nicht vermerkt.',
  contested: {
    heading: 'Was nun?',
    text: 'Seht es euch gemeinsam an: Wie ein Eintrag gezählt wurde, zeigt sich, wenn ihr ihn anzweifelt. Stimmt die Aufzeichnung nicht, berichtigt sie; wessen Ergebnis sich ändert, wird neu gefragt. Stimmt sie, tippt, wer sie bestreitet, auf „Ich bin einverstanden“.',
    question: 'Einen Eintrag dieser Runde anzweifeln',
    correct: 'In dieser Runde etwas berichtigen',
    moves: 'Zug für Zug ansehen',
  },
  mark: ({ agreed, players, contested }, names) =>
    contested.length === 0
      ? `${agreed.length} von ${players} einverstanden`
      : `bestritten von ${listed(contested.map(({ seat, note }) => (note === '' ? nameOf(names, seat) : `${nameOf(names, seat)}: „${note}“`)))}`,
  roundMark: (round, names) => `Runde ${round.round + 1}: ${agreement.mark(round, names)}`,
  agreed: 'alle einverstanden',
  unsettled: {
    heading: 'Noch nicht geklärt',
    settle: 'Klären',
    settleRound: (round) => `Runde ${round} klären`,
    dialog: (round) => `Runde ${round}`,
    many: (rounds) => `${rounds} Runden sind nicht geklärt`,
  },
  setting: {
    legend: 'Bestätigen alle jede Runde?',
    hint: 'Nach einer Runde tippen alle auf „Ich bin einverstanden“ oder bestreiten sie. Bis dahin gilt sie als nicht geklärt.',
    ask: 'Ja',
    not: 'Nein',
    match: 'Die nächste Einstellung gehört zu dieser Partie, auf allen Geräten.',
  },
  announce: {
    said: (name, round, said) => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} ist mit Runde ${round} einverstanden.`
        case 'contested':
          return `${name} bestreitet Runde ${round}${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `Das Ergebnis von Runde ${round} hat sich geändert: ${name} wird neu gefragt.`
        case 'silent':
          return `${name} hat zurückgenommen, was zu Runde ${round} gesagt war.`
      }
    },
    settled: (round) => `Alle sind mit Runde ${round} einverstanden.`,
    asked: 'Ab jetzt werden alle nach jeder Runde gefragt.',
    notAsked: 'Runden müssen nicht mehr bestätigt werden.',
  },
}
