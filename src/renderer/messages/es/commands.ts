import type { CommandRefusal } from '#shared/contract/schemas'
import { isRefusal } from '#shared/match/events'
import { counted, figures, refusalSentence } from '#shared/words/es'
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
      return 'Se perdió la conexión antes de que llegara una respuesta. Cuando vuelva, la página mostrará lo que se guardó; anótalo otra vez solo si falta.'
    case 'fault':
      return `Algo salió mal y no llegó respuesta (${problem.message}). Lo que se confirmó antes está a salvo.`
  }
}

export function commandRefusalSentence(refusal: CommandRefusal, match: ToldMatch): string {
  switch (refusal.kind) {
    case 'stale':
      return 'Alguien anotó otra cosa un momento antes, así que esto no se ha anotado. La página muestra ahora la partida tal como está; mírala, y anótalo otra vez si sigue siendo correcto.'
    case 'impossible':
      return scorerSentence(refusal.refusal, match)
    case 'later-event':
      return `${place(refusal.round, refusal.event)} ya no encaja: ${scorerSentence(refusal.refusal, match)}`
    case 'nothing-to-undo':
      return 'No hay nada que deshacer.'
    case 'nothing-to-redo':
      return 'No hay nada que rehacer.'
    case 'not-yours':
      return 'Después se anotó algo más, o se anotó en otro dispositivo; aquí ya no se puede retirar. Quien anota para todos puede deshacerlo.'
    case 'round-running':
      return 'La ronda que está en la mesa aún no ha terminado.'
    case 'no-such-match':
      return 'Esta partida ya no está.'
    case 'read-only':
      return READ_ONLY[refusal.why]
    case 'damaged':
      return 'Esta partida no se puede abrir, así que no se ha anotado nada. Su página dice por qué, y qué se puede hacer.'
    case 'file-changed':
      return 'El archivo de esta partida ha cambiado hace un momento, así que no se ha hecho nada. Ahora la página lo muestra como está.'
    case 'in-bin':
      return 'Esta partida está en la papelera. Recupérala primero.'
    case 'not-in-bin':
      return 'Esta partida no está (o ya no está) en la papelera.'
    case 'came-apart':
      return 'Hay versiones distintas de esta partida. Elige primero una en la página de sus versiones.'
    case 'no-such-event':
      return 'Esta anotación ya no está.'
    case 'nothing-to-change':
      return 'Estas reglas ya valen.'
    case 'round-not-over':
      return 'Esta ronda no ha terminado (o ya no está terminada), así que no se ha anotado nada.'
    case 'round-changed':
      return 'El resultado de esta ronda ha cambiado un momento antes, así que no se ha anotado nada. Míralo como está ahora, y dilo otra vez si sigue siendo correcto.'
    case 'not-asked':
      return 'En esta partida ya no se confirman las rondas, así que no se ha anotado nada.'
    case 'said-too-often':
      return 'De esta ronda se ha dicho ya tanto desde ese asiento que no se apunta nada más. Arregladlo en la mesa.'
    case 'no-such-seat':
      return 'En ese asiento de esta partida no hay nadie.'
    case 'settled-already':
      return 'Esa cuestión ya no está abierta. Mira qué se dijo, y cuestiónala otra vez si sigue estando mal.'
    case 'over-limit':
      return overLimitSentence(refusal)
    case 'not-understood':
      return `Esta página y el ordenador donde funciona Caravan no se entienden (${refusal.field}), así que no se ha anotado nada. Vuelve a cargar la página.`
    case 'bad-photograph':
      return BAD_PHOTOGRAPH[refusal.why]
    case 'no-such-photograph':
      return 'Esta partida no tiene esa foto, así que no se ha anotado nada.'
    case 'not-saved':
      return notSavedSentence(refusal.reason)
  }
}

type NotSaved = Extract<CommandRefusal, { kind: 'not-saved' }>

/** Why the disk did not take it. */
export function notSavedSentence(reason: NotSaved['reason']): string {
  return `${NOT_SAVED[reason]} No se ha anotado nada, y lo que ya estaba guardado está a salvo.`
}

/** What a match may hold, and what can be done where it is full. */
function overLimitSentence({ limit, found, allowed }: Extract<CommandRefusal, { kind: 'over-limit' }>): string {
  switch (limit) {
    case 'events':
      return `Esta partida está llena: tendría ${counted(found, { one: 'anotación', other: 'anotaciones' })}, y caben ${figures(allowed)} como mucho. Aún se puede deshacer; para seguir jugando, empieza una partida nueva.`
    case 'match-size':
      return `Esta partida está llena: ocuparía ${figures(found)} bytes, y caben ${figures(allowed)} como mucho. Aún se puede deshacer; para seguir jugando, empieza una partida nueva.`
    case 'event-size':
      return `Es demasiado para una sola anotación: ocuparía ${figures(found)} bytes, y caben ${figures(allowed)} como mucho. No se ha anotado nada.`
    case 'nesting':
      return `Esta anotación tiene demasiados niveles, uno dentro de otro: caben ${figures(allowed)} como mucho. No se ha anotado nada.`
    case 'revision':
      return 'Esta partida se ha cambiado tantas veces que ya no se puede seguir contando. Para seguir jugando, empieza una partida nueva.'
  }
}

const READ_ONLY: Readonly<Record<Extract<CommandRefusal, { kind: 'read-only' }>['why'], string>> = {
  newer: 'Esta partida la hizo una versión más nueva de Caravan, así que esta versión la muestra y no cambia nada en ella.',
  unreadable: 'El archivo de esta partida no se puede leer en este momento, así que no se escribe nada en él.',
}

const BAD_PHOTOGRAPH: Readonly<Record<Extract<CommandRefusal, { kind: 'bad-photograph' }>['why'], string>> = {
  'not-a-jpeg': 'Lo que llegó para conservarse no es una foto en JPEG, así que no se ha anotado nada. Anótalo otra vez sin conservar la foto.',
  'too-large': 'La foto es demasiado grande para conservarla, así que no se ha anotado nada. Anótalo otra vez sin conservar la foto.',
}

const NOT_SAVED: Readonly<Record<NotSaved['reason'], string>> = {
  'disk-full': 'El disco está lleno, así que esto no se ha podido guardar. Haz un poco de sitio e inténtalo otra vez.',
  'read-only': 'El disco solo se puede leer, así que esto no se ha podido guardar.',
  'not-permitted': 'El sistema no deja que Caravan escriba en su carpeta de datos, así que esto no se ha podido guardar.',
  'input-output': 'El disco ha dado un error, así que esto no se ha podido guardar.',
  other: 'Esto no se ha podido guardar.',
}

function place(round: number, event: number | null): string {
  return event === null ? `Ronda ${round}` : `Ronda ${round}, anotación ${event}`
}

function scorerSentence(refusal: { readonly code: string }, match: ToldMatch): string {
  return isRefusal(refusal) ? refusalSentence(refusal, match.names, match.game) : 'Esto no encaja con las reglas.'
}
