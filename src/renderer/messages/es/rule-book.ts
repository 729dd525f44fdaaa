import type { RuleId } from '#shared/games/rule-ids'
import { counted, gameWords, inNumber, listed, plain, signed } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { ruleTexts } from './rulebook'

const ASKED_FOR: Readonly<Partial<Record<RuleId, string>>> = {
  'C-1': 'orden, a quién le toca, ser mano, la mano',
  'C-2': 'obligado a jugar, robar, comer, chupar, tomar, pasar, tocar, no llevo',
  'C-3': 'montón, monte, sopa, banco, boca abajo, sobrantes',
  'C-4': 'tranca, tranque, trancado, cerrado, juego cerrado, atascado, dominar, irse, fin',
  'C-5': 'cuántos puntos, ganador, ganar',
  'C-6': 'última ficha, dominar, irse',
  'FS-1': 'quién empieza, quién sale, abrir, ser mano, inicio, dados',
  'FS-2': 'dos extremos iguales, cuadrar, igualar, iguales',
  'FS-3': 'tres iguales, mula, chancho',
  'B-1': 'dos extremos iguales, cuadrar, igualar, iguales, capicúa',
  'B-2': 'tres iguales, mula, chancho',
  'B-4': 'última ficha, mano vacía, dominar, irse, ganar la mano',
  'B-5': 'tranca, tranque, trancado, cerrado, juego cerrado, quién gana, empate',
  'B-7': 'quién empieza, quién sale, abrir, ser mano, mula, chancho, primera ficha, inicio',
  'FS-9': 'última ficha, tranca, tranque, cerrado, dominar, irse, quién gana',
  'DB-1': 'quién empieza, quién sale, abrir, ser mano, mula, chancho, primera ficha, inicio',
  'DB-4': 'penalización, puntos menos, sobrantes',
  'DB-5': 'cuántos puntos',
  'B-8': 'tantos',
  'FS-10': 'menos, negativo',
  'B-3': 'cerca de ganar',
}

/** What the rule book says besides the rules themselves. */
export const ruleBook: PageWords['ruleBook'] = {
  title: 'Reglas',
  intro: 'Todas las reglas que aplica Caravan, con su número, su fuente y ejemplos. Los ejemplos se puntúan mientras los miras, igual que tus partidas.',
  named: (id) => `${id} ${ruleTexts[id].title}`,
  link: (id) => `Regla ${id}: ${ruleTexts[id].title}`,
  short: (id) => `Regla ${id}`,
  read: (preset) => `Reglas: ${preset}`,
  close: 'Cerrar',
  noSuchRule: (id) => `La regla ${id} no existe.`,

  search: {
    label: 'Buscar en las reglas',
    text: 'Buscar',
    hint: 'Una palabra, un número de regla como B-5 o una fuente.',
    preset: 'Juego',
    every: 'Todos los juegos',
    found: (count) => counted(count, { one: 'regla', other: 'reglas' }),
    nothing: (text) => `No hay reglas sobre “${text}”.`,
    showAll: 'Mostrar todas las reglas',
  },

  kinds: { written: 'Escrito', reading: 'Poco claro', convention: 'De Caravan' },
  howToRead: 'Cómo leer las reglas',
  kindsMean: {
    written: 'Lo dice una fuente. Sus propias palabras están al lado.',
    reading: 'La fuente lo deja abierto o se puede entender de varias maneras. Así la entiende Caravan.',
    convention: 'Ninguna fuente dice nada. Lo ha decidido Caravan.',
  },
  excerpts: 'visto en extractos',
  points: {
    label: 'Puntos',
    of: ({ points, each }, game) => `${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}${each ? ' cada vez' : ''}`,
  },

  contents: 'Contenido',
  askedFor: (id) => ASKED_FOR[id] ?? '',
  askedForLessons: 'quién empieza, quién sale, cuántas fichas, mezclar, barajar, hacer la sopa, revolver, dar agua, repartir, aprender, principiante',
  topics: {
    lead: 'Repartir y salir',
    turn: 'Un turno',
    scores: 'Qué puntúa',
    end: 'Dominó y cierres',
    winning: 'Ganar',
    table: 'Tantos y dibujos',
  },

  match: {
    link: 'Reglas de esta partida',
    waiting: 'Cargando las reglas de esta partida…',
    gone: 'Esa partida ya no existe. Estas son las reglas habituales.',
    of: (players, preset) => `${preset}, como juegan ${listed(players)}`,
    asWritten: 'Sin reglas de la casa: todo como en la fuente.',
    houseRules: (count) =>
      count === 1
        ? '1 regla de la casa o poco clara difiere de la fuente. Está marcada.'
        : `${count} reglas de la casa o poco claras difieren de la fuente. Están marcadas.`,
    back: 'Volver a la partida',
    book: 'Todas las reglas',
  },

  houseRule: 'Regla de la casa',
  usually: (value) => `normalmente ${value}`,
  optional: 'Solo como regla de la casa',
  optionalHere: 'No se aplica en esta partida',

  rule: {
    back: 'Todas las reglas',
    settings: 'Qué puedes cambiar',
    reading: 'regla poco clara',
    everywhere: 'Todas las modalidades',
    where: 'Dónde se aplica',
    played: 'se aplica',
    chosen: 'opcional',
    source: (source) => `Fuente: ${source}`,
    sources: (sources) => `${sources.length === 1 ? 'Fuente' : 'Fuentes'}: ${sources.join('; ')}`,
    examples: 'Ejemplos',
    before: (id) => `Anterior: ${id} ${ruleTexts[id].title}`,
    after: (id) => `Siguiente: ${id} ${ruleTexts[id].title}`,
    more: 'Otras reglas',
  },

  example: {
    says: { yes: 'Sí', no: 'No' },
    saysInFull: { yes: 'Sí, aquí se aplica la regla', no: 'No, aquí no se aplica' },
    preset: (preset, rules) => (rules === '' ? preset : `${preset}. Reglas de la casa: ${rules}`),
    chips: 'Antes y después',
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, sin cambios` : `de ${plain(before)} a ${plain(after)} ${unit}`),
    toGiveBack: 'por devolver',
    turn: (name) => `Le toca a ${name}.`,
    lineOf: (caption) => `el ejemplo “${caption}”`,
    refused: (tried) => `No es posible: ${tried}`,
    refusedRound: 'No es posible',
  },

  compare: {
    title: 'Comparar modalidades',
    link: 'Comparar modalidades',
    intro: 'Caravan tiene ocho modalidades de siete fuentes escritas. Elige dos para ver en qué difieren y por qué.',
    one: 'Comparar',
    other: 'con',
    show: 'Mostrar',
    onlyDifferent: 'Solo diferencias',
    everything: 'Todo',
    nothing: 'Estas dos modalidades son iguales.',
    differs: 'difiere',
    caption: (one, other) => listed([one, other]),
    all: 'Comparar las ocho',
    allCaption: 'Todas las modalidades',
    what: 'Regla',
    absent: '–',
    absentInFull: 'no es parte de este juego',
    groups: {
      table: 'Lo básico',
      'house-rule': 'Reglas de la casa: valores habituales',
      reading: 'Donde las reglas no son claras',
      rules: 'Reglas que se aplican',
    },
    rows: {
      source: 'Fuente',
      players: 'Personas',
      line: 'Línea',
      firstLeader: 'Quién sale primero',
      nextLeader: 'Quién sale en las siguientes',
    },
    players: (min, max) => `de ${min} a ${max}`,
    twoEnded: '2 extremos',
    spinner: 'Brazos desde un doble central',
    played: 'se aplica',
    optional: 'solo como regla de la casa',
  },
}
