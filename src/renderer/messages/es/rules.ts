import { PRESETS } from '#shared/rules/presets'
import type { PageWords } from '../page-words'

const ANY_MOMENT = 'Quien llega primero a la meta ha ganado, también en medio de una ronda.'
const SIX_OR_FIVE = 'Seis fichas por persona si juegan dos o tres, cinco si juegan cuatro.'
const TWO_STAY =
  'La fuente dice que se roba hasta que no quede nada, y también que hay cierre con dos fichas en el pozo; las dos cosas valen solo si se apartan dos.'
const LIGHTEST = 'Dos puntos, o uno donde decide la mano más ligera.'

export const ruleSettings: PageWords['ruleSettings'] = {
  target: {
    name: 'Meta',
    does: 'El total con el que se gana la partida.',
    why: {
      S0: 'Flor y Escorpión está escrito para 20 tantos.',
      S1: 'El Bergen de Celko se juega a 15 si juegan dos y a 10 si juegan tres o cuatro.',
      S2: 'En The Game Cabinet se juega a 15 si juegan dos y a 10 si juegan tres o cuatro.',
      S3: 'Bergen doble está escrito para 100 puntos.',
      S4: 'El juego con robo se juega a 15, jueguen cuantos jueguen.',
    },
  },
  win: {
    name: 'Cuándo gana la meta',
    does: 'Si llegar a la meta termina la partida al momento o solo cuando acaba la ronda.',
    why: {
      S0: 'Quien llega primero a 20 tantos ha ganado, también en medio de una ronda.',
      S1: ANY_MOMENT,
      S2: ANY_MOMENT,
      S3: 'Los descuentos cierran la cuenta de la ronda, así que los totales se comparan después.',
      S4: ANY_MOMENT,
    },
  },
  handSize: {
    name: 'Fichas repartidas',
    does: 'Cuántas fichas toma cada persona antes de una ronda.',
    why: {
      S3: 'Seis fichas por persona si juegan dos o tres, cinco si juegan más; la fuente reparte como en Bergen.',
      S0: SIX_OR_FIVE,
      S1: SIX_OR_FIVE,
      S2: SIX_OR_FIVE,
      S4: SIX_OR_FIVE,
    },
  },
  maxPip: {
    name: 'Juego de fichas',
    does: 'El doble más alto de la caja. Con un juego mayor caben más personas.',
    why: 'El juego de fichas para el que está escrita esta modalidad.',
  },
  copies: {
    name: 'Juegos de fichas mezclados',
    does: 'Cuántos juegos de fichas enteros se usan. Con dos caben más de cuatro personas en Bergen, y dos dobles iguales pueden quedar frente a frente.',
    why: 'Está escrito para un solo juego de fichas; usar más es una opción para un grupo mayor.',
  },
  arms: {
    name: 'Brazos',
    does: 'Cuántos brazos crecen del doble central.',
    why: 'Cuatro desde un doble central con el juego doble seis; el octágono que se juega con el doble doce tiene ocho.',
  },
  leadTile: {
    name: 'Con qué se sale',
    does: 'Si una ronda puede empezar con cualquier ficha o solo con un doble.',
    why: {
      S0: 'Quien lleva la guía de la caravana sale con cualquier ficha.',
      S1: 'Una ronda de este Bergen empieza con un doble.',
      S2: 'En The Game Cabinet se puede salir con cualquier ficha.',
      S4: 'El juego con robo empieza con el doble más alto.',
    },
  },
  completeFirstDouble: {
    name: 'Primero los dos lados del primer doble',
    does: 'Si se sale con un doble, hay que jugar en sus dos lados antes que en ninguna otra ficha.',
    why: 'Es una variante de Celko, así que está desactivada hasta que la quieras.',
  },
  draw: {
    name: 'Robar',
    does: 'Qué hace quien no puede jugar.',
    why: 'En las fuentes se roba hasta que una ficha encaja. Robar una sola por turno es una variante del juego con robo.',
  },
  dual: {
    name: 'Tantos por un dual',
    does: 'Se pagan cuando una jugada iguala los dos extremos.',
    why: 'La fuente paga 2.',
  },
  plural: {
    name: 'Tantos por un plural',
    does: 'Se pagan en lugar del dual cuando son iguales tres o más mitades abiertas.',
    why: 'La fuente paga 3.',
  },
  doubleHeader: {
    name: 'Puntos por una cabeza doble',
    does: 'Se ganan cuando una jugada iguala los dos extremos.',
    why: 'Todas las fuentes de Bergen dan 2.',
  },
  tripleHeader: {
    name: 'Puntos por una cabeza triple',
    does: 'Se ganan en lugar de la cabeza doble cuando un extremo iguala el doble que está en el otro.',
    why: 'Todas las fuentes de Bergen dan 3.',
  },
  approachCap: {
    name: 'Llegada lenta a la meta',
    does: 'A quien le faltan dos puntos o menos, una cabeza le da solo 1; a quien le faltan justo tres, como mucho 2.',
    why: {
      S1: 'El Bergen de Celko tiene esta regla.',
      S2: 'The Game Cabinet tiene esta regla.',
      S4: 'El juego con robo no la tiene.',
    },
  },
  dominoPoints: {
    name: 'Hacer dominó',
    does: 'Lo que recibe quien juega su última ficha.',
    why: {
      S0: 'Quien hace dominó recibe 2 tantos.',
      S1: 'Hacer dominó da 2 puntos; una variante da 5.',
      S2: 'Hacer dominó da 2 puntos; una variante da 5.',
      S3: 'Hacer dominó no paga nada por sí mismo: los demás pierden por las fichas que les quedan.',
      S4: 'La mano más ligera recibe 1 punto, y una mano vacía es la más ligera.',
    },
  },
  blockedRule: {
    name: 'Quién gana con un cierre',
    does: 'Cómo se comparan las manos cuando ya nadie puede jugar.',
    why: {
      S0: 'La fuente nombra a quien tenga la Flor, luego el Escorpión, luego el doble más bajo.',
      S1: 'La mano más ligera es la regla más antigua y más corta; la fuente da también la americana, la alemana y la de dibujos.',
      S2: 'La mano más ligera es la regla más antigua y más corta; la fuente da también la americana y la alemana.',
      S3: 'La fuente solo quita un punto por cada ficha que queda.',
      S4: 'El juego con robo da la ronda a la mano más ligera.',
    },
  },
  blockedPoints: {
    name: 'Ganar con un cierre',
    does: 'Lo que recibe quien gana una ronda con cierre.',
    why: {
      S0: 'Quien gana una ronda con cierre recibe 2 tantos.',
      S1: LIGHTEST,
      S2: LIGHTEST,
      S3: 'Un cierre no paga nada: todos pierden por las fichas que les quedan.',
      S4: 'Un punto, porque decide la mano más ligera.',
    },
  },
  tileDeduction: {
    name: 'Se pierde por ficha en mano',
    does: 'Cuando termina una ronda, cada cual pierde esto por cada ficha que le queda en la mano.',
    why: 'La fuente quita 1 punto por ficha.',
  },
  floor: {
    name: 'Total mínimo',
    does: 'Hasta dónde puede bajar un total.',
    why: {
      S0: 'Nadie debe tantos: un total se detiene en cero.',
      S3: 'La fuente no pone ningún límite, así que los totales pueden bajar de cero.',
    },
  },
  reserve: {
    name: 'Reserva',
    does: 'Fichas del pozo que no se roban nunca.',
    why: {
      S0: TWO_STAY.replace('pozo', 'oasis'),
      S1: 'La fuente aparta dos fichas.',
      S2: TWO_STAY,
      S3: TWO_STAY,
      S4: 'En el juego con robo se roban todas las fichas; apartar dos es su variante.',
    },
  },
  twoDoubles: {
    name: 'Parejas entre dos dobles',
    does: 'Cuántas parejas se cuentan cuando hay un doble en cada extremo.',
    why: 'La fuente enumera dos de esas parejas, aunque se pueden formar cuatro; se sigue su lista.',
  },
  standingPair: {
    name: 'Un doble que sigue en un extremo',
    does: 'Si una Flor o un Escorpión dobles que ya estaban en un extremo cuentan otra vez con cada jugada posterior.',
    why: 'La fuente no dice nada; una pareja se cuenta por la jugada que la forma.',
  },
  doubleScorpion: {
    name: 'Un Escorpión doble',
    does: 'A qué le quita el dual o el plural un Escorpión con dos caras iguales.',
    why: 'La fuente dice que el palo no los gana, así que no los gana ninguna jugada en ese palo.',
  },
  payout: {
    name: 'Ganancias y pérdidas en una jugada',
    does: 'Qué se cuenta primero cuando una jugada gana y pierde tantos a la vez cerca de cero.',
    why: 'La fuente no dice nada; quien lleva la guía de la caravana paga la diferencia.',
  },
  americanGap: {
    name: 'Regla americana: donde no dice nada',
    does: 'Qué decide cuando una sola mano tiene dobles y dos o más no tienen ninguno.',
    why: 'Los criterios impresos no lo cubren, así que no gana nadie si no dices otra cosa.',
  },
  germanTies: {
    name: 'Regla alemana: empates',
    does: 'A quién compara el último criterio cuando varias manos tienen los mismos dobles, los menos.',
    why: 'Un criterio posterior suele decidir solo entre quienes siguen empatados.',
  },
}

/** Why a setting has the preset's value. */
export const whySentence: PageWords['whySentence'] = (name, preset) => {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
