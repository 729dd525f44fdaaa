import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-10. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'La tirada, y la guía de la caravana',
    text: [
      'Antes de cada ronda se tiran dos parejas de dados. La pareja verde señala la Flor, la ficha de la suerte de la ronda; la roja señala el Escorpión, la de la mala suerte. Los dados no tienen blanca, así que ninguna de las dos fichas tiene nunca una mitad blanca.',
      'Quien lleva la guía de la caravana tira, sale con cualquier ficha y paga los tantos. El cargo pasa a la izquierda en cada ronda.',
    ],
    examples: {
      'any-tile': 'Quien lleva la guía sale con una ficha que no es un doble.',
      'next-master': 'Después de la ronda de Ada, tira y sale Ben.',
      'no-blank': 'Una tirada con una blanca, que los dados no tienen.',
      'only-a-double': 'Donde la casa solo deja salir con dobles: una ficha que no lo es.',
    },
  },
  'FS-2': {
    title: 'Dual',
    text: [
      'Una jugada que iguala los dos extremos de la caravana, con una mitad abierta en cada uno, es un dual.',
      'Un doble con el que se sale, solo en la mesa, también es un dual: sus dos mitades son los dos extremos.',
    ],
    examples: {
      'both-ends': 'La ficha de Ada iguala el extremo derecho con el izquierdo.',
      'double-led': 'Se sale con un doble.',
      'ends-differ': 'Los dos extremos muestran números distintos.',
    },
  },
  'FS-3': {
    title: 'Plural',
    text: [
      'Cuando hay un doble en un extremo, sus dos mitades están abiertas. Una jugada tras la que son iguales tres mitades abiertas es un plural. Con dos juegos de fichas pueden ser cuatro.',
      'Un plural se paga en lugar del dual, nunca además de él.',
    ],
    examples: {
      'double-joins': 'Un doble va a un extremo que es igual al otro.',
      'two-sets': 'Con dos juegos de fichas, el mismo doble está en los dos extremos.',
      'only-two-halves': 'Los dos extremos son iguales, pero ninguno es un doble: es un dual.',
      'other-end-differs': 'Se pone un doble, pero el otro extremo muestra otra cosa.',
    },
  },
  'FS-4': {
    title: 'Contar parejas',
    text: [
      'Para las Flores y los Escorpiones se miran parejas: una mitad abierta de una ficha con una mitad abierta de otra. Dos extremos sencillos forman una pareja. Un doble en un extremo y una mitad sola en el otro forman dos.',
      'Con un doble en cada extremo existen cuatro parejas, pero la fuente enumera dos. La aplicación cuenta dos, como está escrito; contar las cuatro es una interpretación que se puede elegir.',
    ],
    examples: {
      'one-pair': 'Una mitad en cada extremo, y entre las dos la Flor.',
      'two-pairs': 'Un doble en un extremo: cada una de sus mitades forma la Flor con el otro extremo.',
      listed: 'Un doble en cada extremo, dos parejas como las enumera la fuente.',
      all: 'Un doble en cada extremo, las cuatro parejas.',
      'one-tile': 'Las dos mitades abiertas son de la misma ficha, así que no son una pareja.',
    },
  },
  'FS-5': {
    title: 'Flor larga y Escorpión grande',
    text: [
      'Cada pareja de mitades abiertas igual a la Flor da un tanto: una Flor larga. Cada pareja igual al Escorpión cuesta uno: un Escorpión grande.',
      'Las dos mitades de una misma ficha no son una de esas parejas en el turno en que se juega; eso es la Flor corta y el Escorpión pequeño.',
      'La fuente no dice nada de un doble que está en un extremo desde un turno anterior y es igual a la Flor o al Escorpión. La aplicación lo cuenta solo por la jugada que lo formó; que cuente otra vez con cada jugada posterior es una interpretación que se puede elegir.',
    ],
    examples: {
      'long-flower': 'El doble forma dos parejas iguales a la Flor.',
      'large-scorpion': 'Los dos extremos, juntos, son iguales al Escorpión.',
      'own-halves': 'Se sale con la propia Flor: sus dos mitades no son una Flor larga.',
      unscored: 'La Flor doble sigue en el extremo izquierdo; Ada juega a la derecha.',
      scored: 'Lo mismo, donde un doble que sigue ahí cuenta otra vez.',
    },
  },
  'FS-6': {
    title: 'Flor corta y Escorpión pequeño',
    text: ['Jugar la propia ficha de la Flor da un tanto: la Flor corta. Jugar la propia ficha del Escorpión cuesta uno: el Escorpión pequeño.'],
    examples: {
      'short-flower': 'Se juega la propia ficha de la Flor.',
      'small-scorpion': 'Se juega la propia ficha del Escorpión.',
      'same-ends': 'Los extremos muestran los números de la Flor, pero los muestran otras dos fichas: es una Flor larga, no una corta.',
    },
  },
  'FS-7': {
    title: 'Flor doble, Escorpión doble',
    text: [
      'Cuando la Flor es un doble, los extremos iguales de su palo se pagan por partida doble: como dual o plural y como Flores.',
      'Cuando el Escorpión es un doble, su palo no gana ni dual ni plural. La aplicación lo entiende de todo el palo, sea cual sea la ficha que igualó los extremos. La otra interpretación es que solo jugar el propio Escorpión doble no los gana.',
    ],
    examples: {
      'double-flower-dual': 'Los dos extremos son del palo de la Flor doble: un dual y una Flor larga.',
      'double-flower-plural': 'Luego la propia Flor doble: un plural, una Flor corta y dos largas.',
      'double-scorpion': 'El Escorpión doble iguala tres mitades: ningún plural, y tres tantos perdidos.',
      'its-suit': 'Otra ficha iguala los dos extremos en el palo del Escorpión: ningún dual.',
      'its-tile': 'La misma jugada con la otra interpretación: el dual se paga.',
      'other-scorpion': 'El Escorpión no es un doble, así que el dual se paga.',
    },
  },
  'FS-8': {
    title: 'Flor y Escorpión son la misma ficha',
    text: [
      'Si las dos parejas de dados señalan la misma ficha, ninguna cuenta en esta ronda: ni Flores ni Escorpiones, y no se quita nada de duales y plurales.',
      'La ficha sigue decidiendo un cierre.',
    ],
    examples: {
      'no-flower': 'Se juega la ficha que es las dos cosas, y no da nada.',
      'dual-stays': 'Un dual en el palo de un doble que es las dos cosas se paga como siempre.',
      'still-decides': 'Hay cierre, y lo gana quien tiene la ficha.',
      'thrown-apart': 'Los dados señalan dos fichas: la Flor da su tanto.',
    },
  },
  'FS-9': {
    title: 'Hacer dominó, y un cierre',
    text: [
      'Quien juega su última ficha cobra.',
      'Cuando hay cierre, todos muestran su mano, y se preguntan tres cosas por orden. ¿Quién tiene la ficha de la Flor? Si nadie, ¿quién tiene la del Escorpión? Si nadie, ¿quién tiene el doble más bajo? La primera respuesta gana la ronda y cobra lo mismo. Si no hay ninguna, no gana nadie.',
      'Con dos juegos de fichas, dos personas pueden tener la misma ficha; entonces se aplica el criterio siguiente.',
    ],
    examples: {
      'flower-holder': 'Ada tiene la Flor.',
      'scorpion-holder': 'La Flor está en la mesa; Cleo tiene el Escorpión.',
      'lowest-double': 'Las dos están en la mesa; Ben tiene el doble más bajo.',
      'goes-out': 'Ada juega su última ficha.',
      nobody: 'Nadie tiene ninguna de las dos fichas ni un doble.',
    },
  },
  'FS-10': {
    title: 'Nadie baja de cero',
    text: [
      'Un total se detiene en cero: quien no tiene tantos no pierde ninguno.',
      'Una jugada puede ganar y perder tantos a la vez, y cerca de cero importa qué va primero. La aplicación los suma y luego se detiene en cero. La otra interpretación resta primero las pérdidas, se detiene en cero, y luego paga las ganancias enteras.',
    ],
    examples: {
      'stays-at-zero': 'Ada no tiene tantos y juega el Escorpión.',
      net: 'Ada no tiene ninguno, gana dos y pierde uno: cuenta la diferencia.',
      'losses-first': 'La misma jugada, con la pérdida primero.',
      'chips-to-lose': 'Ada tiene tantos, así que pierde uno.',
      'no-floor': 'Donde la casa no pone límite: el total baja de cero.',
    },
  },
}
