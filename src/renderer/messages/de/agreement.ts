import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** What players say of a round that is over. */
export const agreement: PageWords['agreement'] = {
  heading: 'Sind alle einverstanden?',
  hint: 'Alle tippen einmal. Du kannst die nächste Runde schon beginnen. Diese bleibt markiert, bis alle einverstanden sind.',
  allAgree: 'Alle sind einverstanden. Die Runde gilt.',
  others: 'Was die anderen sagen',
  agree: 'Ich bin einverstanden',
  disagree: 'Nicht einverstanden',
  takeBack: 'Antwort ändern',
  agreeOf: (name, round) => `Ich bin einverstanden: ${name}, Runde ${round}`,
  disagreeOf: (name, round) => `Nicht einverstanden: ${name}, Runde ${round}`,
  takeBackOf: (name, round) => `Antwort ändern: ${name}, Runde ${round}`,
  note: (name) => `Was stimmt nicht, ${name}? (freiwillig)`,
  send: 'Nicht einverstanden',
  cancel: 'Abbrechen',
  said: sentencesByKind({
    silent: 'Noch keine Antwort',
    confirmed: 'Einverstanden',
    contested: ({ note }) => (note === '' ? 'Nicht einverstanden' : `Nicht einverstanden: „${note}“`),
    changed: ({ said }) =>
      said === 'confirmed'
        ? 'War einverstanden, aber das Ergebnis hat sich geändert. Bitte noch einmal prüfen'
        : 'War nicht einverstanden, aber das Ergebnis hat sich geändert. Bitte noch einmal prüfen',
  }),
  problem: 'Die Antwort wurde nicht gespeichert.',
  disagreement: {
    heading: 'Was nun?',
    text: 'Prüfe die Runde zusammen mit den anderen. „Eintrag anzweifeln“ zeigt, wie ein Eintrag gewertet wurde. Ist einer falsch, korrigiere ihn. Alle, deren Ergebnis sich ändert, werden neu gefragt. Ist alles richtig, genügt „Ich bin einverstanden“.',
    question: 'Eintrag anzweifeln',
    correct: 'Eintrag korrigieren',
    replay: 'Runde nachspielen',
  },
  agreed: 'alle einverstanden',
  setting: {
    short: 'Nach jeder Runde alle fragen',
    legend: 'Nach jeder Runde alle fragen?',
    hint: 'Nach jeder Runde tippen alle auf „Ich bin einverstanden“ oder „Nicht einverstanden“. Bis alle einverstanden sind, bleibt die Runde markiert.',
    ask: 'Ja',
    not: 'Nein',
    match: 'Für diese Partie, auf allen Geräten.',
  },
  announce: {
    said: (name, round, said) => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} ist mit Runde ${round} einverstanden.`
        case 'contested':
          return `${name} ist mit Runde ${round} nicht einverstanden${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `Runde ${round} hat ein neues Ergebnis. ${name}, bitte noch einmal prüfen.`
        case 'silent':
          return `${name} hat die Antwort zu Runde ${round} zurückgenommen.`
      }
    },
    agreed: (round) => `Alle sind mit Runde ${round} einverstanden.`,
    asked: 'Caravan fragt jetzt nach jeder Runde alle, ob sie einverstanden sind.',
    notAsked: 'Caravan fragt nach den Runden nicht mehr, ob alle einverstanden sind.',
  },
}
