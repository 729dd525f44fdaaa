import { PRESETS, type LeaderAdvice } from '#shared/rules/presets'
import { counted, gameWords, sourceNames } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { DraftProblem } from '../sentence-inputs'
import { byPlayersWords } from './rule-values'

const PEOPLE: Noun = { one: 'persona', other: 'personas' }
const FACES = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const

export const newMatch: PageWords['newMatch'] = {
  title: 'Partida nueva',
  rematchTitle: 'Revancha',
  waiting: 'Preparando la mesa…',
  failed: 'Ahora mismo no se puede empezar una partida: Caravan no responde. Se vuelve a intentar.',
  rematchGone: 'La partida que se iba a repetir ya no se puede leer, así que la mesa está como la tuviste la última vez.',
  game: {
    legend: '¿Qué juego?',
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `De ${players.min} a ${players.max} personas · a ${byPlayersWords(settings.target)}`
    },
    source: (preset) => `Fuente: ${sourceNames[PRESETS[preset].source]}`,
  },
  players: {
    heading: '¿Quiénes juegan?',
    hint: 'En el orden en que se sientan: los asientos van en el sentido de las agujas del reloj, así que el siguiente está a la izquierda.',
    seat: (seat) => `Asiento ${seat}`,
    placeholder: 'Nombre',
    up: (who) => `Subir: ${who}`,
    down: (who) => `Bajar: ${who}`,
    remove: (who) => `Quitar: ${who}`,
    seatOf: (name, seat) => (name.trim() === '' ? `asiento ${seat}` : name.trim()),
    add: 'Otra persona',
    known: 'Personas con las que has jugado',
    seatPerson: (name) => `Sentar a ${name}`,
    limits: ({ min, max }) => `De ${min} a ${counted(max, PEOPLE)} con este juego y estas reglas.`,
    moreBergen: 'Con dos juegos de fichas, o con uno mayor, pueden jugar hasta ocho: mira las reglas de la casa más abajo.',
    moreLarger: 'Con un juego de fichas mayor pueden jugar hasta ocho: mira las reglas de la casa más abajo.',
    moved: (who, seat) => `${who}: ahora en el asiento ${seat}.`,
  },
  leader: {
    legend: '¿Quién sale en la primera ronda?',
    advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader),
    nameless: (seat) => `Asiento ${seat}`,
  },
  dice: {
    heading: 'Tira los dados',
    hint: 'Tira las dos parejas en la mesa y toca las caras que muestran, o deja que tire Caravan.',
    labels: {
      flower: 'Flor',
      scorpion: 'Escorpión',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind, place) => `${kind === 'flower' ? 'Flor' : 'Escorpión'}, ${place === 0 ? 'primer' : 'segundo'} dado`,
      face: (face) => FACES[face] ?? String(face),
      throw: 'Que tire Caravan',
    },
    thrown: (flower, scorpion) => `Ha salido: Flor ${flower}, Escorpión ${scorpion}.`,
  },
  rules: {
    heading: 'Reglas de la casa e interpretaciones',
    asPreset: 'según la modalidad',
    changedCount: (count) => `${count} ${count === 1 ? 'cambiada' : 'cambiadas'}`,
    intro: 'Cada una dice por qué es como es. Lo que cambies se recuerda y se ofrece la próxima vez.',
    groups: {
      'house-rule': { heading: 'Reglas de la casa', hint: 'Lo que cada familia hace de otro modo.' },
      reading: { heading: 'Interpretaciones', hint: 'Donde una fuente calla o se contradice.' },
    },
    changed: 'cambiada',
    usual: (value) => `En la modalidad: ${value}.`,
    reset: 'Según la modalidad',
    resetAll: 'Todo según la modalidad',
    withPlayers: (count, last) => (last ? `Si juegan ${count} o más` : `Si juegan ${count}`),
    on: 'Sí',
    off: 'No',
  },
  start: 'Empezar la partida',
  starting: 'Empezando…',
  problems: {
    title: 'Antes de que pueda empezar la partida',
    notStarted: 'La partida no ha empezado',
    dismiss: 'Quitar',
  },
}

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () => 'Primero se reparte: sale quien tenga el doble más bajo.',
  'highest-double': () => 'Primero se reparte: sale quien tenga el doble más alto.',
  'any-player': (leader) => `Cualquiera puede tener la primera ${leader}; se acuerda en la mesa. Después de cada ronda la salida pasa a la izquierda.`,
  'left-of-last-leader': () => 'La salida pasa a la izquierda de quien salió la última vez.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'no-name': 'Escribe un nombre, o quita este asiento.',
  'same-name': ({ name }) => `El nombre ${name} está dos veces. Añade una inicial o un apodo, para que se sepa a quién se refiere.`,
  'too-few-players': ({ min }) => `Este juego necesita al menos ${counted(min, PEOPLE)}.`,
  'too-many-players': ({ max }) =>
    `Con este juego y estas reglas pueden jugar como mucho ${counted(max, PEOPLE)}. Quita un asiento, o elige un juego de fichas mayor.`,
  'no-leader': 'Toca a quien sale.',
  'no-dice': 'Pon los cuatro dados, o tíralos.',
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `${counted(players, PEOPLE)} con ${handSize} fichas cada una necesitan más de las ${tiles} fichas que hay. Reparte menos, o elige un juego de fichas mayor.`,
  rules: ({ why }) => `Estas reglas no se llevan bien en esta mesa: ${why}.`,
})
