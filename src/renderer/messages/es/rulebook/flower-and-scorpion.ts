import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-11. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'La tirada, y quién es guía de la caravana',
    text: {
      first: 'La primera persona que es guía de la caravana se elige de algún modo, por ejemplo con los dados.',
      dice: 'Antes de cada ronda se tiran dos parejas de dados. La pareja verde señala la Flor, y la roja el Escorpión.',
      noBlank: 'Los dados no tienen blanca, así que ninguna de las dos fichas tiene una mitad blanca.',
      master: 'Quien es guía de la caravana tira los dados, sale con cualquier ficha y reparte los tantos.',
      next: 'En la ronda siguiente es guía la persona de la izquierda.',
      bowl: 'Los tantos suelen estar en un cuenco. También sirven fósforos.',
      diceStay: 'Los dados se quedan en la mesa durante la ronda.',
    },
    examples: {
      'any-tile': 'Quien es guía sale con una ficha que no es un doble.',
      'next-master': 'En esta ronda salió Ada, así que en la siguiente tira y sale Ben.',
      'no-blank': 'Una tirada con una blanca: los dados no la tienen.',
      'only-a-double': 'Con la regla de la casa de salir solo con dobles: esta ficha no lo es.',
    },
  },
  'FS-2': {
    title: 'Dual',
    text: {
      dual: 'Una jugada que iguala los dos extremos de la caravana es un dual y da 2 tantos.',
      ledAlone:
        'La fuente no habla de salir con un doble. Para Caravan es un dual: sus dos mitades son los dos extremos. En pagat.com también puntúa en Bergen.',
    },
    examples: {
      'both-ends': 'La ficha de Ada iguala los dos extremos.',
      'double-led': 'Se sale con un doble.',
      'ends-differ': 'Los dos extremos son números distintos.',
    },
  },
  'FS-3': {
    title: 'Plural',
    text: {
      plural: 'Un doble en un extremo tiene abiertas sus dos mitades. Una jugada que iguala las tres mitades abiertas es un plural y da 3 tantos.',
      instead: 'El plural sustituye al dual.',
      twoSets: 'Con dos juegos de fichas pueden ser iguales cuatro mitades abiertas. También es un plural.',
      across: 'Los dobles se ponen atravesados en la línea. No son dobles centrales: no se juega por sus puntas.',
      advice: 'Un consejo de la fuente: guardar los dobles todo lo posible, para un plural.',
    },
    examples: {
      'double-joins': 'Se juega un doble, que es igual al otro extremo.',
      'two-sets': 'Dos juegos de fichas: el mismo doble está en los dos extremos.',
      'only-two-halves': 'Los dos extremos son iguales, pero ninguno es un doble. Es un dual.',
      'other-end-differs': 'Se juega un doble, pero el otro extremo es otro número.',
    },
  },
  'FS-4': {
    title: 'Contar parejas',
    text: {
      pairs: 'Para las Flores y los Escorpiones se cuentan parejas de mitades abiertas. Dos extremos sencillos forman 1 pareja.',
      doubleAndSingle:
        'Con un doble en un extremo, la fuente enumera tres parejas: sus dos mitades, y cada una de ellas con el otro extremo. La pareja propia del doble es la Flor corta o el Escorpión pequeño (FS-6). Por eso Caravan cuenta aquí dos.',
      twoDoubles:
        'Con un doble en cada extremo, la fuente enumera cuatro parejas. Dos son las mitades de cada doble, y dos tienen una mitad de cada uno. De estas últimas hay cuatro. Caravan cuenta las dos que se enumeran. Se pueden elegir las cuatro.',
    },
    examples: {
      'one-pair': 'Una mitad en cada extremo, y entre las dos la Flor.',
      'two-pairs': 'Un doble en un extremo: cada una de sus mitades forma la Flor con el otro extremo.',
      listed: 'Un doble en cada extremo: 2 parejas, como las enumera la fuente.',
      all: 'Un doble en cada extremo, otra interpretación: las 4 parejas.',
      'one-tile': 'Se sale con la Flor: sus dos mitades cuentan como la ficha (FS-6), no como pareja larga.',
    },
  },
  'FS-5': {
    title: 'Flor larga y Escorpión grande',
    text: {
      long: 'Cada pareja de mitades abiertas igual a la Flor da +1: una Flor larga. Cada pareja igual al Escorpión da −1: un Escorpión grande.',
      ownHalves:
        'Las dos mitades de la ficha que se acaba de jugar son la Flor corta o el Escorpión pequeño, no una pareja más. La fuente solo lo muestra con un doble que se une a un extremo igual. De salir con la Flor no dice nada. Caravan la cuenta una vez.',
      standing:
        '¿Y un doble que es la Flor o el Escorpión y está en un extremo desde un turno anterior? La fuente enumera las dos mitades de un doble entre las parejas. Pero en su ejemplo las cuenta una sola vez, como ficha jugada. Por eso Caravan no las cuenta de nuevo. Se puede elegir que puntúen con cada jugada posterior.',
    },
    examples: {
      'long-flower': 'El doble forma dos parejas iguales a la Flor.',
      'large-scorpion': 'Los dos extremos, juntos, son iguales al Escorpión.',
      'own-halves': 'Se sale con la propia Flor: sus dos mitades no son una Flor larga.',
      unscored: 'La Flor doble sigue en el extremo izquierdo. Ada juega en el derecho.',
      scored: 'La misma jugada, otra interpretación: el doble puntúa otra vez.',
    },
  },
  'FS-6': {
    title: 'Flor corta y Escorpión pequeño',
    text: {
      ownTile: 'Jugar la propia Flor da +1: una Flor corta. Jugar el propio Escorpión da −1: un Escorpión pequeño.',
      advice: 'Un consejo de la fuente: guardar el Escorpión es arriesgado, porque quizá haya que jugarlo. Pero puede ganar un cierre (FS-9).',
    },
    examples: {
      'short-flower': 'Se juega la propia Flor.',
      'small-scorpion': 'Se juega el propio Escorpión.',
      'same-ends': 'Los números de la Flor están en otras dos fichas: una Flor larga, no una corta.',
    },
  },
  'FS-7': {
    title: 'Flor doble y Escorpión doble',
    text: {
      doubleFlower: 'Si la Flor es un doble, los extremos iguales de su número puntúan dos veces: como dual o plural y como Flores.',
      doubleScorpion:
        'Si el Escorpión es un doble, el ejemplo de la fuente habla de la propia ficha. Caravan lo entiende de todo su número: ni dual ni plural, sea cual sea la ficha que iguala los extremos. Se puede elegir que solo jugar el propio Escorpión doble no dé ninguno.',
    },
    examples: {
      'double-flower-dual': 'Los dos extremos son el número de la Flor doble: un dual y una Flor larga.',
      'double-flower-plural': 'Luego se juega la propia Flor doble: un plural, una Flor corta y dos largas.',
      'double-scorpion': 'El Escorpión doble iguala tres mitades: ningún plural, y 3 tantos perdidos.',
      'its-suit': 'Otra ficha iguala los dos extremos en el número del Escorpión: ningún dual.',
      'its-tile': 'La misma jugada, otra interpretación: el dual puntúa.',
      'other-scorpion': 'El Escorpión no es un doble, así que el dual puntúa.',
    },
  },
  'FS-8': {
    title: 'Flor y Escorpión son la misma ficha',
    text: {
      neither: 'Si las dos parejas de dados señalan la misma ficha, se anulan: en esta ronda no hay ni Flores ni Escorpiones.',
      asUsual:
        'La fuente dice que no hay puntuación especial. Para Caravan se trata de las Flores y los Escorpiones. Los duales y los plurales puntúan como siempre.',
      decides: 'Esa ficha sigue decidiendo un cierre.',
    },
    examples: {
      'no-flower': 'Se juega la ficha que es las dos cosas, y no puntúa.',
      'dual-stays': 'La ficha que es las dos cosas es un doble. Un dual de su número puntúa como siempre.',
      'still-decides': 'Hay cierre, y gana quien tiene esa ficha.',
      'thrown-apart': 'Los dados señalan dos fichas distintas: la Flor da +1.',
    },
  },
  'FS-9': {
    title: 'Hacer dominó y los cierres',
    text: {
      goesOut: 'Quien juega su última ficha hace dominó y recibe 2 tantos.',
      blocked: 'Cuando hay cierre, gana quien tenga la Flor. Si nadie la tiene, gana quien tenga el Escorpión. Si tampoco, gana quien tenga el doble más bajo.',
      nobody: 'Si nadie tiene dobles, no gana nadie.',
      noBonus: 'Quien gana recibe 2 tantos, y nada más por una Flor o un Escorpión en la mano.',
      sameTile: 'Con dos juegos de fichas, dos personas pueden tener la misma ficha. Entonces decide el criterio siguiente.',
      advice: 'Un consejo de la fuente: la Flor es una gran ventaja para quien casi ha ganado.',
    },
    examples: {
      'flower-holder': 'Ada tiene la Flor.',
      'scorpion-holder': 'La Flor está en la mesa. Cleo tiene el Escorpión.',
      'lowest-double': 'Las dos están en la mesa. Ben tiene el doble más bajo.',
      'goes-out': 'Ada juega su última ficha.',
      nobody: 'Nadie tiene la Flor, el Escorpión ni ningún doble.',
    },
  },
  'FS-10': {
    title: 'Nadie baja de cero',
    text: {
      floor: 'Un total se detiene en 0. Quien no tiene ningún tanto no puede perder nada.',
      order:
        'Una jugada puede dar y quitar tantos a la vez. Cerca de 0 importa el orden. Caravan hace la suma y después se detiene en 0. Se puede elegir restar primero las pérdidas, detenerse en 0 y sumar después todas las ganancias.',
    },
    examples: {
      'stays-at-zero': 'Ada no tiene ningún tanto y juega el Escorpión.',
      net: 'Ada no tiene ningún tanto, gana 2 y pierde 1: recibe la diferencia.',
      'losses-first': 'La misma jugada, otra interpretación: primero la pérdida.',
      'chips-to-lose': 'Ada tiene algún tanto, así que pierde 1.',
      'no-floor': 'Con la regla de la casa sin límite: el total baja de 0.',
    },
  },
  'FS-11': {
    title: 'El freno cerca de la meta',
    text: {
      approach:
        'La fuente no tiene una regla para el final de la partida. Pero en sus consejos dice que la Flor siempre da 1, a diferencia de los duales y los plurales. Eso suena como si estos dieran menos cerca de la meta, igual que en Bergen. Caravan los cuenta enteros. Se puede elegir la regla B-3 de Bergen. Entonces los duales y los plurales dan menos cerca de la meta. Las Flores y los Escorpiones no cambian.',
    },
    examples: {
      'two-short': 'Faltan 2 tantos: un dual da 1.',
      'three-short': 'Faltan 3 tantos: un plural da 2.',
      'flower-in-full': 'Faltan 2 tantos: el dual da 1, y la Flor puntúa entera.',
      'not-chosen': 'Sin esta interpretación, el dual puntúa entero.',
    },
  },
}
