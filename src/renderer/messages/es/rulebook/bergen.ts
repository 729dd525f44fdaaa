import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Cuadre doble',
    text: {
      doubleHeader: 'Una jugada que iguala los dos extremos del tren es un cuadre doble y da 2 puntos.',
      ledAlone: 'Salir con un doble también lo es.',
      largerSets: 'El juego está hecho para el dominó doble seis. pagat.com desaconseja los más grandes, en los que cuesta más puntuar.',
    },
    examples: {
      'both-ends': 'La ficha de Ada iguala los dos extremos.',
      'double-led': 'Se sale con un doble.',
      'ends-differ': 'Los dos extremos son números distintos.',
      'house-points': 'Con la regla de la casa de 1 punto por cuadre doble.',
    },
  },
  'B-2': {
    title: 'Cuadre triple',
    text: {
      tripleHeader:
        'Si en un extremo hay un doble y el otro es el mismo número, la jugada es un cuadre triple. Da 3 puntos, tanto si el doble se jugó antes como si se jugó después. Con dos juegos de fichas, los dos extremos pueden ser el mismo doble.',
      instead: 'El cuadre triple sustituye al cuadre doble.',
      across: 'Los dobles se ponen atravesados en la línea. No son dobles centrales: no se juega por sus puntas.',
    },
    examples: {
      'double-joins': 'El doble llega al final e iguala el otro extremo.',
      'end-meets-double': 'El doble ya estaba. Después se iguala el otro extremo.',
      'two-sets': 'Dos juegos de fichas: el mismo doble está en los dos extremos.',
      'other-end-differs': 'Se juega un doble, pero el otro extremo es otro número.',
      'two-single-ends': 'Los dos extremos son iguales, pero ninguno es un doble. Es un cuadre doble.',
    },
  },
  'B-3': {
    title: 'El freno cerca de la meta',
    text: {
      approach: 'Cerca de la meta, los cuadres puntúan menos. Si faltan 2 puntos o menos, cualquier cuadre da solo 1. Si faltan justo 3, da como mucho 2.',
      headersOnly: 'Solo se limitan los cuadres. Hacer dominó y ganar un cierre puntúan enteros. Las otras reglas de Bergen no tienen esta regla.',
    },
    examples: {
      'two-short': 'Faltan 2 puntos: un cuadre doble da 1.',
      'three-short': 'Faltan 3 puntos: un cuadre triple da 2.',
      'four-short': 'Faltan 4 puntos: un cuadre triple puntúa entero.',
      'going-out-not-capped': 'Faltan 2 puntos: hacer dominó puntúa entero.',
      'not-in-the-draw-game': 'Se roba todo el pozo y faltan 2 puntos: un cuadre puntúa entero.',
    },
  },
  'B-4': {
    title: 'Hacer dominó',
    text: {
      two: 'Quien juega su última ficha hace dominó. La ronda termina, y da 2 puntos.',
      five: 'Una variante da 5 puntos.',
      one: 'En tres fuentes da 1 punto.',
      lightest: 'Cuando se roba todo el pozo, ese punto es para la mano con menos puntos al final de la ronda. Una mano vacía es la que menos tiene.',
    },
    examples: {
      'goes-out': 'Ada juega su última ficha.',
      'one-point': 'La misma jugada, cuando se roba todo el pozo.',
      'five-points': 'Lo mismo con la regla de la casa de 5 puntos.',
      'one-tile-left': 'A Ada aún le queda una ficha.',
    },
  },
  'B-5': {
    title: 'Un cierre',
    text: {
      ruling:
        'Cuando nadie puede jugar, todos ponen sus fichas a la vista. La regla de cierre elegida decide quién gana. No siempre gana la misma mano. La regla B-9 es una más, para los más pequeños.',
      simple: 'Regla simple: gana la mano con menos puntos. Si hay empate, no puntúa nadie. El autor de dos fuentes la encuentra más fácil que las otras.',
      american:
        'Regla americana (Armanino): cuatro criterios por orden. Tras un empate decide el siguiente. 1. Si una sola mano no tiene dobles, gana. 2. Si nadie tiene dobles, gana la mano con menos puntos. 3. Si varias manos tienen dobles, gana la mano con menos fichas. 4. Si todos tienen dobles, gana quien tenga el doble más bajo. Si ningún criterio decide, no gana nadie.',
      americanGap:
        'Los criterios impresos dejan una laguna: una sola mano tiene dobles, y dos o más no tienen ninguno. Entonces no gana nadie. Se puede elegir que gane la mano con menos puntos.',
      german:
        'Regla alemana (Müller): gana la mano sin dobles. Si no decide, la mano con menos dobles. Después, la mano con menos puntos. Si tras el tercer criterio hay empate, no gana nadie.',
      germanTies: 'Cada criterio de la regla alemana compara solo las manos que siguen empatadas. Se puede elegir que el último las compare todas.',
      lightest:
        'Menos puntos sin dobles: entre las manos sin dobles, gana la que tiene menos puntos. Si todas tienen dobles, se cuentan los puntos sin los dobles, y gana la que tiene menos.',
      lightestTie: 'Si ahí hay empate, no gana nadie.',
      points: 'Quien gana recibe 2 puntos, o 1 si decide la mano con menos puntos.',
    },
    examples: {
      simple: 'Tres manos, regla simple.',
      american: 'Las mismas manos, regla americana: gana otra.',
      german: 'Las mismas manos, regla alemana.',
      'american-only-one': 'Regla americana, criterio 1: solo Ada no tiene dobles.',
      'american-pips': 'Regla americana, criterio 2: nadie tiene dobles.',
      'american-tiles': 'Regla americana, criterio 3: todos tienen dobles, y Ben tiene menos fichas que nadie.',
      'gap-none': 'La laguna de la regla americana: Ada tiene un doble, los demás ninguno.',
      'gap-simple': 'Las mismas manos, otra interpretación: gana la de menos puntos.',
      'among-tied': 'Regla alemana: Ada y Ben no tienen dobles, y solo se comparan esas dos manos.',
      'all-again': 'Las mismas manos, otra interpretación: el último criterio las compara todas.',
      'without-doubles': 'Menos puntos sin dobles: solo Ada y Ben no tienen dobles, y Ada tiene menos puntos.',
      'beside-doubles': 'Todos tienen dobles, así que no se cuentan. Ben no tiene ninguna otra ficha.',
      'without-doubles-tie': 'Menos puntos sin dobles: dos manos tienen los mismos puntos.',
      tie: 'Regla simple: dos manos tienen los mismos puntos.',
    },
  },
  'B-6': {
    title: 'Los dos lados del primer doble',
    text: {
      bothSides: 'Una variante: si se sale con un doble, hay que jugar en sus dos lados antes de seguir. Está desactivada hasta que la actives.',
    },
    examples: {
      'other-side-first': 'El lado derecho tiene ficha, el izquierdo no. Aún no se puede seguir por la derecha.',
      'both-played-on': 'Los dos lados tienen ficha, así que el tren sigue.',
      'not-played': 'Sin la variante, el tren puede seguir enseguida.',
    },
  },
  'B-7': {
    title: 'Quién sale, y con qué ficha',
    text: {
      tile: 'En algunas fuentes se puede salir con cualquier ficha. En otras, solo con un doble.',
      leader:
        'Cuatro fuentes dicen quién sale. En pagat.com, el doble más bajo (una variante dice el más alto). En domino-games.com y en puzzle-place.net, el más alto. En onlinedominogames.com, quien tiene el doble más alto sale con cualquier ficha.',
      unnamed: 'The Game Cabinet no nombra a nadie, ni para la primera ronda ni para las siguientes. Lo decide la mesa.',
      noDouble: 'Si nadie tiene dobles, onlinedominogames.com dice que se reparte de nuevo.',
      noDoubleElsewhere:
        'Las otras fuentes no dicen qué pasa entonces. Se reparte de nuevo, o se roba por turnos hasta que alguien tenga un doble, como en Bergen doble.',
    },
    examples: {
      'double-leads': 'Se sale con un doble.',
      'not-a-double': 'Hay que salir con un doble: esta ficha no lo es.',
      'highest-double-any-tile': 'Quien tiene el doble más alto sale con cualquier ficha.',
      'any-tile': 'Se puede salir con cualquier ficha: la misma ficha.',
    },
  },
  'B-8': {
    title: 'Cuenta atrás con tantos',
    text: {
      countDown:
        'En lugar de apuntar puntos, cada persona puede empezar con un tanto por cada punto de la meta. Los va devolviendo a medida que puntúa. Gana quien se quede primero sin ninguno.',
      display: 'La puntuación es la misma. Cada dispositivo puede contar hacia arriba o hacia abajo.',
    },
    examples: {
      'gives-back': 'Ada puntúa y devuelve un tanto por cada punto.',
      'none-left': 'Ada devuelve los últimos que le quedaban y gana.',
      'keeps-all': 'Ben no ha puntuado y aún los tiene todos.',
    },
  },
  'B-9': {
    title: 'Dominó de dibujos',
    text: {
      pictures: 'Para los más pequeños: las fichas tienen dibujos en vez de puntos, y nadie tiene que sumar nada.',
      blocked: 'En un cierre gana quien tenga el doble más bajo. Si nadie tiene dobles, gana la mano con menos fichas. Si hay empate, no puntúa nadie.',
    },
    examples: {
      'lowest-double': 'Ben tiene el doble más bajo.',
      'fewest-tiles': 'Nadie tiene dobles, y Ada tiene menos fichas que nadie.',
      tie: 'Nadie tiene dobles, y todas las manos tienen el mismo número de fichas.',
    },
  },
}
