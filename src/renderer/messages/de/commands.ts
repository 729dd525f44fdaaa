import type { CommandRefusal } from '#shared/contract/schemas'
import { REFUSAL_CODES, type Refusal } from '#shared/match/events'
import { counted, figures, refusalSentence } from '#shared/words/de'
import type { CommandProblem, ToldMatch } from '../sentence-inputs'

/** Why what was asked was not done, and what holds now. */
export function commandProblemSentence(problem: CommandProblem, match: ToldMatch): string {
  switch (problem.kind) {
    case 'refused':
      return commandRefusalSentence(problem.refusal, match)
    case 'connection-lost':
    case 'fault':
      return noAnswerSentence(problem)
  }
}

/** What holds where no answer came. */
export function noAnswerSentence(problem: Exclude<CommandProblem, { readonly kind: 'refused' }>): string {
  switch (problem.kind) {
    case 'connection-lost':
      return 'Die Verbindung ging verloren, bevor eine Antwort kam. Ist sie wieder da, zeigt die Seite, was gespeichert wurde; gib es nur noch einmal ein, wenn es fehlt.'
    case 'fault':
      return `Etwas ist schiefgegangen, und es kam keine Antwort (${problem.message}). Was vorher bestätigt wurde, ist sicher.`
  }
}

export function commandRefusalSentence(refusal: CommandRefusal, match: ToldMatch): string {
  switch (refusal.kind) {
    case 'stale':
      return 'Gerade eben hat jemand anders etwas eingetragen, deshalb wurde das hier nicht eingetragen. Die Seite zeigt die Partie jetzt, wie sie steht; sieh hin, und gib es noch einmal ein, wenn es noch stimmt.'
    case 'impossible':
      return scorerSentence(refusal.refusal, match)
    case 'later-event':
      return `${place(refusal.round, refusal.event)} passt nicht mehr: ${scorerSentence(refusal.refusal, match)}`
    case 'nothing-to-undo':
      return 'Es gibt nichts zurückzunehmen.'
    case 'nothing-to-redo':
      return 'Es gibt nichts wiederherzustellen.'
    case 'not-yours':
      return 'Danach kam noch etwas, oder es wurde auf einem anderen Gerät eingetragen; hier lässt es sich nicht mehr zurücknehmen. Wer für alle einträgt, kann es rückgängig machen.'
    case 'round-running':
      return 'Die Runde auf dem Tisch ist noch nicht vorbei.'
    case 'no-such-match':
      return 'Diese Partie gibt es nicht mehr.'
    case 'read-only':
      return READ_ONLY[refusal.why]
    case 'damaged':
      return 'Diese Partie lässt sich nicht öffnen, deshalb wurde nichts eingetragen. Ihre Seite sagt, warum, und was sich tun lässt.'
    case 'file-changed':
      return 'Die Datei dieser Partie hat sich gerade eben geändert, deshalb wurde nichts getan. Die Seite zeigt sie jetzt, wie sie ist.'
    case 'in-bin':
      return 'Diese Partie liegt im Papierkorb. Hol sie zuerst zurück.'
    case 'not-in-bin':
      return 'Diese Partie liegt nicht (mehr) im Papierkorb.'
    case 'came-apart':
      return 'Von dieser Partie gibt es verschiedene Fassungen. Wähl zuerst eine, auf der Seite ihrer Fassungen.'
    case 'no-such-event':
      return 'Diesen Eintrag gibt es nicht mehr.'
    case 'nothing-to-change':
      return 'Diese Regeln gelten schon.'
    case 'round-not-over':
      return 'Diese Runde ist (noch) nicht vorbei, deshalb wurde nichts vermerkt.'
    case 'round-changed':
      return 'Das Ergebnis dieser Runde hat sich gerade eben geändert, deshalb wurde nichts vermerkt. Sieh es dir an, wie es jetzt steht, und sag es noch einmal, wenn es noch stimmt.'
    case 'not-asked':
      return 'In dieser Partie werden Runden nicht mehr bestätigt, deshalb wurde nichts vermerkt.'
    case 'said-too-often':
      return 'Zu dieser Runde wurde von diesem Platz schon so viel gesagt, dass nichts mehr vermerkt wird. Klärt es am Tisch.'
    case 'no-such-seat':
      return 'An diesem Platz der Partie sitzt niemand.'
    case 'settled-already':
      return 'Diese Frage ist nicht mehr offen. Sieh nach, was gesagt wurde, und zweifle es noch einmal an, wenn es immer noch falsch ist.'
    case 'over-limit':
      return overLimitSentence(refusal)
    case 'not-understood':
      return `Diese Seite und der Computer, auf dem Caravan läuft, verstehen sich nicht (${refusal.field}), deshalb wurde nichts eingetragen. Lade die Seite neu.`
    case 'bad-photograph':
      return BAD_PHOTOGRAPH[refusal.why]
    case 'no-such-photograph':
      return 'Diese Partie hat kein solches Foto, deshalb wurde nichts eingetragen.'
    case 'not-saved':
      return notSavedSentence(refusal.reason)
  }
}

type NotSaved = Extract<CommandRefusal, { kind: 'not-saved' }>

/** Why the disk did not take it. */
export function notSavedSentence(reason: NotSaved['reason']): string {
  return `${NOT_SAVED[reason]} Nichts wurde eingetragen, und was vorher gespeichert war, ist sicher.`
}

/** What a match may hold, and what can be done where it is full. */
function overLimitSentence({ limit, found, allowed }: Extract<CommandRefusal, { kind: 'over-limit' }>): string {
  switch (limit) {
    case 'events':
      return `Diese Partie ist voll: Sie hätte ${counted(found, { one: 'Eintrag', other: 'Einträge' })}, und höchstens ${figures(allowed)} passen hinein. Zurücknehmen geht noch; zum Weiterspielen fang eine neue Partie an.`
    case 'match-size':
      return `Diese Partie ist voll: Sie wäre ${figures(found)} Byte groß, und höchstens ${figures(allowed)} passen hinein. Zurücknehmen geht noch; zum Weiterspielen fang eine neue Partie an.`
    case 'event-size':
      return `Das ist zu viel für einen Eintrag: Er wäre ${figures(found)} Byte groß, und höchstens ${figures(allowed)} passen hinein. Es wurde nichts eingetragen.`
    case 'nesting':
      return `Dieser Eintrag ist zu tief verschachtelt: Höchstens ${counted(allowed, { one: 'Ebene', other: 'Ebenen' })} sind möglich. Es wurde nichts eingetragen.`
    case 'revision':
      return 'Diese Partie wurde so oft geändert, dass nicht weiter gezählt werden kann. Zum Weiterspielen fang eine neue Partie an.'
  }
}

const READ_ONLY: Readonly<Record<Extract<CommandRefusal, { kind: 'read-only' }>['why'], string>> = {
  newer: 'Ein neueres Caravan hat diese Partie angelegt; diese Version zeigt sie und ändert nichts daran.',
  unreadable: 'Die Datei dieser Partie ist gerade nicht lesbar, deshalb wird nichts hineingeschrieben.',
}

const BAD_PHOTOGRAPH: Readonly<Record<Extract<CommandRefusal, { kind: 'bad-photograph' }>['why'], string>> = {
  'not-a-jpeg': 'Was aufbewahrt werden sollte, ist kein Foto in JPEG, deshalb wurde nichts eingetragen. Gib es noch einmal ein, ohne das Foto aufzubewahren.',
  'too-large': 'Das Foto ist zu groß, um aufbewahrt zu werden, deshalb wurde nichts eingetragen. Gib es noch einmal ein, ohne das Foto aufzubewahren.',
}

const NOT_SAVED: Readonly<Record<NotSaved['reason'], string>> = {
  'disk-full': 'Die Platte ist voll, deshalb ließ sich das nicht speichern. Schaff etwas Platz und versuch es noch einmal.',
  'read-only': 'Die Platte kann nur gelesen werden, deshalb ließ sich das nicht speichern.',
  'not-permitted': 'Das System lässt Caravan nicht in den Datenordner schreiben, deshalb ließ sich das nicht speichern.',
  'input-output': 'Die Platte hat einen Fehler gemeldet, deshalb ließ sich das nicht speichern.',
  other: 'Das ließ sich nicht speichern.',
}

function place(round: number, event: number | null): string {
  return event === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${event}`
}

function scorerSentence(refusal: { readonly code: string }, match: ToldMatch): string {
  return isRefusal(refusal) ? refusalSentence(refusal, match.names, match.game) : 'Das passt nicht zu den Regeln.'
}

/* The contract carries the scorer's refusal as it is; a code from another version has no sentence here. */
function isRefusal(refusal: { readonly code: string }): refusal is Refusal {
  return REFUSAL_CODES.some((code) => code === refusal.code)
}
