import { PRESETS } from '#shared/rules/presets'
import type { PageWords } from '../page-words'

const NOT_SAID_WHEN = 'La fuente no dice cuándo. Caravan termina la partida al llegar a la meta, como en las demás fuentes de Bergen.'
const SIX_OR_FIVE = '6 fichas por persona si juegan 2 o 3, 5 si juegan 4.'
const TWO_RESERVED =
  'La fuente dice que se roba hasta que no quede nada. También dice que hay cierre con 2 o más fichas sin robar. Las dos cosas solo son posibles con 2 en reserva.'
const TWO_OR_ONE = '2 puntos. Con la regla simple y con “Menos puntos sin dobles” es 1.'
const UNTIL_IT_FITS = 'En la fuente se roba hasta que una ficha encaja.'
const THIS_SET = 'Las reglas están escritas para este dominó.'
const NO_SET = 'La fuente no nombra ningún dominó. Las demás fuentes usan este.'

export const ruleSettings: PageWords['ruleSettings'] = {
  target: {
    name: 'Meta',
    does: 'El total con el que se gana la partida.',
    why: {
      S0: 'En la fuente se juega a 20 tantos.',
      S1: 'En la fuente se juega a 15 si juegan 2 y a 10 si juegan 3 o 4.',
      S2: 'En The Game Cabinet se juega a 15 si juegan 2 y a 10 si juegan 3 o 4.',
      S3: 'En la fuente se juega a 100 puntos.',
      S4: 'Este Bergen se juega a 15 con cualquier número de personas.',
      S5: 'En la fuente se gana con 15 puntos, con cualquier número de personas.',
      S6: 'En la fuente se juega a 15 puntos, con cualquier número de personas.',
    },
  },
  win: {
    name: 'Cuándo termina la partida',
    does: 'Si la partida termina en cuanto alguien llega a la meta o al acabar esa ronda.',
    why: {
      S0: 'En la fuente gana quien llega primero a 20 tantos.',
      S1: 'En la fuente gana quien devuelve primero todos sus tantos.',
      S2: NOT_SAID_WHEN,
      S3: 'Cada ronda acaba con descuentos, así que los totales se comparan después.',
      S4: NOT_SAID_WHEN,
      S5: NOT_SAID_WHEN,
      S6: 'En la fuente gana quien tiene 15 o más al acabar una ronda.',
    },
  },
  handSize: {
    name: 'Fichas repartidas',
    does: 'Cuántas fichas recibe cada persona antes de una ronda.',
    why: {
      S3: '6 fichas por persona si juegan 2 o 3, 5 si juegan 4. La fuente no da ningún número para más personas ni para el dominó doble doce.',
      S0: 'La fuente no da ningún número. Estos son los de Bergen: 6 fichas por persona si juegan 2 o 3, 5 si juegan 4.',
      S1: SIX_OR_FIVE,
      S2: SIX_OR_FIVE,
      S4: SIX_OR_FIVE,
      S5: 'En la fuente cada persona roba 6 fichas, con cualquier número de personas.',
      S6: 'La fuente no da ningún número. Estos son los de las demás fuentes de Bergen: 6 fichas por persona si juegan 2 o 3, 5 si juegan 4.',
    },
  },
  maxPip: {
    name: 'Dominó',
    does: 'El doble más alto de tu dominó. Con un dominó más grande pueden jugar más personas.',
    why: {
      S0: THIS_SET,
      S1: THIS_SET,
      S2: THIS_SET,
      S3: THIS_SET,
      S4: 'Lo normal es este dominó. Con uno más grande quizá puedan jugar más personas.',
      S5: NO_SET,
      S6: NO_SET,
    },
  },
  copies: {
    name: 'Juegos de fichas',
    does: 'Con cuántos juegos de fichas enteros se juega. Con 2, cada ficha está dos veces y pueden jugar más de 4 personas (salvo en Flor y Escorpión).',
    why: 'Las reglas están escritas para un solo juego de fichas. Más juegos son para grupos grandes.',
  },
  arms: {
    name: 'Brazos',
    does: 'Cuántos brazos salen del doble central.',
    why: 'Las “cuatro parejas” de la fuente piden un doble en cada brazo, así que son 4. El octágono, con el doble doce, tiene 8.',
  },
  spinner: {
    name: 'Doble central',
    does: 'Si el doble de salida es un doble central, con 4 brazos en los que jugar.',
    why: {
      S1: 'En la fuente los dobles no son centrales. Pero con juegos más grandes el primero suele serlo: actívalo si la mesa juega así.',
      S2: 'En la fuente los dobles no son centrales.',
      S4: 'En la fuente, con juegos más grandes el primer doble puede ser central. De este juego no lo dice.',
      S5: 'La fuente no habla de un doble central.',
      S6: 'La fuente no habla de un doble central.',
    },
  },
  leadTile: {
    name: 'Con qué se sale',
    does: 'Si la primera ficha de una ronda puede ser cualquiera o tiene que ser un doble.',
    why: {
      S0: 'Quien es guía de la caravana sale con cualquier ficha.',
      S1: 'En este Bergen, una ronda empieza con un doble.',
      S2: 'The Game Cabinet no nombra ninguna ficha para salir.',
      S4: 'La fuente dice quién sale, y en su ejemplo sale con un doble.',
      S5: 'En la fuente se juega primero el doble más alto.',
      S6: 'En la fuente la ronda puede empezar con cualquier ficha.',
    },
  },
  completeFirstDouble: {
    name: 'Primero los dos lados del primer doble',
    does: 'Si se sale con un doble, hay que jugar en sus dos lados antes que en cualquier otra ficha.',
    why: 'Es una variante de las reglas de Bergen de pagat.com, así que está desactivada hasta que la actives.',
  },
  draw: {
    name: 'Robar',
    does: 'Qué hace quien no puede jugar.',
    why: {
      S0: UNTIL_IT_FITS,
      S1: UNTIL_IT_FITS,
      S2: UNTIL_IT_FITS,
      S3: UNTIL_IT_FITS,
      S4: 'En la fuente se roba hasta que una ficha encaja. Robar una sola por turno es una variante.',
      S5: 'En la fuente se roba como en Muggins.',
      S6: UNTIL_IT_FITS,
    },
  },
  dual: {
    name: 'Tantos por un dual',
    does: 'Cuando una jugada iguala los dos extremos.',
    why: 'En la fuente son 2.',
  },
  plural: {
    name: 'Tantos por un plural',
    does: 'En lugar del dual, cuando son iguales 3 o más mitades abiertas.',
    why: 'En la fuente son 3.',
  },
  doubleHeader: {
    name: 'Puntos por un cuadre doble',
    does: 'Cuando una jugada iguala los dos extremos.',
    why: 'En todas las fuentes de Bergen son 2.',
  },
  tripleHeader: {
    name: 'Puntos por un cuadre triple',
    does: 'En lugar del cuadre doble, cuando un extremo iguala al doble que está en el otro.',
    why: 'En todas las fuentes de Bergen son 3.',
  },
  approachCap: {
    name: 'Freno cerca de la meta',
    does: 'Si faltan 2 puntos o menos, un cuadre da solo 1. Si faltan justo 3, da 2 como mucho.',
    why: {
      S1: 'Esta regla está en la fuente.',
      S2: 'Esta regla está en The Game Cabinet.',
      S4: 'Este Bergen no tiene esta regla.',
      S0: 'La fuente no tiene esta regla. Pero en sus consejos dice que solo la Flor da siempre 1 punto, y eso encajaría con ella.',
      S5: 'La fuente no tiene esta regla.',
      S6: 'La fuente no tiene esta regla.',
    },
  },
  dominoPoints: {
    name: 'Hacer dominó',
    does: 'Cuánto se gana al hacer dominó.',
    why: {
      S0: 'Hacer dominó da 2 tantos.',
      S1: 'Hacer dominó da 2 puntos. Una variante da 5.',
      S2: 'Hacer dominó da 2 puntos.',
      S3: 'La fuente no da nada por hacer dominó. Los demás pierden puntos por las fichas que les quedan.',
      S4: 'En la fuente, la mano con menos puntos recibe 1 punto. Para Caravan, una mano vacía es la que menos tiene.',
      S5: 'Hacer dominó da 1 punto.',
      S6: 'Quien gana una ronda recibe 1 punto.',
    },
  },
  blockedRule: {
    name: 'Quién gana con un cierre',
    does: 'Cómo se comparan las manos cuando nadie puede jugar.',
    why: {
      S0: 'Según la fuente gana quien tiene la Flor. Si no, el Escorpión. Si no, el doble más bajo.',
      S1: 'Según el autor, la regla simple es común y más fácil de aplicar. La fuente da también la americana, la alemana y la de dibujos.',
      S2: 'Según el autor, la regla simple es común y más fácil de aplicar. La fuente da también la americana, la alemana y la de dibujos.',
      S3: 'En la fuente, cada persona solo pierde 1 punto por cada ficha que le queda.',
      S4: 'En este Bergen gana la mano con menos puntos.',
      S5: 'En la fuente no cuenta una mano con dobles si otra no tiene ninguno. Si todas tienen, no se suman los puntos de los dobles.',
      S6: 'En la fuente gana la mano con menos puntos.',
    },
  },
  blockedPoints: {
    name: 'Ganar con un cierre',
    does: 'Lo que recibe quien gana una ronda con cierre.',
    why: {
      S0: 'Quien gana recibe 2 tantos.',
      S1: TWO_OR_ONE,
      S2: TWO_OR_ONE,
      S3: 'La fuente no da nada por un cierre. Todos pierden puntos por las fichas que les quedan.',
      S4: 'En la fuente, la mano con menos puntos recibe 1 punto.',
      S5: 'En la fuente es 1 punto.',
      S6: 'En la fuente es 1 punto.',
    },
  },
  tileDeduction: {
    name: 'Puntos perdidos por ficha',
    does: 'Al acabar una ronda, cada persona pierde estos puntos por cada ficha que le queda.',
    why: 'La fuente quita 1 punto por ficha.',
  },
  floor: {
    name: 'Hasta dónde baja un total',
    does: 'Hasta dónde puede bajar un total.',
    why: {
      S0: 'Nadie debe tantos, así que un total no baja de 0.',
      S3: 'La fuente no pone ningún límite, así que los totales pueden bajar de 0.',
    },
  },
  reserve: {
    name: 'Reserva',
    does: 'Cuántas de las fichas boca abajo no puede robar nadie.',
    why: {
      S0: TWO_RESERVED,
      S1: 'La fuente deja 2 fichas en reserva.',
      S2: TWO_RESERVED,
      S3: TWO_RESERVED,
      S4: 'En este Bergen se pueden robar todas las fichas. Una variante deja 2 en reserva.',
      S5: 'En la fuente se roba como en Muggins. Caravan no aparta ahí ninguna ficha.',
      S6: 'En la fuente se roba hasta que no queda nada en el pozo.',
    },
  },
  twoDoubles: {
    name: 'Parejas entre dos dobles',
    does: 'Cuántas parejas cuentan cuando hay un doble en cada extremo.',
    why: 'La fuente enumera 2 de estas parejas, aunque hay 4. Caravan sigue su lista.',
  },
  standingPair: {
    name: 'Doble que sigue en un extremo',
    does: 'Si una Flor o un Escorpión dobles de un turno anterior puntúan otra vez con cada jugada posterior.',
    why: 'La fuente no es clara. En Caravan una pareja puntúa solo con la jugada que la forma.',
  },
  doubleScorpion: {
    name: 'Escorpión doble',
    does: 'Qué jugadas no dan dual ni plural cuando el Escorpión es un doble.',
    why: 'La fuente no es clara. Caravan lo aplica a todas las jugadas con ese número.',
  },
  payout: {
    name: 'Ganancias y pérdidas en una jugada',
    does: 'Qué cuenta primero cuando una misma jugada gana y pierde tantos cerca de 0.',
    why: 'La fuente no lo dice. Caravan suma primero toda la jugada.',
  },
  americanGap: {
    name: 'Laguna de la regla americana',
    does: 'Qué decide cuando los criterios de Armanino dejan abierto quién gana: una sola mano tiene dobles y dos o más no tienen ninguno, o el último criterio que se aplica acaba en empate.',
    why: 'Los criterios impresos no cubren estos casos, así que no gana nadie si no eliges otra cosa.',
  },
  spinnerArms: {
    name: 'Empezar los brazos',
    does: 'Si cada brazo del doble central debe tener una ficha antes de seguir por alguno.',
    why: 'Ninguna fuente da un orden para el Bergen. Pero pagat.com remite al Doble Bergen, donde primero se empiezan todos.',
  },
  spinnerCount: {
    name: 'Puntos con doble central',
    does: 'Qué da una jugada cuando hay cuatro brazos en vez de dos extremos.',
    why: 'Caravan cuenta las mitades abiertas iguales, por las que pagat.com explica los cuadres. Esa fuente también remite al Doble Bergen, que cuenta todos los números.',
  },
  passedLead: {
    name: 'Salida después de pasar',
    does: 'Quién sale en la ronda siguiente si la primera persona no tenía dobles y pasó.',
    why: 'La fuente dice que la salida pasa a la izquierda. Caravan cuenta desde quien salió con el doble.',
  },
  germanTies: {
    name: 'Empates en la regla alemana',
    does: 'De qué manos se cuentan los puntos cuando varias empatan con menos dobles.',
    why: 'La fuente no es clara. Un criterio posterior suele comparar solo a quienes siguen empatados.',
  },
}

/** Why a setting has the preset's value. */
export const whySentence: PageWords['whySentence'] = (name, preset) => {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
