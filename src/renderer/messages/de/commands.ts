import { counted, figures, refusalSentence } from '#shared/words/de'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${event}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost': 'Die Verbindung ging verloren. Sieh auf der Seite nach, sobald sie wieder da ist, und gib nur ein, was fehlt.',
    fault: ({ message }) => `Etwas ist schiefgegangen. Alles, was du vorher bestätigt hast, ist sicher. (${message})`,
  },
  refused: {
    stale:
      'Jemand anders war schneller, deshalb wurde dein Eintrag nicht gespeichert. Sieh dir den neuen Stand an und gib es noch einmal ein, wenn es noch stimmt.',
    'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
    'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
    'not-yours':
      'Hier lässt sich das nicht rückgängig machen: Es gibt einen neueren Eintrag, oder es kam von einem anderen Gerät. Wer für alle einträgt, kann es rückgängig machen.',
    'round-running': 'Diese Runde ist noch nicht vorbei.',
    'no-such-match': 'Diese Partie gibt es nicht mehr.',
    damaged: 'Diese Partie lässt sich nicht öffnen, deshalb wurde nichts gespeichert. Auf ihrer Seite steht, warum, und was du tun kannst.',
    'file-changed': 'Die Datei dieser Partie hat sich gerade geändert, deshalb ist nichts passiert. Sieh auf der Seite nach und versuche es noch einmal.',
    'in-bin': 'Diese Partie liegt im Papierkorb. Stelle sie zuerst wieder her.',
    'not-in-bin': 'Diese Partie liegt nicht im Papierkorb.',
    'came-apart': 'Von dieser Partie gibt es mehrere Fassungen. Wähle zuerst eine.',
    'no-such-event': 'Diesen Eintrag gibt es nicht mehr.',
    'nothing-to-change': 'Diese Regeln gelten schon.',
    'round-not-over': 'Diese Runde ist nicht vorbei, deshalb wurde deine Antwort nicht gespeichert.',
    'round-changed':
      'Das Ergebnis dieser Runde hat sich gerade geändert, deshalb wurde deine Antwort nicht gespeichert. Sieh dir das neue Ergebnis an und antworte noch einmal.',
    'not-asked': 'In dieser Partie wird nicht mehr gefragt, ob alle mit der Runde einverstanden sind. Deine Antwort wurde nicht gespeichert.',
    'said-too-often': 'Von diesem Platz gab es zu dieser Runde schon zu viele Antworten. Weitere werden nicht gespeichert. Klärt es am Tisch.',
    'no-such-seat': 'Diesen Platz gibt es in dieser Partie nicht.',
    'settled-already': 'Dieser Zweifel ist schon geklärt. Lies die Antwort und zweifle den Eintrag noch einmal an, wenn immer noch etwas falsch ist.',
    'not-understood': ({ field }) => `Diese Seite passt nicht zum laufenden Caravan (${field}), deshalb wurde nichts gespeichert. Lade die Seite neu.`,
    'no-such-photo': 'Dieses Foto gibt es in dieser Partie nicht, deshalb wurde nichts gespeichert.',
  },
  brokenRule: 'Das lassen die Regeln nicht zu.',
  'later-event': (round, event, why) => `${place(round, event)} ist dann nicht mehr möglich. ${why}`,
  'read-only': {
    newer: 'Diese Partie stammt von einem neueren Caravan. Hier kannst du sie nur ansehen. Aktualisiere Caravan, um sie zu ändern.',
    unreadable: 'Caravan kann die Datei dieser Partie gerade nicht lesen. Deshalb lässt sie sich nicht ändern.',
  },
  'over-limit': {
    events: ({ allowed }) =>
      `Diese Partie ist voll: Höchstens ${counted(allowed, { one: 'Eintrag ist', other: 'Einträge sind' })} möglich. Rückgängig machen kannst du noch. Beginne zum Weiterspielen eine neue Partie.`,
    'match-size': ({ allowed }) =>
      `Diese Partie ist voll: Höchstens ${figures(allowed)} Byte sind möglich. Rückgängig machen kannst du noch. Beginne zum Weiterspielen eine neue Partie.`,
    'event-size': ({ found, allowed }) =>
      `Dieser Eintrag ist zu groß: ${figures(found)} Byte, möglich sind höchstens ${figures(allowed)}. Es wurde nichts gespeichert.`,
    nesting: ({ allowed }) =>
      `Dieser Eintrag ist zu tief verschachtelt: Höchstens ${counted(allowed, { one: 'Ebene ist', other: 'Ebenen sind' })} möglich. Es wurde nichts gespeichert.`,
    revision: 'Diese Partie lässt keine weiteren Änderungen zu. Beginne zum Weiterspielen eine neue Partie.',
  },
  'bad-photo': {
    'not-a-jpeg': 'Das Foto ist kein JPEG, deshalb wurde nichts gespeichert. Gib es ohne das Foto noch einmal ein.',
    'too-large': 'Das Foto ist zu groß, deshalb wurde nichts gespeichert. Gib es ohne das Foto noch einmal ein.',
    'too-many': 'Es sind zu viele Fotos, deshalb wurde nichts gespeichert. Gib es ohne das Foto noch einmal ein.',
  },
  'picture-stays': {
    changed: 'Inzwischen hat jemand anderes ein Bild gemacht. Sieh es dir an und versuche es noch einmal, wenn du deins dort haben möchtest.',
    'not-yours': 'Dieses Bild kam von einem anderen Gerät. Wer die Punkte aufschreibt, kann es ersetzen oder löschen.',
    'too-many': 'Die Handys haben schon viele Bilder von dieser Partie geschickt. Bitte die Person, die aufschreibt, das Bild zu machen.',
  },
  'not-saved': {
    'disk-full': 'Die Festplatte ist voll. Schaffe etwas Platz und versuche es noch einmal.',
    'read-only': 'Die Festplatte ist schreibgeschützt.',
    'not-permitted': 'Caravan darf in seinem Datenordner nichts speichern.',
    'input-output': 'Die Festplatte hat einen Fehler gemeldet.',
    away: 'Der Ordner eurer Partien ist gerade nicht da. Nichts ist verloren, und Caravan macht weiter, sobald er wieder da ist.',
    other: 'Das Speichern hat nicht geklappt.',
  },
  nothingEntered: 'Es wurde nichts gespeichert. Alles, was vorher gespeichert war, ist sicher.',
})
