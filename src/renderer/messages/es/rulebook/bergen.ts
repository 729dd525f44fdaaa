import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Cabeza doble',
    text: ['Una jugada que iguala los dos extremos del tren es una cabeza doble. Un doble con el que se sale, solo en la mesa, también lo es.'],
    examples: {
      'both-ends': 'La ficha de Ada iguala el extremo derecho con el izquierdo.',
      'double-led': 'Se sale con un doble.',
      'ends-differ': 'Los dos extremos muestran números distintos.',
      'house-points': 'Donde la casa da un punto por ella.',
    },
  },
  'B-2': {
    title: 'Cabeza triple',
    text: [
      'Si en un extremo hay un doble y el otro extremo lo iguala, es una cabeza triple, sea cual sea de los dos el que se acaba de jugar. Con dos juegos de fichas, los dos extremos pueden ser el mismo doble.',
      'Se cuenta en lugar de la cabeza doble, nunca además de ella.',
    ],
    examples: {
      'double-joins': 'El doble llega el último, e iguala el otro extremo.',
      'end-meets-double': 'El doble ya estaba, y el otro extremo llega a igualarlo.',
      'two-sets': 'Con dos juegos de fichas, el mismo doble está en los dos extremos.',
      'other-end-differs': 'Se pone un doble, pero el otro extremo muestra otra cosa.',
      'two-single-ends': 'Los dos extremos son iguales, pero ninguno es un doble: es una cabeza doble.',
    },
  },
  'B-3': {
    title: 'La llegada lenta',
    text: [
      'Cerca de la meta las cabezas valen menos. A quien le faltan dos puntos o menos, cualquier cabeza le da solo 1; a quien le faltan justo tres, como mucho 2.',
      'Solo se frenan las cabezas; los puntos por hacer dominó o por un cierre se pagan enteros. El juego con robo no tiene esta regla.',
    ],
    examples: {
      'two-short': 'Faltan dos puntos: una cabeza doble cuenta 1.',
      'three-short': 'Faltan tres puntos: una cabeza triple cuenta 2.',
      'four-short': 'Faltan cuatro puntos: una cabeza triple cuenta entera.',
      'going-out-not-capped': 'Faltan dos puntos: el dominó se paga entero.',
      'not-in-the-draw-game': 'Faltan dos puntos en el juego con robo: una cabeza cuenta entera.',
    },
  },
  'B-4': {
    title: 'Hacer dominó',
    text: [
      'Quien juega su última ficha termina la ronda y cobra por ello. Dos fuentes dan 2 puntos, y conocen una variante que da 5. El juego con robo da el punto de la ronda a la mano más ligera, y una mano vacía es la más ligera: 1 punto.',
    ],
    examples: {
      'goes-out': 'Ada juega su última ficha.',
      'one-point': 'Lo mismo en el juego con robo.',
      'five-points': 'Lo mismo donde la casa paga 5.',
      'one-tile-left': 'A Ada aún le queda una ficha.',
    },
  },
  'B-5': {
    title: 'Un cierre',
    text: [
      'Cuando ya nadie puede jugar, todos muestran su mano, y la regla de cierre de la mesa dice quién gana. Hay tres, y no siempre coinciden. Una cuarta, infantil, es la regla B-9.',
      'La regla simple (Grady & Goldberg, y antiguos manuales de Hoyle): gana la mano con menos puntos. Un empate no puntúa.',
      'La regla americana (Armanino) tiene cuatro criterios, cada uno para todas las manos, y un empate pasa al siguiente. 1. ¿Hay una sola persona sin dobles? Gana ella. 2. ¿Nadie tiene dobles? Gana la mano con menos puntos. 3. ¿Tienen dobles varias manos? Gana la mano con menos fichas. 4. ¿Todos tienen dobles? Gana el doble más bajo.',
      'Tal como están impresos, los cuatro dejan una laguna: una mano tiene dobles, y dos o más no tienen ninguno. Entonces la aplicación no deja ganar a nadie; que gane la mano con menos puntos es una interpretación que se puede elegir.',
      'La regla alemana (Müller): gana quien no tenga dobles; luego, la mano con menos dobles; luego, la mano con menos puntos. En la aplicación, un criterio posterior se aplica solo a quienes siguen empatados; que el último se aplique a todos es la otra interpretación. Si tras el tercero hay empate, no gana nadie.',
      'Quien gana se lleva 2 puntos, o 1 con la regla simple.',
    ],
    examples: {
      simple: 'Tres manos con la regla simple.',
      american: 'Las mismas manos con la regla americana: gana otra.',
      german: 'Las mismas manos con la regla alemana.',
      'american-only-one': 'Regla americana, primer criterio: solo Ada no tiene dobles.',
      'american-pips': 'Regla americana, segundo criterio: nadie tiene dobles.',
      'american-tiles': 'Regla americana, tercer criterio: todos tienen dobles, y Ben tiene menos fichas.',
      'gap-none': 'La laguna de la regla americana: Ada tiene un doble, los demás ninguno.',
      'gap-simple': 'Las mismas manos donde la laguna la cubren los menos puntos.',
      'among-tied': 'Regla alemana: Ada y Ben no tienen dobles, y solo se comparan esas dos manos.',
      'all-again': 'Las mismas manos donde el último criterio se aplica a todos.',
      tie: 'Regla simple: dos manos son igual de ligeras.',
    },
  },
  'B-6': {
    title: 'Los dos lados del primer doble',
    text: [
      'Una variante: si se sale con un doble, hay que jugar en sus dos lados antes que en ninguna otra ficha. Está desactivada salvo que la casa la quiera.',
    ],
    examples: {
      'other-side-first': 'En el lado derecho ya se ha jugado, en el izquierdo no: el tren aún no puede seguir por la derecha.',
      'both-played-on': 'Se ha jugado en los dos lados, y el tren sigue.',
      'not-played': 'Donde la variante está desactivada, el tren puede seguir enseguida.',
    },
  },
  'B-7': {
    title: 'Quién sale, y con qué',
    text: [
      'Algunas fuentes dejan empezar una ronda con cualquier ficha; otras, solo con un doble.',
      'Quién sale lo dice la mesa. La aplicación indica a quién nombra la fuente: el doble más bajo en pagat.com, donde el más alto es una variante, y el más alto en el juego con robo.',
    ],
    examples: {
      'double-leads': 'Se sale con un doble.',
      'not-a-double': 'Donde hay que salir con un doble: una ficha que no lo es.',
      'any-tile': 'Donde se puede salir con cualquier ficha: la misma ficha.',
    },
  },
  'B-8': {
    title: 'Cuenta atrás con tantos',
    text: [
      'En lugar de apuntar puntos, cada cual puede empezar con un montón de tantos igual a la meta e ir devolviéndolos a medida que puntúa. Gana quien se quede primero sin ninguno.',
      'Es la misma puntuación vista desde el otro lado; cada dispositivo puede mostrarla de una manera o de la otra.',
    ],
    examples: {
      'gives-back': 'Ada puntúa, y devuelve otros tantos.',
      'none-left': 'Ada devuelve los últimos que le quedaban y ha ganado.',
      'keeps-all': 'Ben no ha puntuado y aún los tiene todos.',
    },
  },
  'B-9': {
    title: 'Dominó de dibujos',
    text: [
      'Para los peques: las mitades muestran dibujos en vez de puntos, y nadie tiene que sumar nada.',
      'Un cierre lo gana el doble más bajo. Si nadie tiene dobles, gana la mano con menos fichas. Un empate no puntúa.',
    ],
    examples: {
      'lowest-double': 'Ben tiene el doble más bajo.',
      'fewest-tiles': 'Nadie tiene dobles, y Ada tiene menos fichas.',
      tie: 'Nadie tiene dobles, y todos tienen las mismas fichas.',
    },
  },
}
