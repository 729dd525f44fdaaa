import { distinctTiles } from '#shared/domino/set'
import type { TableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { PRESETS } from '#shared/rules/presets'
import { counted, gameWords, listed, setWords, tileNoun } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import type { Taught } from '../sentence-inputs'

const POINTS: Noun = { one: 'punto', other: 'puntos' }
const CHIPS: Noun = { one: 'tanto', other: 'tantos' }

const set = ({ tiles, few }: TableFigures): string => `${counted(tiles, tileNoun)} (${setWords(few.maxPip)})`
const players = ({ few, many }: TableFigures): string => `De ${few.players} a ${counted(many.players, { one: 'persona', other: 'personas' })}.`

function deal({ few, many }: TableFigures, boneyard: string): Taught {
  const fewer = few.handSize === many.handSize ? '' : `, o ${many.handSize} si juegan ${many.players}`
  return { title: 'Repartir.', text: `Las fichas se mezclan boca abajo. Cada persona roba ${few.handSize}${fewer}. El resto es el ${boneyard}.` }
}

const turn = (line: string, boneyard: string, { few }: TableFigures): Taught => ({
  title: 'Tu turno.',
  text: `Pon una ficha en un extremo ${line}, número con número igual. Si no puedes, roba hasta que puedas. Las últimas ${few.reserve} se quedan en el ${boneyard}: entonces pasas.`,
})

const DOUBLES = 'Un doble se pone atravesado, y cuentan sus dos mitades.'

const twelve = PRESETS['double-bergen-twelve']

export const howToPlay: PageWords['howToPlay'] = {
  title: (game) => `Cómo se juega: ${gameWords(game).name}`,
  link: 'Aprende a jugar en un minuto',
  games: 'Juegos',
  inShort: 'El juego en breve',
  steps: {
    'flower-and-scorpion': (figures) => [
      { title: 'Hacen falta', text: `${set(figures)}, 2 dados verdes y 2 rojos, y tantos. ${players(figures)}` },
      deal(figures, 'oasis'),
      {
        title: 'Tirar.',
        text: 'Quien es guía de la caravana tira los dados verdes para la Flor y los rojos para el Escorpión. Luego sale con cualquier ficha.',
      },
      turn('de la caravana', 'oasis', figures),
      {
        title: 'Final.',
        text: `La última ficha da ${counted(figures.few.dominoPoints, CHIPS)}. Si nadie puede jugar, la mano con la Flor recibe ${figures.few.blockedPoints}. Gana quien llega antes a ${figures.few.target}, también en mitad de una ronda.`,
      },
    ],
    bergen: (figures) => [
      { title: 'Hacen falta', text: `${set(figures)}, y papel o tantos para los puntos. ${players(figures)}` },
      deal(figures, 'pozo'),
      { title: '¿Quién empieza?', text: 'Sale el doble más bajo. Costumbre de Caravan: en cada ronda y, si nadie tiene un doble, se reparte otra vez.' },
      turn('del tren', 'pozo', figures),
      {
        title: 'Final.',
        text: `La última ficha da ${counted(figures.few.dominoPoints, POINTS)}. Si nadie puede jugar, la mano con menos puntos recibe ${figures.few.blockedPoints}. Gana quien llega antes a ${figures.few.target}, o a ${figures.many.target} a partir de 3 personas.`,
      },
    ],
    'double-bergen': (figures) => [
      { title: 'Hacen falta', text: `${set(figures)}, papel y lápiz. ${players(figures)}` },
      deal(figures, 'pozo'),
      { title: '¿Quién empieza?', text: 'Se sortea. Se sale con cualquier doble, que es el doble central. Sin doble, la salida pasa a la izquierda.' },
      {
        title: 'Tu turno.',
        text: `Primero se empiezan los ${figures.few.arms} brazos del doble central. Después, pon una ficha en cualquier brazo, número con número igual. Si no puedes, roba hasta que puedas. Las últimas ${figures.few.reserve} se quedan en el pozo.`,
      },
      {
        title: 'Final.',
        text: `Al final de la ronda, cada ficha en la mano cuesta ${counted(figures.few.tileDeduction, POINTS)}. Gana el total más alto a partir de ${figures.few.target}.`,
      },
    ],
  },
  scores: 'Qué puntúa',
  pictures: {
    'flower-and-scorpion': {
      dual: { title: 'Dual', text: 'Extremos iguales' },
      plural: { title: 'Plural', text: 'Iguales, con un doble' },
      shortFlower: { title: 'Flor corta', text: 'Juegas su ficha' },
      longFlower: { title: 'Flor larga', text: 'La forman los extremos' },
      scorpion: { title: 'Escorpión', text: 'Ficha o extremos' },
      nothing: { title: 'Nada', text: 'Como casi siempre' },
    },
    bergen: {
      ledDouble: { title: 'Sale un doble', text: 'Sus dos mitades' },
      doubleHeader: { title: 'Cuadre doble', text: 'Extremos iguales' },
      doubleJoins: { title: 'Cuadre triple', text: 'El doble después' },
      doubleStands: { title: 'Cuadre triple', text: 'El doble antes' },
      nearTarget: { title: 'Cerca de la meta', text: 'Un cuadre da menos' },
      nothing: { title: 'Nada', text: 'Extremos distintos' },
    },
    'double-bergen': {
      spinner: { title: 'Doble central', text: 'Sus dos mitades' },
      pair: { title: 'Extremos iguales', text: 'En cualquier brazo' },
      withDouble: { title: 'Con un doble', text: 'Cuenta dos veces' },
      twoPairs: { title: 'Dos parejas', text: 'Cuentan las dos' },
      four: { title: 'Cuatro iguales', text: 'Un punto por cada uno' },
      nothing: { title: 'Nada', text: 'Extremos distintos' },
    },
  },
  pictured: (tiles, counts) => `En la mesa: ${listed(tiles)}.${counts.length === 0 ? '' : ` Lo que cuenta: ${listed(counts.map(String))}.`}`,
  firstRound: 'Una primera ronda',
  step: (step, steps) => `Paso ${step} de ${steps}`,
  back: 'Paso anterior',
  next: 'Paso siguiente',
  again: 'Empezar otra vez',
  play: 'Jugarlo en tu mesa',
  log: 'La ronda hasta aquí',
  players: 'Puntos y fichas',
  dealt: (each, left, boneyard) => `Cada persona tiene ${counted(each, tileNoun)}. ${left === 1 ? 'Queda' : 'Quedan'} ${left} en el ${boneyard}.`,
  drew: (name, needed, count) =>
    `${name} no tiene ningún ${needed.join(' ni ')} y roba ${counted(count, tileNoun)}. ${count === 1 ? 'Se puede jugar' : 'La última se puede jugar'}, así que ${name} tiene que jugarla.`,
  across: 'Un doble se pone atravesado, y cuentan sus dos mitades.',
  spinner: (tile, arms) => `${tile} es el doble central. Cuentan sus dos mitades hasta que sus ${arms} brazos estén empezados.`,
  open: (halves) => `Mitades abiertas: ${listed(halves.map(String))}.`,
  more: {
    'flower-and-scorpion': `${DOUBLES} Nadie baja de 0. Tu familia puede cambiar casi todos los números.`,
    bergen: `${DOUBLES} Otras modalidades de Bergen cambian quién empieza, la meta, el freno cerca de la meta y la reserva. El dominó y el cierre a veces dan menos.`,
    'double-bergen': `Otro doble se pone atravesado en su brazo, y cuentan sus dos mitades. Con un juego de fichas ${setWords(twelve.settings.maxPip)} hay ${counted(distinctTiles(twelve.settings.maxPip), tileNoun)}, ${twelve.settings.arms} brazos y hasta ${twelve.players.max} personas.`,
  },
  rules: (game) => `Todas las reglas: ${gameWords(game).name}`,
}
