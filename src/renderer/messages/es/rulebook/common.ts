import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'A quién le toca',
    text: {
      turn: 'Los asientos van en el sentido de las agujas del reloj. El turno pasa a la izquierda, al asiento siguiente.',
      turnElsewhere: 'Otras fuentes no dicen en qué sentido. Caravan usa este en todos los juegos.',
      outOfTurn: 'Si alguien juega fuera de turno, la jugada se acepta y queda marcada como irregular. El turno sigue a partir de esa persona.',
    },
    examples: {
      passes: 'Sale Ada y juega Ben. Le toca a Cleo.',
      'comes-round': 'Después del último asiento le toca otra vez al primero.',
      'out-of-turn': 'Cleo juega antes de que Ben haya tenido su turno.',
    },
  },
  'C-2': {
    title: 'Sin jugada posible: robar y luego pasar',
    text: {
      mustPlay: 'Quien puede jugar tiene que jugar.',
      mustElsewhere:
        'Tres fuentes solo dicen quién pasa: quien no puede ni jugar ni robar. Por eso en Caravan hay que jugar, si se puede, en todos los juegos.',
      draws: 'Quien no puede jugar roba fichas del pozo hasta que una encaje.',
      passes: 'Quien no puede ni jugar ni robar pasa. C-3 dice qué fichas se pueden robar.',
      drawnFits: 'Una ficha robada que encaja hay que jugarla.',
      drawsOne: 'Una variante: se roba una sola ficha por turno. Si encaja, se juega. Si no, se pasa.',
      unseen: 'Caravan no ve las manos. Si alguien pasa cuando todavía se puede robar, el pase se acepta y queda marcado como irregular.',
    },
    examples: {
      'draws-and-plays': 'Ben roba tres fichas, y la tercera encaja.',
      'nothing-left': 'Ben roba todas las fichas que se pueden robar. Ninguna encaja, así que pasa.',
      'passes-too-early': 'Ben pasa cuando todavía podía robar.',
      'draws-one': 'Regla de la casa, una ficha por turno: Ben roba una y pasa.',
      'draws-two': 'Regla de la casa, una ficha por turno: Ben roba dos.',
    },
  },
  'C-3': {
    title: 'La reserva no se roba nunca',
    text: {
      keptBack: 'En pagat.com, dos fichas se quedan en el pozo hasta que termina la ronda. Son la reserva, y nadie las roba.',
      stacked: 'Las dos fichas de la reserva se pueden apilar.',
      noLimit: 'Una mano puede tener cualquier número de fichas.',
      bothTrue:
        'Tres fuentes dicen que se roba hasta vaciar el pozo. También dicen que hay cierre con al menos 2 fichas en él. Las dos cosas solo pueden ser verdad si quedan 2 en reserva, y así lo interpreta Caravan.',
      oasis: 'En Flor y Escorpión el pozo se llama oasis.',
      noReserve: 'En domino-games.com y onlinedominogames.com se pueden robar todas las fichas.',
      keepsTwo: 'Una variante de domino-games.com deja 2 fichas.',
      asInMuggins: 'En puzzle-place.net se roba como en Muggins. Caravan no deja ahí ninguna reserva. Se puede elegir otra.',
    },
    examples: {
      'kept-back': 'Alguien quiere robar de la reserva.',
      'up-to-it': 'Alguien roba hasta que solo queda la reserva.',
      'no-reserve': 'Sin reserva se puede robar todo el pozo.',
    },
  },
  'C-4': {
    title: 'Cómo termina una ronda',
    text: {
      twoWays: 'Una ronda termina cuando alguien hace dominó o cuando hay cierre (tranca o tranque, en algunos lugares).',
      blocked: 'Hay cierre cuando nadie puede jugar.',
      noneDrawable: 'Cuatro fuentes añaden que quedan al menos 2 fichas. Para Caravan son la reserva: mientras se pueda robar, no hay cierre.',
      target: 'Una ronda termina también cuando alguien llega a la meta, si con eso se gana al momento (C-5).',
      checked: 'Mientras alguien tenga una ficha que encaje no hay cierre. Caravan lo comprueba en cuanto ve las manos.',
    },
    examples: {
      'goes-out': 'Ada juega su última ficha.',
      blocked: 'Nadie puede jugar, y en el pozo quedan 2 fichas.',
      target: 'Ada llega a la meta con fichas aún en la mano.',
      'goes-on': 'A Ada le queda una ficha después de su jugada.',
      'can-play': 'Ben dice que hay cierre, pero tiene una ficha que encaja.',
      'too-early': 'Ninguna mano tiene una ficha que encaje, pero todavía se puede robar.',
    },
  },
  'C-5': {
    title: 'Ganar la partida',
    text: {
      first: 'En Flor y Escorpión y en pagat.com gana quien llega primero a la meta.',
      atOnce:
        'En Caravan la partida termina en ese momento, incluso en medio de una ronda. Lo mismo ocurre donde una fuente de Bergen no dice cuándo. En todos los juegos se puede elegir cualquiera de las dos maneras.',
      afterRound: 'En el Bergen de onlinedominogames.com los totales se comparan después de la ronda.',
      deductionsFirst:
        'En Bergen doble las fichas que quedan en la mano cuestan puntos, así que Caravan compara los totales después de cada ronda. Gana el total más alto que llegue a la meta o la pase.',
      shared: 'Si dos personas comparten el total más alto, la partida sigue.',
    },
    examples: {
      'at-once': 'Ada llega a la meta en medio de una ronda.',
      'one-short': 'A Ada le falta 1 punto después de su jugada.',
      'after-the-round': 'La ronda ha terminado, y Ada tiene el total más alto, por encima de la meta.',
      'not-within-the-round': 'Ada llega a la meta, pero la ronda no ha terminado.',
      shared: 'La ronda ha terminado, y dos personas comparten el total más alto.',
    },
  },
  'C-6': {
    title: 'El orden dentro de una jugada',
    text: {
      order:
        'Una jugada puede dar puntos y ser además la última ficha de alguien. Primero van los puntos de la jugada, y se comprueba la meta. Solo después puntúa hacer dominó, y la meta se comprueba otra vez.',
      notTwice: 'Así, quien llega a la meta con la propia jugada no puntúa además por hacer dominó.',
    },
    examples: {
      'play-first': 'La última ficha de Ada da por sí misma lo bastante para llegar a la meta.',
      'then-going-out': 'La ficha no puntúa. Hacer dominó da el último punto.',
      'not-enough': 'La ficha y el dominó puntúan, pero no basta.',
    },
  },
}
