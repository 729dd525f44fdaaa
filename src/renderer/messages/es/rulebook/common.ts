import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'A quién le toca',
    text: [
      'Los asientos se cuentan en el sentido de las agujas del reloj, y el turno pasa a la izquierda, al asiento siguiente.',
      'Si juega alguien a quien no le tocaba, la jugada vale y queda marcada; el turno sigue desde quien jugó.',
    ],
    examples: {
      passes: 'Sale Ada, juega Ben: le toca a Cleo.',
      'comes-round': 'Después del último asiento le toca otra vez al primero.',
      'out-of-turn': 'Cleo juega antes de que Ben haya tenido su turno.',
    },
  },
  'C-2': {
    title: 'Cuando nada encaja: robar y luego pasar',
    text: [
      'Quien no puede jugar roba del pozo, ficha a ficha, hasta que una encaje o solo quede la reserva, y entonces pasa.',
      'Como regla de la casa se roba una sola ficha por turno: se juega si encaja; si no, se pasa.',
      'La aplicación no ve las manos. Marca un paso cuando todavía se podía robar, y lo deja valer.',
    ],
    examples: {
      'draws-and-plays': 'Ben roba tres fichas, y la tercera encaja.',
      'nothing-left': 'Ben roba todo lo que se puede robar, no encuentra nada que encaje y pasa.',
      'passes-too-early': 'Ben pasa cuando todavía se podía robar.',
      'draws-one': 'Donde se roba una ficha por turno: Ben la roba y pasa.',
      'draws-two': 'Donde se roba una ficha por turno: Ben toma dos.',
    },
  },
  'C-3': {
    title: 'La reserva no se roba nunca',
    text: [
      'Algunas fichas se quedan en el pozo hasta el final de la ronda: la reserva.',
      'Una fuente aparta dos. Otras tres dicen dos cosas a la vez: que se roba hasta que no quede nada, y que hay cierre con al menos dos fichas en el pozo. Las dos cosas solo pueden ser verdad si se apartan dos fichas, así que así se interpretan. El juego con robo no aparta ninguna.',
    ],
    examples: {
      'kept-back': 'Un robo que entraría en la reserva.',
      'up-to-it': 'Un robo que llega hasta la reserva, y no más.',
      'no-reserve': 'Sin reserva se puede robar todo el pozo.',
    },
  },
  'C-4': {
    title: 'Cómo termina una ronda',
    text: [
      'Una ronda termina de una de tres maneras. Alguien juega su última ficha. O hay cierre (tranca o tranque, en algunos lugares): nadie puede jugar, y en el pozo solo queda la reserva. O, donde la meta gana al momento, alguien llega a ella.',
      'Mientras alguien tenga una ficha que encaje no hay cierre; la aplicación no lo admite en cuanto ve las manos.',
    ],
    examples: {
      'goes-out': 'Ada juega su última ficha.',
      blocked: 'A nadie le encaja ninguna ficha, y en el pozo quedan dos.',
      target: 'Ada llega a la meta con fichas aún en la mano.',
      'goes-on': 'A Ada le queda una ficha después de su jugada.',
      'can-play': 'Ben dice que hay cierre, y muestra una ficha que encaja.',
      'too-early': 'En las manos nada encaja, pero todavía se podía robar.',
    },
  },
  'C-5': {
    title: 'Ganar la partida',
    text: [
      'En Flor y Escorpión y en Bergen gana quien llega primero a la meta, en ese mismo momento, también en medio de una ronda.',
      'En Bergen doble los totales se comparan después de cada ronda, cuando ya se han pagado las fichas que quedaban en las manos: gana el total más alto que llegue a la meta o la pase. Si dos empatan, se sigue jugando.',
      'Las dos maneras de ganar se pueden elegir como regla de la casa en todos los juegos.',
    ],
    examples: {
      'at-once': 'Ada llega a la meta con la ronda en juego.',
      'one-short': 'A Ada le falta un punto después de su jugada.',
      'after-the-round': 'La ronda ha terminado, y Ada va por delante en la meta o más allá.',
      'not-within-the-round': 'Ada llega a la meta, pero la ronda sigue en juego.',
      shared: 'La ronda ha terminado, y dos personas empatan en el total más alto.',
    },
  },
  'C-6': {
    title: 'El orden dentro de una jugada',
    text: [
      'Una jugada puede dar puntos propios y ser además la última ficha de alguien. Primero van los puntos propios de la jugada; luego se mira si se ha llegado a la meta. Solo entonces se paga el dominó, y se vuelve a mirar la meta.',
      'Así, a quien llega a la meta con la propia jugada no se le paga además el dominó.',
    ],
    examples: {
      'play-first': 'La última ficha de Ada llega a la meta por lo que ella misma puntúa.',
      'then-going-out': 'La ficha no puntúa nada; el dominó trae el último punto.',
      'not-enough': 'La ficha puntúa y el dominó se paga, y aun así no basta.',
    },
  },
}
