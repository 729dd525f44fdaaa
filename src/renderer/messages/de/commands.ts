import { counted, figures, refusalSentence } from '#shared/words/de'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${event}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost':
      'Die Verbindung ging verloren, bevor eine Antwort kam. Ist sie wieder da, zeigt die Seite, was gespeichert wurde; gib es nur noch einmal ein, wenn es fehlt.',
    fault: ({ message }) => `Etwas ist schiefgegangen, und es kam keine Antwort (${message}). Was vorher bestätigt wurde, ist sicher.`,
  },
  refused: {
    stale:
      'Gerade eben hat jemand anders etwas eingetragen, deshalb wurde das hier nicht eingetragen. Die Seite zeigt die Partie jetzt, wie sie steht; sieh hin, und gib es noch einmal ein, wenn es noch stimmt.',
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'nothing-to-redo': 'Es gibt nichts wiederherzustellen.',
    'not-yours':
      'Danach kam noch etwas, oder es wurde auf einem anderen Gerät eingetragen; hier lässt es sich nicht mehr zurücknehmen. Wer für alle einträgt, kann es rückgängig machen.',
    'round-running': 'Die Runde auf dem Tisch ist noch nicht vorbei.',
    'no-such-match': 'Diese Partie gibt es nicht mehr.',
    damaged: 'Diese Partie lässt sich nicht öffnen, deshalb wurde nichts eingetragen. Ihre Seite sagt, warum, und was sich tun lässt.',
    'file-changed': 'Die Datei dieser Partie hat sich gerade eben geändert, deshalb wurde nichts getan. Die Seite zeigt sie jetzt, wie sie ist.',
    'in-bin': 'Diese Partie liegt im Papierkorb. Hol sie zuerst zurück.',
    'not-in-bin': 'Diese Partie liegt nicht (mehr) im Papierkorb.',
    'came-apart': 'Von dieser Partie gibt es verschiedene Fassungen. Wähl zuerst eine, auf der Seite ihrer Fassungen.',
    'no-such-event': 'Diesen Eintrag gibt es nicht mehr.',
    'nothing-to-change': 'Diese Regeln gelten schon.',
    'round-not-over': 'Diese Runde ist (noch) nicht vorbei, deshalb wurde nichts vermerkt.',
    'round-changed':
      'Das Ergebnis dieser Runde hat sich gerade eben geändert, deshalb wurde nichts vermerkt. Sieh es dir an, wie es jetzt steht, und sag es noch einmal, wenn es noch stimmt.',
    'not-asked': 'In dieser Partie werden Runden nicht mehr bestätigt, deshalb wurde nichts vermerkt.',
    'said-too-often': 'Zu dieser Runde wurde von diesem Platz schon so viel gesagt, dass nichts mehr vermerkt wird. Klärt es am Tisch.',
    'no-such-seat': 'An diesem Platz der Partie sitzt niemand.',
    'settled-already': 'Diese Frage ist nicht mehr offen. Sieh nach, was gesagt wurde, und zweifle es noch einmal an, wenn es immer noch falsch ist.',
    'not-understood': ({ field }) =>
      `Diese Seite und der Computer, auf dem Caravan läuft, verstehen sich nicht (${field}), deshalb wurde nichts eingetragen. Lade die Seite neu.`,
    'no-such-photograph': 'Diese Partie hat kein solches Foto, deshalb wurde nichts eingetragen.',
  },
  brokenRule: 'Das passt nicht zu den Regeln.',
  'later-event': (round, event, why) => `${place(round, event)} passt nicht mehr: ${why}`,
  'read-only': {
    newer: 'Ein neueres Caravan hat diese Partie angelegt; diese Version zeigt sie und ändert nichts daran.',
    unreadable: 'Die Datei dieser Partie ist gerade nicht lesbar, deshalb wird nichts hineingeschrieben.',
  },
  'over-limit': {
    events: ({ found, allowed }) =>
      `Diese Partie ist voll: Sie hätte ${counted(found, { one: 'Eintrag', other: 'Einträge' })}, und höchstens ${figures(allowed)} passen hinein. Zurücknehmen geht noch; zum Weiterspielen fang eine neue Partie an.`,
    'match-size': ({ found, allowed }) =>
      `Diese Partie ist voll: Sie wäre ${figures(found)} Byte groß, und höchstens ${figures(allowed)} passen hinein. Zurücknehmen geht noch; zum Weiterspielen fang eine neue Partie an.`,
    'event-size': ({ found, allowed }) =>
      `Das ist zu viel für einen Eintrag: Er wäre ${figures(found)} Byte groß, und höchstens ${figures(allowed)} passen hinein. Es wurde nichts eingetragen.`,
    nesting: ({ allowed }) =>
      `Dieser Eintrag ist zu tief verschachtelt: Höchstens ${counted(allowed, { one: 'Ebene', other: 'Ebenen' })} sind möglich. Es wurde nichts eingetragen.`,
    revision: 'Diese Partie wurde so oft geändert, dass nicht weiter gezählt werden kann. Zum Weiterspielen fang eine neue Partie an.',
  },
  'bad-photograph': {
    'not-a-jpeg': 'Was aufbewahrt werden sollte, ist kein Foto in JPEG, deshalb wurde nichts eingetragen. Gib es noch einmal ein, ohne das Foto aufzubewahren.',
    'too-large': 'Das Foto ist zu groß, um aufbewahrt zu werden, deshalb wurde nichts eingetragen. Gib es noch einmal ein, ohne das Foto aufzubewahren.',
  },
  'not-saved': {
    'disk-full': 'Die Platte ist voll, deshalb ließ sich das nicht speichern. Schaff etwas Platz und versuch es noch einmal.',
    'read-only': 'Die Platte kann nur gelesen werden, deshalb ließ sich das nicht speichern.',
    'not-permitted': 'Das System lässt Caravan nicht in den Datenordner schreiben, deshalb ließ sich das nicht speichern.',
    'input-output': 'Die Platte hat einen Fehler gemeldet, deshalb ließ sich das nicht speichern.',
    other: 'Das ließ sich nicht speichern.',
  },
  nothingEntered: 'Nichts wurde eingetragen, und was vorher gespeichert war, ist sicher.',
})
