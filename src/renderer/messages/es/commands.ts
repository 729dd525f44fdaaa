import { counted, figures, refusalSentence } from '#shared/words/es'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `La ronda ${round}` : `La anotación ${event} de la ronda ${round}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost': 'Se ha perdido la conexión. Cuando vuelva, mira la página y anótalo otra vez solo si falta.',
    fault: ({ message }) => `Algo ha fallado. Todo lo que confirmaste antes está a salvo. (${message})`,
  },
  refused: {
    stale: 'Alguien anotó algo justo antes, así que esto no se ha anotado. Mira la partida y anótalo otra vez si sigue siendo correcto.',
    'nothing-to-undo': 'No hay nada que deshacer.',
    'nothing-to-redo': 'No hay nada que rehacer.',
    'not-yours':
      'Aquí no se puede deshacer: hay una anotación más reciente, o esta viene de otro dispositivo. Pide que la deshaga la persona que anota para todos.',
    'round-running': 'Esta ronda aún no ha terminado.',
    'no-such-match': 'Esta partida ya no existe.',
    damaged: 'Esta partida no se puede abrir, así que no se ha guardado nada. En su página verás por qué y qué puedes hacer.',
    'file-changed': 'El archivo de esta partida acaba de cambiar, así que no se ha hecho nada. Mira la página e inténtalo otra vez.',
    'in-bin': 'Esta partida está en la papelera. Restáurala primero.',
    'not-in-bin': 'Esta partida no está en la papelera.',
    'came-apart': 'Esta partida tiene varias versiones. Elige una primero.',
    'no-such-event': 'Esta anotación ya no existe.',
    'nothing-to-change': 'Estas reglas ya se aplican.',
    'round-not-over': 'Esta ronda no ha terminado, así que tu respuesta no se ha guardado.',
    'round-changed': 'El resultado de esta ronda acaba de cambiar, así que tu respuesta no se ha guardado. Mira el resultado nuevo y vuelve a responder.',
    'not-asked': 'Esta partida ya no pregunta si hay acuerdo en cada ronda, así que tu respuesta no se ha guardado.',
    'said-too-often': 'Desde ese asiento ya hay demasiadas respuestas sobre esta ronda. No se guardan más. Conviene aclararlo en la mesa.',
    'no-such-seat': 'Esta partida no tiene ese asiento.',
    'settled-already': 'Esa duda ya está resuelta. Mira la respuesta y vuelve a plantearla si algo sigue mal.',
    'not-understood': ({ field }) => `Esta página no corresponde al Caravan que está en marcha (${field}), así que no se ha guardado nada. Recarga la página.`,
    'no-such-photo': 'Esta partida no tiene esa foto, así que no se ha guardado nada.',
  },
  brokenRule: 'Las reglas no lo permiten.',
  'later-event': (round, event, why) => `${place(round, event)} ya no es posible. ${why}`,
  'read-only': {
    newer: 'Esta partida la hizo un Caravan más nuevo, así que aquí solo puedes verla. Actualiza Caravan para cambiarla.',
    unreadable: 'Caravan no puede leer el archivo de esta partida ahora mismo, así que no puedes cambiarla.',
  },
  'over-limit': {
    events: ({ allowed }) =>
      `Esta partida está llena: caben ${counted(allowed, { one: 'anotación', other: 'anotaciones' })} como mucho. Aún puedes deshacer. Para seguir jugando, empieza una partida nueva.`,
    'match-size': ({ allowed }) =>
      `Esta partida está llena: caben ${figures(allowed)} bytes como mucho. Aún puedes deshacer. Para seguir jugando, empieza una partida nueva.`,
    'event-size': ({ found, allowed }) =>
      `Esta anotación es demasiado grande: ${figures(found)} bytes, y caben ${figures(allowed)} como mucho. No se ha guardado nada.`,
    nesting: ({ allowed }) => `Esta anotación tiene demasiados niveles, uno dentro de otro: caben ${figures(allowed)} como mucho. No se ha guardado nada.`,
    revision: 'Esta partida no admite más cambios. Para seguir jugando, empieza una partida nueva.',
  },
  'bad-photo': {
    'not-a-jpeg': 'La foto no es un JPEG, así que no se ha guardado nada. Anótalo otra vez sin la foto.',
    'too-large': 'La foto es demasiado grande, así que no se ha guardado nada. Anótalo otra vez sin la foto.',
    'too-many': 'Hay demasiadas fotos, así que no se ha guardado nada. Anótalo otra vez sin la foto.',
  },
  'picture-stays': {
    changed: 'Entretanto alguien ha puesto otra foto. Mírala y, si prefieres la tuya, inténtalo otra vez.',
    'not-yours': 'Esta foto llegó desde otro dispositivo. Pide a la persona que anota para todos que la cambie o la borre.',
    'too-many': 'Los teléfonos ya han enviado muchas fotos de esta partida. Pide a la persona que anota para todos que haga esta.',
  },
  'not-saved': {
    'disk-full': 'El disco está lleno. Libera espacio e inténtalo otra vez.',
    'read-only': 'El disco es de solo lectura.',
    'not-permitted': 'Caravan no tiene permiso para guardar en su carpeta de datos.',
    'input-output': 'El disco ha dado un error.',
    away: 'La carpeta de tus partidas no está disponible ahora mismo. No se ha perdido nada, y Caravan seguirá en cuanto vuelva.',
    other: 'No se ha podido guardar.',
  },
  nothingEntered: 'No se ha guardado nada. Todo lo guardado antes está a salvo.',
})
