import { counted, figures, listed } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'

/** A match that is there and cannot be opened. */
export const damaged: PageWords['damaged'] = {
  match: (players, date, matchId) => {
    if (players.length === 0) return date === null ? `La partida del archivo ${matchId}.json` : `Una partida del ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'Esta partida no se puede abrir',
  heading: 'Partidas que no se pueden abrir',
  all: (matches) => `Las ${figures(matches)} que no se pueden abrir`,
  kept: 'Su archivo está en su sitio y no se escribe nada en él. Las demás partidas están como estaban.',
  passing: 'Caravan vuelve a mirar por sí solo; en cuanto se pueda leer, estará aquí otra vez.',
  elsewhere: 'En el ordenador donde funciona Caravan, la página de esta partida dice qué se puede hacer.',
  home: 'A la página de inicio',
  do: 'Qué se puede hacer',
  looking: 'Mirando su archivo …',
  here: 'La partida está aquí otra vez.',
  takeBack: {
    title: (entries) =>
      entries === 0 ? 'Dejar fuera lo que no es suyo' : entries === 1 ? 'Quitar la última anotación' : `Quitar las últimas ${figures(entries)} anotaciones`,
    which: (taken, more) => `Se quita esto, lo último primero: ${taken.join(', ')}${more === 0 ? '' : ` y ${figures(more)} más`}.`,
    stays: (rounds, entries) =>
      `Después la partida vuelve a estar bien, con ${counted(rounds, { one: 'ronda', other: 'rondas' })} y ${counted(entries, { one: 'anotación', other: 'anotaciones' })}.`,
    trail: (entries) => `${entries === 1 ? 'Faltará' : 'Faltarán'} ${counted(entries, { one: 'nota', other: 'notas' })} sobre lo que se hizo además de jugar.`,
    fields: (names) => `Faltará lo que otro programa escribió en el archivo: ${names.join(', ')}.`,
    history: 'Lo anotado antes ya no se podrá deshacer paso a paso, pero sí corregir.',
    kept: 'El archivo como está ahora se guarda al lado, con otro nombre.',
    go: (entries) => (entries === 0 ? 'Dejarlo fuera' : 'Quitar'),
    none: 'Aquí no sirve quitar las últimas anotaciones.',
  },
  taken: takenIn({
    by: (player) => ` de ${player}`,
    'enter-play': ({ tile, by }) => `${tile ?? 'una ficha'}${by}`,
    'enter-draw': ({ by }) => `un robo${by}`,
    'enter-pass': ({ by }) => `un paso${by}`,
    'enter-block': ({ round }) => `el bloqueo de la ronda ${round}`,
    'enter-table': ({ round }) => `la mesa como estaba en la ronda ${round}`,
    'change-rules': 'un cambio de reglas',
    'start-round': ({ round }) => `el comienzo de la ronda ${round}`,
    revise: 'una corrección',
    unknown: ({ round }) => `una anotación de la ronda ${round}`,
  }),
  backups: {
    title: 'Recuperarla de una copia de seguridad',
    looking: 'Mirando las copias de seguridad …',
    version: (when) => `Copia de ${when}`,
    holds: (rounds, entries) => `${counted(rounds, { one: 'ronda', other: 'rondas' })}, ${counted(entries, { one: 'anotación', other: 'anotaciones' })}`,
    restore: 'Recuperar',
    restoreOf: (when) => `Recuperar la copia de ${when}`,
    none: (searched) =>
      searched === 0
        ? 'Caravan no conoce aquí ninguna copia de seguridad.'
        : searched === 1
          ? 'La copia de seguridad que Caravan conoce aquí no tiene esta partida.'
          : `Ninguna de las ${figures(searched)} copias de seguridad que Caravan conoce aquí tiene esta partida.`,
    unreadable: (backups) => `En ${counted(backups, { one: 'copia', other: 'copias' })} no se puede leer ninguna versión de ella.`,
    others: 'Elegir otra copia de seguridad',
  },
  save: {
    title: 'Guardar el archivo como está',
    text: (bytes) => `Para tenerlo, o para enseñárselo a quien entienda de estos archivos${bytes === null ? '' : ` (${figures(bytes)} bytes)`}.`,
    go: 'Guardar el archivo',
    failed: 'No se ha podido traer el archivo. Inténtalo otra vez dentro de un momento.',
    name: 'dañada',
  },
  aside: {
    title: 'Quitarla de las listas',
    text: 'Caravan ya no nombrará esta partida. Su archivo se queda en la carpeta de datos, con otro nombre.',
    go: 'Quitarla',
    ask: '¿Quitar esta partida de las listas?',
    yes: 'Quitarla',
    no: 'Dejarla',
    done: 'La partida ya no está en las listas. Su archivo se guarda con otro nombre.',
  },
  notDone: 'No se ha hecho',
}

export const damageSentence = damageSentencesOf({
  'not-json': { empty: 'Su archivo está vacío.', cut: 'Su archivo se corta a la mitad; falta el resto.', other: 'Lo que hay en su archivo no es una partida.' },
  'wrong-shape': ({ detail }) => `Algo en su archivo no es como tiene que ser (${detail}).`,
  'other-match': ({ id }) => `En su archivo hay otra partida (${id}).`,
  newer: 'La hizo una versión más nueva de Caravan. Con esa versión se puede abrir.',
  fault: ({ detail }) => `Caravan la ha leído, pero no ha podido trabajar con ella (${detail}).`,
  place: (round, entry) => (round === null ? 'Algo en su archivo' : entry === null ? `La ronda ${round}` : `La anotación ${entry} de la ronda ${round}`),
  'over-limit': {
    nesting: ({ place, found, allowed }) =>
      `${place} tiene ${counted(found, { one: 'nivel', other: 'niveles' })}, uno dentro de otro; se permiten ${figures(allowed)} como mucho.`,
    'event-size': ({ place, found, allowed }) => `${place} ocupa ${figures(found)} bytes; se permiten ${figures(allowed)} como mucho.`,
    'match-size': ({ found, allowed }) => `La partida ocupa ${figures(found)} bytes; se permiten ${figures(allowed)} como mucho.`,
    'file-size': ({ found, allowed }) => `Su archivo ocupa ${figures(found)} bytes; se abren ${figures(allowed)} como mucho.`,
    events: ({ found, allowed }) =>
      `La partida tiene ${counted(found, { one: 'anotación', other: 'anotaciones' })}; se permiten ${figures(allowed)} como mucho.`,
    revision: 'Su número de cambios es más alto de lo que puede ser.',
  },
  'not-readable': {
    'not-permitted': 'El sistema no deja que Caravan lea su archivo',
    'input-output': 'El disco dio un error al leer su archivo',
    'not-a-file': 'En el sitio de su archivo hay otra cosa',
    busy: 'El sistema no entrega su archivo en este momento',
    other: 'Su archivo no se puede leer en este momento',
  },
})
