import { counted, figures, refusalSentence } from '#shared/words/es'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `Ronda ${round}` : `Ronda ${round}, anotación ${event}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost':
      'Se perdió la conexión antes de que llegara una respuesta. Cuando vuelva, la página mostrará lo que se guardó; anótalo otra vez solo si falta.',
    fault: ({ message }) => `Algo salió mal y no llegó respuesta (${message}). Lo que se confirmó antes está a salvo.`,
  },
  refused: {
    stale:
      'Alguien anotó otra cosa un momento antes, así que esto no se ha anotado. La página muestra ahora la partida tal como está; mírala, y anótalo otra vez si sigue siendo correcto.',
    'nothing-to-undo': 'No hay nada que deshacer.',
    'nothing-to-redo': 'No hay nada que rehacer.',
    'not-yours': 'Después se anotó algo más, o se anotó en otro dispositivo; aquí ya no se puede retirar. Quien anota para todos puede deshacerlo.',
    'round-running': 'La ronda que está en la mesa aún no ha terminado.',
    'no-such-match': 'Esta partida ya no está.',
    damaged: 'Esta partida no se puede abrir, así que no se ha anotado nada. Su página dice por qué, y qué se puede hacer.',
    'file-changed': 'El archivo de esta partida ha cambiado hace un momento, así que no se ha hecho nada. Ahora la página lo muestra como está.',
    'in-bin': 'Esta partida está en la papelera. Recupérala primero.',
    'not-in-bin': 'Esta partida no está (o ya no está) en la papelera.',
    'came-apart': 'Hay versiones distintas de esta partida. Elige primero una en la página de sus versiones.',
    'no-such-event': 'Esta anotación ya no está.',
    'nothing-to-change': 'Estas reglas ya valen.',
    'round-not-over': 'Esta ronda no ha terminado (o ya no está terminada), así que no se ha anotado nada.',
    'round-changed':
      'El resultado de esta ronda ha cambiado un momento antes, así que no se ha anotado nada. Míralo como está ahora, y dilo otra vez si sigue siendo correcto.',
    'not-asked': 'En esta partida ya no se confirman las rondas, así que no se ha anotado nada.',
    'said-too-often': 'De esta ronda se ha dicho ya tanto desde ese asiento que no se apunta nada más. Arregladlo en la mesa.',
    'no-such-seat': 'En ese asiento de esta partida no hay nadie.',
    'settled-already': 'Esa cuestión ya no está abierta. Mira qué se dijo, y cuestiónala otra vez si sigue estando mal.',
    'not-understood': ({ field }) =>
      `Esta página y el ordenador donde funciona Caravan no se entienden (${field}), así que no se ha anotado nada. Vuelve a cargar la página.`,
    'no-such-photograph': 'Esta partida no tiene esa foto, así que no se ha anotado nada.',
  },
  brokenRule: 'Esto no encaja con las reglas.',
  'later-event': (round, event, why) => `${place(round, event)} ya no encaja: ${why}`,
  'read-only': {
    newer: 'Esta partida la hizo una versión más nueva de Caravan, así que esta versión la muestra y no cambia nada en ella.',
    unreadable: 'El archivo de esta partida no se puede leer en este momento, así que no se escribe nada en él.',
  },
  'over-limit': {
    events: ({ found, allowed }) =>
      `Esta partida está llena: tendría ${counted(found, { one: 'anotación', other: 'anotaciones' })}, y caben ${figures(allowed)} como mucho. Aún se puede deshacer; para seguir jugando, empieza una partida nueva.`,
    'match-size': ({ found, allowed }) =>
      `Esta partida está llena: ocuparía ${figures(found)} bytes, y caben ${figures(allowed)} como mucho. Aún se puede deshacer; para seguir jugando, empieza una partida nueva.`,
    'event-size': ({ found, allowed }) =>
      `Es demasiado para una sola anotación: ocuparía ${figures(found)} bytes, y caben ${figures(allowed)} como mucho. No se ha anotado nada.`,
    nesting: ({ allowed }) => `Esta anotación tiene demasiados niveles, uno dentro de otro: caben ${figures(allowed)} como mucho. No se ha anotado nada.`,
    revision: 'Esta partida se ha cambiado tantas veces que ya no se puede seguir contando. Para seguir jugando, empieza una partida nueva.',
  },
  'bad-photograph': {
    'not-a-jpeg': 'Lo que llegó para conservarse no es una foto en JPEG, así que no se ha anotado nada. Anótalo otra vez sin conservar la foto.',
    'too-large': 'La foto es demasiado grande para conservarla, así que no se ha anotado nada. Anótalo otra vez sin conservar la foto.',
  },
  'not-saved': {
    'disk-full': 'El disco está lleno, así que esto no se ha podido guardar. Haz un poco de sitio e inténtalo otra vez.',
    'read-only': 'El disco solo se puede leer, así que esto no se ha podido guardar.',
    'not-permitted': 'El sistema no deja que Caravan escriba en su carpeta de datos, así que esto no se ha podido guardar.',
    'input-output': 'El disco ha dado un error, así que esto no se ha podido guardar.',
    other: 'Esto no se ha podido guardar.',
  },
  nothingEntered: 'No se ha anotado nada, y lo que ya estaba guardado está a salvo.',
})
