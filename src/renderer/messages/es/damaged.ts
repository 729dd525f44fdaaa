import { shapeSentence } from '#shared/words/es/malformed'
import { counted, figures, inNumber, listed } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'
import { noFileWords } from './file-faults'

/** A match that is there and cannot be opened. */
export const damaged: PageWords['damaged'] = {
  match: (players, date, matchId) => {
    if (players.length === 0) return date === null ? `La partida del archivo ${matchId}.json` : `Una partida del ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'Esta partida no se puede abrir',
  heading: 'Partidas que no se pueden abrir',
  all: (matches) => `Mostrar las ${figures(matches)}`,
  kept: 'Caravan deja su archivo como está. A tus otras partidas no les pasa nada.',
  passing: 'Caravan lo sigue intentando. La partida volverá en cuanto se pueda leer su archivo.',
  elsewhere: 'Para ver qué puedes hacer, abre esta partida en el equipo donde funciona Caravan.',
  home: 'Ir a la página de inicio',
  do: 'Qué puedes hacer',
  looking: 'Comprobando el archivo…',
  here: 'La partida ha vuelto.',
  takeBack: {
    title: (entries) =>
      entries === 0 ? 'Quitar lo que sobra' : entries === 1 ? 'Quitar la última anotación' : `Quitar las últimas ${figures(entries)} anotaciones`,
    which: (taken, more) => `Se quitará esto, lo último primero: ${taken.join(', ')}${more === 0 ? '' : ` y ${figures(more)} más`}.`,
    stays: (rounds, entries) =>
      `Después la partida funciona otra vez, con ${counted(rounds, { one: 'ronda', other: 'rondas' })} y ${counted(entries, { one: 'anotación', other: 'anotaciones' })}.`,
    trail: (entries) =>
      `${inNumber(entries, { one: 'Faltará', other: 'Faltarán' })} ${counted(entries, { one: 'nota', other: 'notas' })} sobre cambios anteriores.`,
    fields: (names) => `Faltará lo que otro programa añadió al archivo: ${names.join(', ')}.`,
    history: 'Las anotaciones anteriores ya no se podrán deshacer, pero sí corregir.',
    kept: 'Caravan guarda el archivo actual con otro nombre.',
    go: (entries) => (entries === 0 ? 'Quitar lo que sobra' : entries === 1 ? 'Quitar anotación' : 'Quitar anotaciones'),
    none: 'Aquí no sirve quitar las últimas anotaciones.',
  },
  taken: takenIn({
    by: (player) => ` (${player})`,
    'enter-play': ({ tile, by }) => `${tile ?? 'una ficha'}${by}`,
    'enter-draw': ({ by }) => `robar fichas${by}`,
    'enter-pass': ({ by }) => `un pase${by}`,
    'enter-block': ({ round }) => `el cierre de la ronda ${round}`,
    'enter-table': ({ round }) => `la mesa inicial de la ronda ${round}`,
    'change-rules': 'un cambio de reglas',
    'start-round': ({ round }) => `el comienzo de la ronda ${round}`,
    revise: 'una corrección',
    unknown: ({ round }) => `una anotación de la ronda ${round}`,
  }),
  backups: {
    title: 'Restaurar de una copia',
    looking: 'Comprobando las copias…',
    version: (when) => `Copia del ${when}`,
    holds: (rounds, entries) => `${counted(rounds, { one: 'ronda', other: 'rondas' })}, ${counted(entries, { one: 'anotación', other: 'anotaciones' })}`,
    restore: 'Restaurar',
    restoreOf: (when) => `Restaurar: copia del ${when}`,
    none: (searched) =>
      searched === 0
        ? 'En este equipo no hay copias de seguridad.'
        : searched === 1
          ? 'La única copia que hay aquí no contiene esta partida.'
          : `Ninguna de las ${figures(searched)} copias que hay aquí contiene esta partida.`,
    unreadable: (backups) => `Caravan no puede leer esta partida en ${counted(backups, { one: 'copia', other: 'copias' })}.`,
    others: 'Elegir otra copia',
  },
  save: {
    title: 'Guardar una copia del archivo',
    text: (bytes) => `Para conservarla o para que alguien pueda repararla${bytes === null ? '' : ` (${figures(bytes)} bytes)`}.`,
    go: 'Guardar archivo',
    failed: 'No se ha podido obtener el archivo. Inténtalo otra vez.',
    name: 'dañada',
  },
  aside: {
    title: 'Quitarla de las listas',
    text: 'Caravan ya no mostrará esta partida. Su archivo se queda en la carpeta de datos, con otro nombre.',
    go: 'Quitar de las listas',
    ask: '¿Quitar esta partida de las listas?',
    yes: 'Quitar de las listas',
    no: 'Cancelar',
    done: 'La partida ya no está en las listas. Su archivo está guardado con otro nombre.',
  },
  notDone: 'No ha funcionado',
}

export const damageSentence = damageSentencesOf({
  shapeSentence,
  noFile: noFileWords,
  'not-json': { empty: 'Su archivo está vacío.', cut: 'Falta el final de su archivo.', other: 'Su archivo no contiene una partida.' },
  'wrong-shape': (what) => `Hay algo mal en su archivo (${what}).`,
  'other-match': ({ id }) => `Su archivo contiene otra partida (${id}).`,
  newer: 'Esta partida la hizo un Caravan más nuevo. Actualiza Caravan para abrirla.',
  fault: ({ detail }) => `Caravan no puede trabajar con esta partida (${detail}).`,
  place: (round, entry) => (round === null ? 'Algo en su archivo' : entry === null ? `La ronda ${round}` : `La anotación ${entry} de la ronda ${round}`),
  'over-limit': {
    nesting: ({ place, found, allowed }) => `${place} tiene demasiados niveles, uno dentro de otro: ${figures(found)}, y el límite es ${figures(allowed)}.`,
    'event-size': ({ place, found, allowed }) => `${place} ocupa demasiado: ${figures(found)} bytes, y el límite es ${figures(allowed)}.`,
    'match-size': ({ found, allowed }) => `Esta partida ocupa demasiado: ${figures(found)} bytes, y el límite es ${figures(allowed)}.`,
    'file-size': ({ found, allowed }) => `Su archivo ocupa demasiado: ${figures(found)} bytes, y el límite es ${figures(allowed)}.`,
    events: ({ found, allowed }) =>
      `Esta partida es demasiado larga: ${counted(found, { one: 'anotación', other: 'anotaciones' })}, y el límite es ${figures(allowed)}.`,
    revision: 'Su archivo contiene un número imposible de cambios.',
  },
  'not-readable': {
    'not-permitted': 'Caravan no tiene permiso para leer su archivo',
    'input-output': 'El disco ha dado un error al leer su archivo',
    'not-a-file': 'En el lugar de su archivo hay otra cosa',
    busy: 'Puede que otro programa esté usando su archivo ahora mismo',
    away: 'La carpeta de tus partidas no está disponible ahora mismo',
    other: 'Caravan no puede leer su archivo ahora mismo',
  },
})
