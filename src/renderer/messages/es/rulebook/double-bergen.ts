import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-5. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'El doble central, y quién sale con él',
    text: [
      'Una ronda empieza con un doble. Es el doble central, y de él crecen los brazos de la línea.',
      'Quien tiene la salida y no tiene dobles, pasa. Si todos han pasado, quien tenía la salida roba una ficha, luego la persona siguiente, y así alrededor de la mesa hasta que alguien pueda salir con un doble.',
      'La ronda siguiente la empieza quien está a la izquierda de quien tenía la salida.',
    ],
    examples: {
      spinner: 'Se sale con un doble, que pasa a ser el doble central.',
      'leader-passes': 'Ada no tiene dobles y pasa; Ben sale con uno.',
      'all-passed': 'Todos han pasado; Ada roba, y sale con un doble.',
      'next-leader': 'Después de la ronda de Ada sale Ben.',
      'not-a-double': 'Con una ficha que no es un doble no se puede salir.',
      'passes-again': 'Todos han pasado, y Ada pasa otra vez sin robar.',
      'six-arms': 'Donde la casa juega con seis brazos: se empieza el sexto.',
    },
  },
  'DB-2': {
    title: 'Primero se empiezan todos los brazos',
    text: [
      'Hay que empezar todos los brazos del doble central antes de que siga ninguno. Los dobles posteriores se ponen atravesados en su brazo; no son dobles centrales, y de ellos no crecen brazos nuevos.',
    ],
    examples: {
      'start-first': 'Hay un brazo empezado; no puede seguir antes de que lo estén los demás.',
      'double-across': 'Un doble atravesado en un brazo; desde él el brazo sigue como uno solo.',
      'all-started': 'Todos los brazos están empezados, y uno sigue.',
    },
  },
  'DB-3': {
    title: 'Contar palos en los extremos abiertos',
    text: [
      'Después de cada jugada se miran todos los extremos abiertos y se cuenta cuántas veces se muestra cada número; un doble muestra el suyo dos veces. Cada número que se muestra dos veces o más da un punto por cada vez.',
      'Puntúan todos, también los que no formó la jugada. El doble central está abierto, y cuenta dos veces, hasta que todos sus brazos están empezados.',
    ],
    examples: {
      'two-of-a-suit': 'Dos extremos muestran el mismo número.',
      'spinner-counts': 'Solo hay un brazo empezado: el doble central aún cuenta dos veces.',
      'two-suits': 'Dos números se muestran dos veces cada uno; puntúan los dos.',
      'double-counts-twice': 'Un doble y un extremo sencillo muestran el mismo número: tres.',
      'one-of-each': 'Cada extremo muestra otro número.',
      'spinner-covered': 'Se empieza el último brazo, así que el doble central ya no cuenta.',
    },
  },
  'DB-4': {
    title: 'Las fichas que quedan cuestan puntos',
    text: [
      'Cuando termina una ronda, cada cual pierde un punto por cada ficha que le queda en la mano. Hacer dominó no paga nada por sí mismo, y un cierre tampoco.',
      'Los totales pueden bajar de cero, salvo que la casa diga que ahí se detienen.',
    ],
    examples: {
      'goes-out': 'Ada hace dominó; los demás pierden por lo que les queda.',
      blocked: 'Hay cierre, y pierden todos.',
      'two-a-tile': 'Donde la casa quita dos puntos por ficha.',
      'not-below-zero': 'Donde la casa se detiene en cero.',
      'round-runs': 'La ronda sigue en juego, así que aún no pierde nadie.',
    },
  },
  'DB-5': {
    title: 'La meta, y el octágono',
    text: [
      'La partida se juega a 100 puntos.',
      'Con un juego doble doce, el doble central tiene ocho brazos. Todo se cuenta igual, hasta tantas mitades de un número como haya ahí.',
    ],
    examples: {
      hundred: 'La ronda ha terminado, y Ada ha llegado a 100.',
      octagon: 'Los ocho brazos muestran el mismo número.',
      'ninety-nine': 'La ronda ha terminado, y a Ada le falta un punto.',
    },
  },
}
