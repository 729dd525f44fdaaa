import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-6. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'El doble central, y quién sale con él',
    text: {
      spinner: 'Una ronda empieza con un doble, el doble central. De él crecen los brazos de la línea.',
      fourArms: 'La fuente no cuenta los brazos. Pero sus “cuatro parejas” piden un doble en cada uno, así que en Caravan son 4 con el doble seis.',
      firstLeader: 'Quién empieza la primera ronda se decide al azar.',
      passes:
        'Quien tiene la salida y no tiene dobles pasa. Si todos han pasado, quien tenía la salida roba una ficha, y después la persona siguiente. Así se sigue alrededor de la mesa hasta que alguien pueda salir con un doble.',
      drawsThen: 'Nadie roba antes de que todos hayan pasado una vez, ni más de una ficha por turno.',
      flagged: 'Caravan marca lo demás como irregular.',
      nextLeader: 'En la ronda siguiente la salida pasa a la persona a la izquierda de quien salió.',
      afterPass:
        'Si alguien que tenía la salida pasó, la fuente no dice de quién era la salida. Caravan cuenta desde quien salió con el doble. Se puede elegir quien tenía la salida en primer lugar.',
    },
    examples: {
      spinner: 'Se sale con un doble, que pasa a ser el doble central.',
      'leader-passes': 'Ada no tiene dobles y pasa. Ben sale con uno.',
      'all-passed': 'Todos han pasado. Ada roba una ficha y sale con un doble.',
      'next-leader': 'En esta ronda salió Ada, así que en la siguiente sale Ben.',
      'who-led': 'Ada pasa y Ben sale con el doble central. En la ronda siguiente sale Cleo.',
      'who-was-first': 'La misma ronda, otra interpretación: en la siguiente sale Ben.',
      'draws-too-soon': 'Ben roba antes de que todos hayan pasado.',
      'draws-two': 'Todos han pasado, y Ada roba dos fichas en un turno.',
      'not-a-double': 'Hay que salir con un doble: esta ficha no lo es.',
      'passes-again': 'Todos han pasado, y Ada pasa otra vez en lugar de robar.',
      'six-arms': 'Con la regla de la casa de 6 brazos: se empieza el último.',
    },
  },
  'DB-2': {
    title: 'Primero se empiezan todos los brazos',
    text: {
      everyArm: 'Hay que empezar todos los brazos del doble central antes de seguir con ninguno.',
      laterDoubles: 'Los dobles posteriores se ponen atravesados en su brazo. No son dobles centrales, y de ellos no crecen brazos nuevos.',
      advice: 'Un consejo de la fuente: si un brazo acaba en un doble, jugar en los que no. Así ese doble también puntúa.',
    },
    examples: {
      'start-first': 'Hay un brazo empezado. No puede seguir hasta que lo estén los demás.',
      'double-across': 'Un doble atravesado en un brazo. El brazo sigue sin dividirse.',
      'all-started': 'Todos los brazos están empezados, y uno sigue.',
    },
  },
  'DB-3': {
    title: 'Contar números en los extremos abiertos',
    text: {
      count:
        'Después de cada jugada se cuenta cuántas veces aparece cada número en los extremos abiertos. Cada número que aparece dos veces o más da un punto por vez.',
      doubles: 'Un doble cuenta dos.',
      all: 'Todos estos números puntúan, aunque esta jugada no les añada nada.',
      spinnerOpen: 'El doble central está abierto y cuenta dos veces hasta que todos sus brazos están empezados.',
      advice: 'Un consejo de la fuente: puede convenir guardar los dobles hasta que haya más en la mesa.',
    },
    examples: {
      'two-of-a-suit': 'Dos extremos son el mismo número.',
      'spinner-counts': 'Solo hay un brazo empezado, así que el doble central aún cuenta dos veces.',
      'two-suits': 'Dos números aparecen dos veces cada uno, y puntúan los dos.',
      'double-counts-twice': 'Un doble y un extremo sencillo son el mismo número: 3.',
      'one-of-each': 'Cada extremo es un número distinto.',
      'spinner-covered': 'Se empieza el último brazo, así que el doble central ya no cuenta.',
    },
  },
  'DB-4': {
    title: 'Las fichas que quedan cuestan puntos',
    text: {
      deduction: 'Cuando termina una ronda, cada persona pierde 1 punto por cada ficha que le queda en la mano.',
      nothingElse: 'La fuente no da puntos por hacer dominó ni dice quién gana un cierre. Por eso Caravan tampoco.',
      belowZero: 'La fuente no pone ningún límite, así que los totales pueden bajar de 0.',
      houseRule:
        'Con reglas de la casa los totales se detienen en 0, o una regla de cierre nombra a quien gana. Quien gana puntúa entonces, y los descuentos se aplican igualmente.',
    },
    examples: {
      'goes-out': 'Ada hace dominó. Los demás pierden puntos por sus fichas.',
      blocked: 'Hay cierre, y todos pierden puntos.',
      'two-a-tile': 'Con la regla de la casa de 2 puntos por ficha.',
      'not-below-zero': 'Con la regla de la casa de no bajar de 0.',
      'round-runs': 'La ronda no ha terminado, así que nadie pierde puntos todavía.',
    },
  },
  'DB-5': {
    title: 'La meta y el octágono',
    text: {
      hundred: 'La partida se juega a 100 puntos.',
      octagon: 'Con un dominó doble doce, el doble central tiene 8 brazos (un octágono).',
      octagonScore: 'Una manera de puntuar es la misma cuenta, con más números iguales abiertos.',
      notGood: 'La fuente dice que con ese dominó no es un buen juego.',
      eightPlayers: 'La fuente no dice cuántas personas juegan con ese dominó. Caravan admite 8, con 5 fichas cada una a partir de 4.',
    },
    examples: {
      hundred: 'La ronda ha terminado, y Ada ha llegado a 100.',
      octagon: 'Los 8 brazos son el mismo número.',
      'ninety-nine': 'La ronda ha terminado, y a Ada le falta 1 punto.',
    },
  },
  'DB-6': {
    title: 'Tantos en vez de puntos',
    text: {
      chips: 'La fuente describe también un juego con tantos: se empieza con 10 o 15, y gana quien se quede primero sin ninguno.',
      oneTarget:
        'Es lo único que dice la fuente sobre quién gana. Para Caravan los tantos son otra meta, contada hacia atrás (B-8), y no una segunda manera de ganar.',
    },
    examples: {
      'ten-chips': 'Meta de 10, con tantos: Ada puntúa 2 y devuelve 2.',
      'hundred-chips': 'Meta de 100: con 15 puntos la partida sigue.',
    },
  },
}
