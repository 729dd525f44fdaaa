import { counted, gameWords, listed, plain } from '#shared/words/es'
import type { PageWords } from '../page-words'
import { ruleTexts } from './rulebook'

/** What the rule book says besides the rules themselves. */
export const ruleBook: PageWords['ruleBook'] = {
  title: 'Reglas',
  intro:
    'Todas las reglas que aplica Caravan, con su número, dónde están escritas y ejemplos. Los ejemplos se puntúan mientras los miras, igual que tus partidas.',
  named: (id) => `${id} ${ruleTexts[id].title}`,
  link: (id) => `Regla ${id}: ${ruleTexts[id].title}`,
  short: (id) => `Regla ${id}`,
  read: (preset) => `Las reglas de ${preset}`,
  close: 'Cerrar',
  noSuchRule: (id) => `No hay ninguna regla ${id}.`,

  search: {
    label: 'Buscar en las reglas',
    text: 'Buscar',
    hint: 'Una palabra, el número de una regla como B-5, o una fuente.',
    preset: 'Reglas de',
    every: 'Todos los juegos',
    found: (count) => counted(count, { one: 'regla', other: 'reglas' }),
    nothing: (text) => `Ninguna regla dice “${text}”.`,
    showAll: 'Mostrar todas las reglas',
  },

  chapters: {
    common: 'En todos los juegos',
    of: (game) => gameWords(game).name,
  },

  match: {
    link: 'Reglas de esta mesa',
    waiting: 'Buscando las reglas de esta partida…',
    gone: 'La partida cuyas reglas se pedían ya no está, así que este es el libro tal como está escrito.',
    of: (players, preset) => `A qué juegan ${listed(players)}: ${preset}`,
    asWritten: 'Todo como está en la fuente.',
    houseRules: (count) =>
      count === 1
        ? '1 regla de la casa o interpretación difiere de la fuente; está marcada.'
        : `${count} reglas de la casa e interpretaciones difieren de la fuente; están marcadas.`,
    back: 'Volver a la partida',
    book: 'El libro entero',
  },

  houseRule: 'Regla de la casa',
  usually: (value) => `normalmente ${value}`,
  optional: 'No se juega, salvo que la casa lo quiera',
  optionalHere: 'No se juega en esta mesa',

  rule: {
    back: 'Todas las reglas',
    settings: 'Qué puede cambiar una casa',
    reading: 'interpretación',
    everywhere: 'Todas las modalidades',
    here: 'En esta mesa',
    where: 'Dónde se juega',
    played: 'se juega',
    chosen: 'se puede elegir',
    source: (source) => `Fuente: ${source}`,
    sources: (sources) => `Está escrita en: ${sources.join('; ')}`,
    examples: 'Ejemplos',
    exampleCount: (count) => counted(count, { one: 'ejemplo', other: 'ejemplos' }),
    before: (id) => `Anterior: ${id} ${ruleTexts[id].title}`,
    after: (id) => `Siguiente: ${id} ${ruleTexts[id].title}`,
    more: 'Otras reglas',
  },

  example: {
    says: { yes: 'Sí', no: 'No' },
    saysInFull: { yes: 'Sí, aquí la regla hace algo', no: 'No, aquí no' },
    preset: (preset, rules) => (rules === '' ? preset : `${preset}. Reglas de la casa: ${rules}`),
    chips: 'Antes y después',
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, como antes` : `de ${plain(before)} a ${plain(after)} ${unit}`),
    toGiveBack: 'por devolver',
    turn: (name) => `Le toca a ${name}.`,
    lineOf: (caption) => `el ejemplo “${caption}”`,
    refused: (tried) => `No es posible: ${tried}`,
    refusedRound: 'No es posible',
  },

  compare: {
    title: 'Las modalidades, comparadas',
    link: 'Comparar las modalidades',
    intro: 'Seis modalidades vienen de cinco fuentes escritas. Elige dos, y mira qué difiere y por qué.',
    one: 'Comparar',
    other: 'con',
    show: 'Mostrar',
    onlyDifferent: 'Solo lo que difiere',
    everything: 'Todo',
    nothing: 'Estas dos coinciden en todo.',
    differs: 'difiere',
    caption: (one, other) => listed([one, other]),
    all: 'Las seis juntas',
    allCaption: 'Todas las modalidades',
    what: 'Qué',
    absent: '–',
    absentInFull: 'no es parte de este juego',
    groups: {
      table: 'La mesa',
      'house-rule': 'Reglas de la casa, como están en la fuente',
      reading: 'Interpretaciones: donde una fuente calla o se contradice',
      rules: 'Reglas con las que se juega',
    },
    rows: {
      source: 'Fuente',
      players: 'Personas',
      line: 'La línea',
      firstLeader: 'Quién sale primero',
      nextLeader: 'Quién sale después',
    },
    players: (min, max) => `de ${min} a ${max}`,
    twoEnded: 'Dos extremos',
    spinner: 'Brazos desde un doble central',
    played: 'se juega',
    optional: 'solo si la casa lo quiere',
  },
}
