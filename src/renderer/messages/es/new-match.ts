import { PRESETS, type LeaderAdvice } from '#shared/rules/presets'
import { counted, gameWords, sourceNames } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { DraftProblem } from '../sentence-inputs'
import { byPlayersWords } from './rule-values'

const PEOPLE: Noun = { one: 'persona', other: 'personas' }
const HOUSE_RULES: Noun = { one: 'regla de la casa', other: 'reglas de la casa' }
const FACES = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const

export const newMatch: PageWords['newMatch'] = {
  title: 'Partida nueva',
  rematchTitle: 'Revancha',
  waiting: 'Cargando…',
  failed: 'Ahora mismo no se puede empezar una partida. Caravan lo sigue intentando.',
  rematchGone: 'La partida anterior no se puede leer. Aquí tienes tus últimos ajustes.',
  game: {
    legend: '¿Qué juego?',
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `De ${players.min} a ${players.max} personas · a ${byPlayersWords(settings.target)}`
    },
    sets: (count) => counted(count, { one: 'modalidad', other: 'modalidades' }),
    source: (preset) => `Fuente: ${sourceNames[PRESETS[preset].source]}`,
    points: (points, preset) => counted(points, gameWords(PRESETS[preset].game).points),
    summary: (target, changed) => `A ${target}, ${changed === 0 ? 'sin reglas de la casa' : counted(changed, HOUSE_RULES)}`,
    change: 'Cambiar',
  },
  players: {
    heading: '¿Quiénes juegan?',
    seat: (seat) => `Asiento ${seat}`,
    placeholder: 'Nombre',
    remove: (who) => `Quitar: ${who}`,
    seatOf: (name, seat) => (name.trim() === '' ? `asiento ${seat}` : name.trim()),
    add: 'Añadir persona',
    limits: ({ min, max }) => `De ${min} a ${counted(max, PEOPLE)} con estas reglas.`,
    moreBergen: 'Hasta 8 personas: con dos juegos de fichas o un dominó más grande (reglas de la casa, más abajo).',
    moreLarger: 'Hasta 8 personas: con un dominó más grande (reglas de la casa, más abajo).',
    moved: (who, seat) => `${who} está ahora en el asiento ${seat}.`,
    free: 'Asiento libre',
    takeSeat: (seat) => `Asiento libre ${seat}: añadir persona`,
    tapSeat: 'Toca a quien sale. Arrastra para cambiar de asiento.',
    swap: 'Cambiar asientos',
    swapWho: '¿Quién cambia de asiento? Elige a una persona y luego a otra.',
    swapWith: (who) => `¿Con quién cambia de asiento ${who}?`,
    swapped: 'Listo',
    newPerson: 'Persona nueva',
    seated: (name) => `${name} ya tiene asiento.`,
    others: (count) => `${counted(count, PEOPLE)} más`,
  },
  leader: {
    legend: '¿Quién empieza?',
    advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader),
    leads: (name) => `Sale ${name}`,
  },
  dice: {
    heading: 'Dados',
    hint: 'Tira las dos parejas y toca los números, o deja que tire Caravan. También se puede después de empezar.',
    labels: {
      flower: 'Flor',
      scorpion: 'Escorpión',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind, place) => `${kind === 'flower' ? 'Flor' : 'Escorpión'}, ${place === 0 ? 'primer' : 'segundo'} dado`,
      face: (face) => FACES[face] ?? String(face),
      roll: 'Tira por nosotros',
    },
    rolled: (flower, scorpion) => `Ha salido: Flor ${flower}, Escorpión ${scorpion}.`,
  },
  rules: {
    heading: 'Reglas de la casa y reglas poco claras',
    asPreset: 'ninguna cambiada',
    changedCount: (count) => `${count} ${count === 1 ? 'cambiada' : 'cambiadas'}`,
    intro: 'Cada regla dice de dónde viene. Caravan recuerda tus cambios para la próxima vez.',
    groups: {
      'house-rule': { heading: 'Reglas de la casa', hint: 'Cambia lo que tu familia juega de otro modo.' },
      reading: { heading: 'Donde las reglas no son claras', hint: 'La fuente se puede entender de varias maneras. Elige cómo se juega en tu mesa.' },
    },
    changed: 'cambiada',
    usual: (value) => `Lo habitual: ${value}.`,
    reset: 'Restablecer',
    resetAll: 'Restablecer todas',
    withPlayers: (count, last) => (last ? `Si juegan ${count} o más` : `Si juegan ${count}`),
    on: 'Sí',
    off: 'No',
  },
  agreement: { heading: 'Después de cada ronda', not: 'no se pregunta a nadie', asked: 'se pregunta a cada persona' },
  start: 'Empezar la partida',
  starting: 'Empezando…',
  problems: {
    title: 'Antes de empezar',
    notStarted: 'La partida no ha empezado',
    dismiss: 'Cerrar',
  },
}

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Primero se reparte. Quien tiene el doble más bajo sale con él. Si nadie tiene dobles, la fuente lo deja abierto: se reparte de nuevo o se roba por turnos hasta que alguien tenga uno.',
  'highest-double': () =>
    'Primero se reparte. Quien tiene el doble más alto sale con él. Si nadie tiene dobles, la fuente lo deja abierto: se reparte de nuevo o se roba por turnos hasta que alguien tenga uno.',
  'highest-double-any-tile': () => 'Primero se reparte. Sale quien tiene el doble más alto, con cualquier ficha. Si nadie tiene dobles, se reparte de nuevo.',
  'picked-at-random': () => 'Elige al azar quién sale primero.',
  'any-player': () => 'Puede salir cualquiera: elige a alguien.',
  'nobody-named': () => 'La fuente no nombra a nadie: elige quién sale.',
  'left-of-last-leader': () => 'La salida pasa a la izquierda.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'same-name': ({ name }) => `El nombre ${name} está dos veces. Añade a uno una inicial o un apodo.`,
  'too-few-players': ({ min }) => `Añade personas: este juego necesita al menos ${min}.`,
  'too-many-players': ({ max }) => `Estas reglas admiten como mucho ${counted(max, PEOPLE)}. Quita a alguien o elige un dominó más grande.`,
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `Faltan fichas: ${counted(players, PEOPLE)} con ${handSize} cada una, pero solo hay ${tiles}. Reparte menos o elige un dominó más grande.`,
  rules: ({ why }) => `Estas reglas no son compatibles: ${why}.`,
})
