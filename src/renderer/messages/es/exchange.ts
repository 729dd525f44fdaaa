import type { PageWords } from '../page-words'
import { counted, figures, plain } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'

export const files: PageWords['files'] = {
  title: 'Archivos',
}

const MATCHES: Noun = { one: 'partida', other: 'partidas' }

const BESIDE_NOUNS = { evening: { one: 'velada', other: 'veladas' }, season: { one: 'temporada', other: 'temporadas' } } as const
const inPlural = (word: string) => (count: number) => (count === 1 ? word : `${word}s`)
const BESIDE_DONE = {
  added: inPlural('añadida'),
  extended: (count: number) => `${inPlural('puesta')(count)} al día`,
  known: () => 'que ya tienes',
  'in-bin': (count: number) => `${inPlural('dejada')(count)} en la papelera`,
  differs: (count: number) => `no ${inPlural('importada')(count)}, porque aquí hay otra versión`,
} as const

export const exporting: PageWords['exporting'] = {
  running: (done, total) => (total === 0 ? 'Exportando…' : `Exportando: ${figures(done)} de ${counted(total, MATCHES)}`),
  cancel: 'Cancelar',
  done: (name, matches) => `${counted(matches, MATCHES)} en “${name}”. Busca el archivo en tus descargas.`,
  doneBeside: (name, count) =>
    `${counted(count, { one: 'velada o temporada exportada', other: 'veladas y temporadas exportadas' })} en “${name}”. Mira en tus descargas.`,
  emptyBeside: 'Aún no hay veladas ni temporadas que exportar.',
  unreadable: (count) =>
    `${counted(count, MATCHES)} no se ${count === 1 ? 'puede leer o puntuar y no está' : 'pueden leer o puntuar y no están'} en el archivo. Tus partidas guardadas no han cambiado.`,
  empty: 'Aún no hay ninguna partida que exportar.',
  lost: 'Se ha perdido la conexión, así que no se ha exportado ningún archivo. Inténtalo otra vez cuando vuelva.',
  fault: (message) => `No se ha podido exportar. Tus partidas guardadas no han cambiado. (${message})`,
}

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  heading: 'Exportar e importar',
  out: {
    heading: 'Exportarlo todo',
    text: 'Un archivo con todas las partidas que no están en la papelera. Otros programas pueden leerlo.',
    kinds: {
      records: { name: 'Archivo de partidas', what: 'Para abrirlas en Caravan en otro dispositivo (JSON Lines)' },
      evenings: { name: 'Veladas y temporadas', what: 'Para abrir en Caravan en otro dispositivo (JSON Lines)' },
      results: { name: 'Resultados', what: 'Una tabla con una fila por persona y partida (CSV)' },
      events: { name: 'Anotaciones', what: 'Una tabla con una fila por anotación (CSV)' },
    },
    tables: {
      legend: 'Columnas de las tablas',
      hint: 'Si tu hoja de cálculo lo muestra todo en una columna, elige el otro signo.',
      forms: { programs: 'Para otros programas', commas: 'Comas', semicolons: 'Puntos y coma' },
    },
    fileNames: {
      records: 'Partidas de Caravan',
      evenings: 'Veladas y temporadas de Caravan',
      results: 'Resultados de Caravan',
      events: 'Anotaciones de Caravan',
    },
  },
  in: {
    heading: 'Importar partidas',
    text: 'Elige archivos de partida o suéltalos en esta página. Las partidas repetidas se omiten, y las que continúan una de aquí la completan.',
    kinds: '.caravan (una partida), .json (una o una lista), .jsonl o .txt (una por línea)',
    choose: 'Elegir archivos',
    drop: 'Suelta para importar',
    running: (file) => `Importando “${file}”…`,
    cancel: 'Detener importación',
    ended: {
      finished: 'Importación terminada.',
      cancelled: 'Has detenido la importación. Lo ya importado se conserva. Puedes importar los mismos archivos otra vez cuando quieras.',
      'not-saved': 'Caravan no ha podido guardar en el disco, así que la importación se ha detenido. Lo ya importado está guardado. Inténtalo más tarde.',
      fault: 'Algo ha fallado, así que la importación se ha detenido. Lo ya importado está guardado.',
    },
    added: (count) => `${counted(count, MATCHES)} ${count === 1 ? 'añadida' : 'añadidas'}`,
    extended: (count) => `${counted(count, MATCHES)} de aquí ${count === 1 ? 'completada' : 'completadas'} con anotaciones nuevas`,
    known: (count) => `${counted(count, MATCHES)} que ya tienes`,
    beside: (what, how, count) => `${counted(count, BESIDE_NOUNS[what])} ${BESIDE_DONE[how](count)}`,
    inBin: (count) => `${counted(count, MATCHES)} que ${count === 1 ? 'sigue' : 'siguen'} en la papelera`,
    refused: (count) => `${counted(count, MATCHES)} sin importar`,
    nothing: 'No se ha encontrado ninguna partida.',
    refusals: 'Sin importar',
    table: { file: 'Archivo', place: 'Dónde', why: 'Por qué', code: 'Código' },
    more: (count) => `Y ${figures(count)} más.`,
    place: { line: (place) => `Línea ${figures(place)}`, record: (place) => `Partida ${figures(place)}`, file: 'Archivo entero' },
    alike: (count) => `y ${plain(count)} más como estas`,
    faults: {
      'too-long': 'Esta partida es demasiado larga, así que se ha omitido.',
      foreign: 'Esto no es una partida de Caravan y es demasiado grande para mirar dentro.',
      'cut-short': 'El archivo termina en medio de esta partida. Puede que no se terminara de copiar.',
      'after-the-end': 'Aquí hay algo que no es una partida, así que el resto del archivo se ha omitido.',
      'not-records': 'Esto no es un archivo de partida.',
      'no-object': 'Esto no es una partida.',
      'no-text':
        'Esto no es un archivo de texto, sino una hoja de cálculo, una imagen, un archivo comprimido o algo parecido. Las copias de seguridad se restauran en Archivos.',
      'not-utf8': 'A partir de aquí el archivo no es texto UTF-8, así que el resto se ha omitido. Guárdalo como UTF-8 e inténtalo otra vez.',
      unreadable: 'Caravan no ha podido leer el resto de este archivo. Puede que se haya cambiado, movido o borrado.',
    },
  },
}
