import type { PageWords } from '../page-words'
import { counted, figures } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'

export const data: PageWords['data'] = {
  title: 'Datos',
}

const MATCHES: Noun = { one: 'partida', other: 'partidas' }
const RECORDS: Noun = { one: 'registro', other: 'registros' }

export const exporting: PageWords['exporting'] = {
  running: (done, total) => (total === 0 ? 'Preparando el archivo…' : `Preparando el archivo: ${figures(done)} de ${counted(total, MATCHES)}`),
  cancel: 'Cancelar',
  done: (name, matches) => `“${name}” está listo, con ${counted(matches, MATCHES)}. Búscalo donde este navegador o sistema deja las descargas.`,
  unreadable: (count) =>
    `${counted(count, MATCHES)} no se ${count === 1 ? 'puede leer o contar en este momento y no está' : 'pueden leer o contar en este momento y no están'} en el archivo. Lo guardado no ha cambiado.`,
  empty: 'Aún no hay ninguna partida que sacar.',
  lost: 'Se perdió la conexión antes de que el archivo estuviera entero, así que no se ha hecho ninguno. Inténtalo otra vez cuando vuelva.',
  fault: (message) => `No se ha podido hacer el archivo (${message}). Lo guardado no ha cambiado.`,
}

/** Of one match: on its score sheet and at its end. */
export const takeOut: PageWords['takeOut'] = {
  label: 'Sacar esta partida',
  print: 'Imprimir',
  picture: 'Imagen',
  kinds: {
    records: { name: 'Registro', what: 'La partida entera, para otro Caravan o para el comando de puntuación' },
    results: { name: 'Resultados', what: 'Una tabla con una fila por persona (CSV), para una hoja de cálculo' },
    events: { name: 'Anotaciones', what: 'Una tabla con una fila por cada cosa que pasó (CSV)' },
  },
  pictureOf: {
    title: 'Imagen del resultado',
    save: 'Guardar la imagen',
    share: 'Compartir',
    failed: 'No se ha podido hacer la imagen. Inténtalo otra vez, o imprime la hoja de puntuación.',
    notShared: 'La imagen no se ha compartido. También se puede guardar.',
    after: (rounds) => `Después de ${counted(rounds, { one: 'ronda', other: 'rondas' })}`,
    alt: (game, date, standing) => `${game}, ${date}. ${standing}`,
    won: 'ganó',
  },
  sheet: {
    rules: 'Reglas de la casa',
    made: 'Hoja de puntuación hecha con Caravan',
  },
}

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  heading: 'Archivos que salen y que entran',
  out: {
    heading: 'Sacarlo todo',
    text: 'Un archivo con todas las partidas que no están en la papelera. Los archivos son tuyos: otros programas pueden leerlos, y se quedan como son.',
    kinds: {
      records: { name: 'Todos los registros', what: 'JSON Lines: una partida por línea, como las leen Caravan y su comando de puntuación' },
      results: { name: 'Todos los resultados', what: 'CSV: una fila por persona y partida, para una hoja de cálculo' },
      events: { name: 'Todas las anotaciones', what: 'CSV: una fila por cada cosa que pasó' },
    },
    fileNames: { records: 'Partidas de Caravan', results: 'Resultados de Caravan', events: 'Anotaciones de Caravan' },
  },
  in: {
    heading: 'Incorporar registros',
    text: 'Elige archivos con registros, uno o miles, o suéltalos en esta página. Una partida que ya está aquí no se toma dos veces, y la que continúa una de aquí la continúa.',
    kinds: 'Archivos que terminan en .caravan (un registro), .json (uno o una lista) o .jsonl (uno por línea)',
    choose: 'Elegir archivos',
    drop: 'Suelta para incorporarlos',
    running: (file) => `Leyendo “${file}”`,
    cancel: 'Parar aquí',
    ended: {
      finished: 'Se han leído todos los archivos.',
      cancelled: 'Has parado aquí. Lo tomado hasta entonces se queda; los mismos archivos se pueden leer otra vez cuando quieras.',
      'not-saved': 'El disco no admitió más, así que se dejó de leer. Lo tomado hasta entonces está guardado.',
      fault: 'Algo salió mal, así que se dejó de leer. Lo tomado hasta entonces está guardado.',
    },
    added: (count) => `${counted(count, MATCHES)} ${count === 1 ? 'añadida' : 'añadidas'}`,
    extended: (count) => (count === 1 ? '1 partida continúa una que estaba aquí' : `${counted(count, MATCHES)} continúan otras que estaban aquí`),
    known: (count) => `${counted(count, MATCHES)} ya ${count === 1 ? 'estaba' : 'estaban'} aquí`,
    inBin: (count) => `${counted(count, MATCHES)} ${count === 1 ? 'está en la papelera y allí se ha quedado' : 'están en la papelera y allí se han quedado'}`,
    refused: (count) => `${counted(count, RECORDS)} ${count === 1 ? 'rechazado' : 'rechazados'}`,
    nothing: 'No se ha encontrado ningún registro.',
    refusals: 'Qué se ha rechazado, y por qué',
    table: { file: 'Archivo', place: 'Dónde', why: 'Por qué', code: 'Código' },
    more: (count) => `Y ${figures(count)} más.`,
    place: { line: (place) => `Línea ${figures(place)}`, record: (place) => `Registro ${figures(place)}`, file: 'El archivo entero' },
    faults: {
      'too-long': 'Este registro es más largo de lo que puede ser una partida, así que se ha pasado por alto.',
      'cut-short': 'El archivo termina en medio de este registro. Puede que no se copiara entero.',
      'after-the-end': 'Aquí hay algo que no es un registro, así que el resto del archivo no se ha leído.',
      'not-records': 'Este no es un archivo de registros: no empieza ni con un registro ni con una lista de registros.',
      'no-object': 'Esto no es un registro: un registro es un objeto JSON, que empieza con una llave.',
      'not-utf8': 'A partir de aquí el archivo no es texto en UTF-8, así que el resto no se ha leído. Guárdalo como UTF-8 e inténtalo otra vez.',
      unreadable: 'El archivo no se ha podido seguir leyendo. Puede que entretanto lo hayan cambiado, movido o quitado.',
    },
  },
}
