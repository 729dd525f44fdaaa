import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-10. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Cuadre doble',
    text: {
      doubleHeader: 'Una jugada que iguala los dos extremos del tren es un cuadre doble y da 2 puntos.',
      ledAlone: 'Salir con un doble también lo es.',
      ledElsewhere: 'The Game Cabinet no habla de salir con un doble. Caravan lo cuenta en todos los Bergen.',
      oneSet: 'El juego está hecho para el dominó doble seis.',
      largerSets: 'Con juegos de fichas más grandes el resultado es pobre, dice pagat.com, porque cuesta mucho más puntuar.',
      moreSets: 'Para más de cuatro personas se usan dos o más juegos de fichas.',
      advice: 'Un consejo de las fuentes: contar cuántas veces está un número en la mesa. Hay ocho mitades de cada uno.',
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
      tripleHeader: 'Si en un extremo hay un doble y el otro es el mismo número, la jugada es un cuadre triple y da 3 puntos.',
      eitherTile: 'Da igual cuál de los dos se jugó al final.',
      twoSets: 'Con dos juegos de fichas, los dos extremos pueden ser el mismo doble. También es un cuadre triple.',
      instead: 'En domino-games.com un cuadre triple da 3 puntos en total: sustituye al cuadre doble.',
      insteadElsewhere: 'En pagat.com y The Game Cabinet no se dice expresamente. Caravan lo cuenta ahí igual.',
      across: 'Los dobles se ponen atravesados en la línea. No son dobles centrales: no se juega por sus puntas.',
      advice: 'Un consejo de las fuentes: guardar los dobles todo lo posible, para un cuadre triple.',
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
      headersOnly: 'Solo se limitan los cuadres. Hacer dominó y ganar un cierre puntúan enteros.',
      ledDouble: 'En pagat.com salir con un doble da siempre 2. No dice si es así también cerca de la meta. Caravan lo limita como cualquier cuadre.',
      elsewhere: 'Las otras reglas de Bergen no tienen esta regla.',
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
      one: 'En puzzle-place.net y onlinedominogames.com da 1 punto.',
      lightest: 'En domino-games.com, la mano con menos puntos al final de la ronda recibe 1 punto.',
      emptyHand: 'Esa fuente no habla de una mano vacía. Para Caravan es la que menos puntos tiene, así que hacer dominó da el punto.',
      emptyOrBlank: 'Si a otra persona solo le queda 0-0, las dos manos tienen 0. El punto es de quien hizo dominó.',
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
      ruling: 'Hay reglas de cierre que dicen quién gana. Son varias, y no siempre gana la misma mano.',
      choose: 'La mesa elige la regla, y todos ponen sus fichas a la vista. La regla B-9 es una más, para los más pequeños.',
      simple: 'Regla simple: gana la mano con menos puntos.',
      simpleTie: 'Si hay empate con la regla simple, no puntúa nadie.',
      preferred: 'El autor de dos fuentes encuentra la regla simple más fácil de aplicar que las otras, y la prefiere.',
      american:
        'Regla americana (Armanino): cuatro criterios por orden. 1. Si una sola mano no tiene dobles, gana. 2. Si nadie tiene dobles, gana la mano con menos puntos. 3. Si varias manos tienen dobles, gana la mano con menos fichas. 4. Si todos tienen dobles, gana quien tenga el doble más bajo.',
      americanTies: 'Tras un empate decide el criterio siguiente, como en el ejemplo de las fuentes.',
      americanGap:
        'Los criterios pueden dejar abierto quién gana: una sola mano tiene dobles y dos o más no tienen ninguno, o el último criterio que se aplica acaba en empate. Entonces no gana nadie. Se puede elegir que gane la mano con menos puntos.',
      german: 'Regla alemana (Müller): gana la mano sin dobles. Si no decide, la mano con menos dobles. Después, la mano con menos puntos.',
      germanTies: 'Cada criterio de la regla alemana compara solo las manos que siguen empatadas. Se puede elegir que el último las compare todas.',
      lightest:
        'Menos puntos sin dobles: entre las manos sin dobles, gana la que tiene menos puntos. Si todas tienen dobles, se cuentan los puntos sin los dobles, y gana la que tiene menos.',
      ties: 'En las demás reglas y en domino-games.com no está escrito qué pasa si al final queda un empate. En Caravan no gana nadie.',
      points: 'Quien gana recibe 2 puntos.',
      onePoint: 'Con la regla simple y con “Menos puntos sin dobles” es 1 punto.',
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
      bothSides: 'Una variante: si se sale con un doble, hay que jugar en sus dos lados antes de seguir.',
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
      leader:
        'Cuatro fuentes dicen quién sale. En pagat.com, el doble más bajo (una variante dice el más alto). En domino-games.com y en puzzle-place.net, el más alto. En onlinedominogames.com, quien tiene el doble más alto sale con cualquier ficha.',
      everyRound: 'No está escrito que sea así en cada ronda. En Caravan sí.',
      unnamed: 'The Game Cabinet no nombra a nadie, ni para la primera ronda ni para las siguientes. Lo decide la mesa.',
      tile: 'En pagat.com y puzzle-place.net se sale con un doble. En onlinedominogames.com, con cualquier ficha.',
      tileShown: 'En domino-games.com está escrito quién sale, y en su ejemplo sale con un doble. Caravan pide ahí uno. Se puede permitir cualquier ficha.',
      tileUnnamed: 'The Game Cabinet no nombra ninguna ficha. Caravan permite ahí cualquiera.',
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
        'En lugar de apuntar puntos, cada persona puede empezar con 10 o 15 tantos, según cuántas jueguen. Los va devolviendo a medida que puntúa. Gana quien se quede primero sin ninguno.',
      asTarget: 'En Caravan cada persona empieza con un tanto por cada punto de la meta.',
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
      blocked: 'Las fuentes dan un ejemplo para un cierre: gana el doble con el animal más pequeño. Si nadie tiene dobles, gana la mano con menos fichas.',
      lowest: 'Caravan no conoce los dibujos. Aquí gana el doble más bajo.',
      tie: 'Si hay empate, no puntúa nadie.',
    },
    examples: {
      'lowest-double': 'Ben tiene el doble más bajo.',
      'fewest-tiles': 'Nadie tiene dobles, y Ada tiene menos fichas que nadie.',
      tie: 'Nadie tiene dobles, y todas las manos tienen el mismo número de fichas.',
    },
  },
  'B-10': {
    title: 'Un doble central, con juegos más grandes',
    text: {
      spinner: 'Con juegos más grandes, el primer doble suele ser un doble central en pagat.com. En domino-games.com puede serlo.',
      fourSides: 'En un doble central se juega por sus cuatro lados.',
      ifYouLike: 'En Caravan no hay doble central si no se activa. Se puede con cualquier juego de fichas.',
      led: 'El primer doble es el de salida. Así que hay que salir con un doble, también donde por lo demás se acepta cualquier ficha.',
      noDouble: 'Quien debe salir y no tiene dobles pasa. Si han pasado todos, se roba como en el Doble Bergen (DB-1), al que remite pagat.com.',
      everyArm:
        'En qué orden se empiezan los brazos no se dice en el Bergen. Caravan sigue al Doble Bergen: se empiezan todos antes de seguir por alguno (DB-2). La mesa puede elegir cualquier orden.',
      made: 'Tampoco se dice qué dan cuatro extremos abiertos. pagat.com explica el cuadre doble por dos mitades abiertas del mismo número y el triple por tres. Así cuenta Caravan: 2 puntos por dos, 3 por tres. La mesa también puede contar todos los números como en el Doble Bergen (DB-3).',
      thisPlay:
        'Solo da puntos la jugada que iguala extremos. El número que deja abierto tiene que estar también en otra ficha. Otros extremos iguales no cuentan otra vez.',
      spinnerOpen: 'El doble central está abierto con sus dos mitades hasta que se empiezan todos sus brazos, como en el Doble Bergen.',
      fourAlike:
        'Cuatro mitades iguales o más también son un cuadre triple. Cerca del objetivo solo los cuadres dan menos (B-3), no la cuenta del Doble Bergen.',
      whole:
        'Para jugar con un doble central, pagat.com remite a las reglas del Doble Bergen. Aquí es un reglamento propio, y también sirve con juegos más grandes.',
    },
    examples: {
      'four-arms': 'Con la regla de la casa, el doble de salida tiene cuatro brazos, y todos están empezados.',
      'spinner-led': 'Se sale con un doble. Sus dos mitades están abiertas.',
      'two-equal': 'Ahora dos brazos son 2.',
      'three-ends': 'Ahora tres brazos son 2.',
      'with-a-double': 'El doble 2 y otro 2: tres mitades.',
      'start-first': 'Un brazo está empezado. No puede seguir hasta que lo estén los demás.',
      'not-a-double': 'Hay que salir con un doble: esta ficha no lo es.',
      'any-order': 'En cualquier orden: el brazo puede seguir enseguida.',
      'stands-already': 'Dos brazos son 2, pero esta jugada deja abierto un 5.',
      'every-number': 'Cuentan todos los números: la misma jugada da puntos por los dos 2.',
      'double-alone': 'Se pone un doble, pero ninguna otra ficha tiene abierto su número.',
      'two-ends': 'Sin doble central, la línea tiene dos extremos.',
    },
  },
}
