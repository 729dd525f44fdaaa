import { lazy } from '#shared/kernel/lazy'
import { counted, listed } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'partida', other: 'partidas' },
  people: { one: 'persona', other: 'personas' },
  photographs: { one: 'foto', other: 'fotos' },
} satisfies Record<string, Noun>
const size = lazy(() => new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backup: PageWords['backup'] = {
  heading: 'Copia de seguridad',
  waiting: 'Buscando copias de seguridad…',
  failed: 'Las copias de seguridad no se pueden mostrar ahora mismo. Tus partidas siguen guardadas como siempre; se vuelve a intentar.',
  intro:
    'Una copia de seguridad es un archivo ZIP con todas las partidas, personas y fotos, y los ajustes. Caravan hace una por su cuenta al empezar, al terminar y cada media hora si algo ha cambiado, y conserva las diez últimas y después una por semana.',
  latest: (when) => `Última copia automática: ${when}.`,
  none: 'Aún no se ha hecho ninguna copia automática.',
  place: 'Las copias automáticas se guardan en este equipo.',
  automatic: { summary: (count) => `Copias automáticas en este equipo (${count})`, list: 'Copias automáticas' },
  own: {
    heading: 'Una copia tuya',
    download: 'Descargar una copia de seguridad',
    downloaded: (name) => `Se está descargando la copia ${name}.`,
    folder: 'Carpeta para copias de seguridad',
    hint: 'Una carpeta de este equipo, de una memoria USB o de una unidad de red, con su ruta completa. Se recuerda en este equipo.',
    remember: 'Recordar esta carpeta',
    remembered: (path) => `Desde ahora las copias van a ${path}.`,
    forgotten: 'Ya no se recuerda ninguna carpeta. Las copias que hay en ella se quedan.',
    make: 'Hacer una copia en esta carpeta',
    made: (name, path) => `${name} se ha puesto en ${path} y se ha comprobado leyéndola.`,
    summary: (count) => `Copias en esa carpeta (${count})`,
    list: 'Copias en esa carpeta',
    empty: 'Aún no hay ninguna copia en esa carpeta.',
  },
  restore: {
    heading: 'Restaurar',
    text: 'Restaurar no quita nada. Primero ves qué cambiaría, y antes de cambiar nada se hace una copia de lo que hay ahora.',
    file: 'Elegir un archivo de copia…',
    of: 'Restaurar…',
    ofNamed: (when) => `Restaurar la copia del ${when}`,
    title: 'Qué cambiaría esta copia',
    made: (preview) => `Hecha el ${momentWords(preview.made)} en ${preview.device} con Caravan ${preview.appVersion}.`,
    table: { caption: 'Qué hay en la copia, junto a lo que hay aquí', what: 'En la copia', matches: 'Partidas', people: 'Personas', photographs: 'Fotos' },
    columns: { new: 'No está aquí', same: 'Igual', older: 'Más antiguo que aquí', newer: 'Más nuevo que aquí', left: 'No se puede tomar' },
    none: '–',
    left: (count) => `${counted(count, NOUNS.matches)} o personas son de un Caravan más nuevo, o no se pueden escribir aquí, y se quedan como están.`,
    namesakes: (names) => `${listed(names)}: aquí ya hay alguien con ese nombre. Aparecerán las dos entradas; en la página de personas dos pueden hacerse una.`,
    lines: (count) => `Partidas que no son iguales (${count})`,
    linesFirst: (shown, count) => `Partidas que no son iguales (las ${shown} últimas de ${count})`,
    states: { new: 'no está aquí', older: 'más antigua en la copia', newer: 'más nueva en la copia', left: 'se queda como está' },
    nothing: 'Todo lo que hay en esta copia ya está aquí.',
    choice: 'Qué restaurar',
    choices: {
      new: { label: 'Solo lo que no está aquí', description: 'Lo que hay aquí se queda exactamente como está.' },
      all: {
        label: 'También lo que difiere',
        description: 'Las partidas y personas que difieran vuelven a ser lo que eran en la copia. Lo que son ahora queda en la copia que se hace justo antes.',
      },
    },
    settings: {
      legend: 'Ajustes',
      hint: (device) => `Los ajustes de la copia, los de ${device} y los de todas las partidas, no son los de aquí.`,
      keep: 'Dejar los de aquí',
      take: 'Tomar los de la copia',
    },
    go: 'Restaurar',
    cancel: 'No cambiar nada',
    close: 'Cerrar',
    doneTitle: 'Restaurado',
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${size().format(bytes / 1_000_000)} MB`),
  notDone: 'No se ha hecho',
  uploading: 'Leyendo el archivo',
}

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'Se está haciendo una copia de seguridad',
    checking: 'Se está comprobando la copia leyéndola',
    looking: 'Se está comparando la copia con lo que hay aquí',
    restoring: 'Restaurando',
  },
  progress: (work, done, total) => `${work} (${done} de ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} ${count === 1 ? 'ha vuelto' : 'han vuelto'}`,
    became: (count, what) => `${counted(count, NOUNS[what])} ${count === 1 ? 'es' : 'son'} de nuevo como en la copia`,
    settings: 'los ajustes son ahora los de la copia',
    came: (parts) => `${parts.join('; ')}.`,
    nothing: 'No se ha cambiado nada.',
    left: (count) =>
      `Entretanto ${count === 1 ? '1 de ellas había cambiado aquí y se ha quedado como estaba' : `${count} de ellas habían cambiado aquí y se han quedado como estaban`}.`,
    overLimit: ({ names, date }) =>
      `${listed(names)}, ${dayWords(date)}: con lo que se ha cambiado aquí, esta partida sería más grande de lo permitido. Se queda como está.`,
    unusable: backupFaults.unusable,
    before: (backup) => `Lo que había antes está en la copia automática ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'Se perdió la conexión antes de que llegara una respuesta. No se pierde nada por pedirlo otra vez cuando vuelva.',
    fault: ({ message }) => `Algo salió mal y no llegó respuesta (${message}). Tus partidas siguen guardadas como siempre.`,
  },
  refused: {
    gone: 'El archivo de esta copia ya no está, o no se puede abrir. No se ha cambiado nada.',
    changed: 'El archivo de esta copia ha cambiado desde que se miró. No se ha cambiado nada; míralo otra vez.',
    'no-such-plan': 'Hace demasiado tiempo que se miró esta copia. No se ha cambiado nada; elígela otra vez.',
    'not-in-backup': 'Esta copia no tiene ninguna versión legible de esta partida. No se ha cambiado nada.',
    'not-replaced': 'La partida de aquí ha cambiado entretanto o no se puede escribir. Queda como está.',
    'no-folder': 'No se recuerda ninguna carpeta para copias de seguridad. Escribe una primero.',
    'nothing-to-back-up': 'Aún no hay nada de lo que hacer una copia.',
    'upload-broken': 'El archivo no llegó entero. No se ha cambiado nada; elígelo otra vez.',
    'upload-too-large': 'El archivo es mayor que cualquier copia que lea Caravan. No se ha cambiado nada.',
    closing: 'Caravan se está cerrando, así que no se ha hecho.',
  },
  'bad-backup': {
    'not-a-zip': 'Este archivo no es un ZIP, así que no es una copia de seguridad.',
    cut: 'A esta copia le falta el final: se cortó, quizá al copiarla.',
    damaged: ({ detail }) => `Esta copia está dañada (${detail}).`,
    'unsafe-name': ({ detail }) => `Este archivo contiene un nombre que lleva fuera de él, y eso no lo hace ninguna copia de Caravan (${detail}).`,
    'too-many': ({ limit }) => `Este archivo contiene más de ${limit} entradas, más que cualquier copia.`,
    'too-large': ({ entry, limit }) =>
      `${entry === null ? 'Todo lo que contiene este archivo, en conjunto,' : entry} pasa de los ${backup.size(limit)} permitidos.`,
    'no-manifest': 'Este ZIP no es una copia de Caravan: no tiene manifest.json.',
    'wrong-manifest': ({ detail }) => `Este ZIP no es una copia de Caravan, o se ha alterado: su manifest.json no está bien (${detail}).`,
    newer: ({ appVersion }) => `Esta copia la hizo un Caravan más nuevo${appVersion === null ? '' : ` (${appVersion})`}, de un modo que este no conoce.`,
    'unknown-entry': ({ entry }) => `Este archivo contiene ${entry}, que no está en ninguna copia de Caravan.`,
    twice: ({ entry }) => `Este archivo contiene ${entry} dos veces.`,
    'bad-entry': ({ entry, detail }) => `${entry}, en esta copia, no se puede usar: ${detail}.`,
    counts: ({ told, what, found }) => `Esta copia dice que contiene ${counted(told, NOUNS[what])}, y contiene ${found}.`,
  },
  nothingChanged: 'No se ha cambiado nada.',
  folder: {
    'not-absolute': 'esta ruta no está completa. Escríbela desde el principio, como en /home/ada/Copias o C:\\Copias.',
    missing: 'no existe esa carpeta. Créala primero, o conecta la memoria o la unidad en la que está.',
    'not-a-folder': 'esto es un archivo, no una carpeta.',
    'not-readable': 'el sistema no deja que Caravan mire en esta carpeta.',
    'not-writable': 'no se puede escribir nada en esta carpeta.',
    'in-data-folder': 'aquí están las propias partidas. Una copia es para el día en que se pierda esa carpeta, así que elige otra.',
  },
  colon: ': ',
  'not-saved': {
    'disk-full': 'El disco está lleno. Haz un poco de sitio e inténtalo otra vez.',
    'read-only': 'El disco solo se puede leer.',
    'not-permitted': 'El sistema no deja que Caravan escriba ahí.',
    'input-output': 'El disco ha dado un error.',
    other: 'Esto no se ha podido guardar.',
  },
  stopped: (restored) => `La restauración se detuvo a medias. ${restored} Lo que ha vuelto está entero; elige la copia otra vez para el resto.`,
  asBefore: (detail) => `Tus partidas están como estaban. (${detail})`,
})
