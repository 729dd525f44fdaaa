import type { BackupRefusal, BackupWork, BadBackup, FolderProblem } from '#shared/contract/backup'
import { lazily } from '#shared/kernel/lazily'
import { counted, listed } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { backupFaultWords } from './backup-faults'
import { dayWords, momentWords } from './dates'

const MATCHES: Noun = { one: 'partida', other: 'partidas' }
const PEOPLE: Noun = { one: 'persona', other: 'personas' }
const PHOTOGRAPHS: Noun = { one: 'foto', other: 'fotos' }
const size = lazily(() => new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backupWords: PageWords['backupWords'] = {
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
    left: (count) => `${counted(count, MATCHES)} o personas son de un Caravan más nuevo, o no se pueden escribir aquí, y se quedan como están.`,
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

/** What is being done, for whoever looks on. */
export const workWords: PageWords['workWords'] = ({ kind, done, total }) => `${WORK[kind]} (${done} de ${total})`

const WORK: Readonly<Record<BackupWork, string>> = {
  making: 'Se está haciendo una copia de seguridad',
  checking: 'Se está comprobando la copia leyéndola',
  looking: 'Se está comparando la copia con lo que hay aquí',
  restoring: 'Restaurando',
}

const returned = (count: number, noun: Noun): string => `${counted(count, noun)} ${count === 1 ? 'ha vuelto' : 'han vuelto'}`
const reverted = (count: number, noun: Noun): string => `${counted(count, noun)} ${count === 1 ? 'es' : 'son'} de nuevo como en la copia`

/** What restoring did. */
export const restoredSentences: PageWords['restoredSentences'] = ({ matches, people, photographs, settings, left, unusable, overLimit, before }) => {
  const came = [
    matches.added > 0 && returned(matches.added, MATCHES),
    matches.replaced > 0 && reverted(matches.replaced, MATCHES),
    people.added > 0 && returned(people.added, PEOPLE),
    people.replaced > 0 && reverted(people.replaced, PEOPLE),
    photographs > 0 && returned(photographs, PHOTOGRAPHS),
    settings > 0 && 'los ajustes son ahora los de la copia',
  ].filter((each) => each !== false)
  return [
    came.length === 0 ? 'No se ha cambiado nada.' : `${came.join('; ')}.`,
    ...(left > 0
      ? [
          `Entretanto ${left === 1 ? '1 de ellas había cambiado aquí y se ha quedado como estaba' : `${left} de ellas habían cambiado aquí y se han quedado como estaban`}.`,
        ]
      : []),
    ...overLimit.map(
      ({ names, date }) =>
        `${listed(names)}, ${dayWords(date)}: con lo que se ha cambiado aquí, esta partida sería más grande de lo permitido. Se queda como está.`,
    ),
    ...(unusable > 0 ? [backupFaultWords.unusable(unusable)] : []),
    ...(before === null ? [] : [`Lo que había antes está en la copia automática ${before}.`]),
  ]
}

/** Why what was asked was not done, and what holds now. */
export const backupProblemSentence: PageWords['backupProblemSentence'] = (problem) => {
  switch (problem.kind) {
    case 'refused':
      return refusalSentence(problem.refusal)
    case 'connection-lost':
      return 'Se perdió la conexión antes de que llegara una respuesta. No se pierde nada por pedirlo otra vez cuando vuelva.'
    case 'fault':
      return `Algo salió mal y no llegó respuesta (${problem.message}). Tus partidas siguen guardadas como siempre.`
  }
}

function refusalSentence(refusal: BackupRefusal): string {
  switch (refusal.kind) {
    case 'bad-backup':
      return `${badBackupSentence(refusal.bad)} No se ha cambiado nada.`
    case 'gone':
      return 'El archivo de esta copia ya no está, o no se puede abrir. No se ha cambiado nada.'
    case 'changed':
      return 'El archivo de esta copia ha cambiado desde que se miró. No se ha cambiado nada; míralo otra vez.'
    case 'no-such-plan':
      return 'Hace demasiado tiempo que se miró esta copia. No se ha cambiado nada; elígela otra vez.'
    case 'not-in-backup':
      return 'Esta copia no tiene ninguna versión legible de esta partida. No se ha cambiado nada.'
    case 'not-replaced':
      return 'La partida de aquí ha cambiado entretanto o no se puede escribir. Queda como está.'
    case 'folder':
      return `${refusal.path}: ${folderProblemSentence(refusal.why)}`
    case 'no-folder':
      return 'No se recuerda ninguna carpeta para copias de seguridad. Escribe una primero.'
    case 'nothing-to-back-up':
      return 'Aún no hay nada de lo que hacer una copia.'
    case 'upload-broken':
      return 'El archivo no llegó entero. No se ha cambiado nada; elígelo otra vez.'
    case 'upload-too-large':
      return 'El archivo es mayor que cualquier copia que lea Caravan. No se ha cambiado nada.'
    case 'closing':
      return 'Caravan se está cerrando, así que no se ha hecho.'
    case 'stopped':
      return `${NOT_SAVED[refusal.why.reason]} La restauración se detuvo a medias. ${restoredSentences(refusal.restored).join(' ')} Lo que ha vuelto está entero; elige la copia otra vez para el resto.`
    case 'not-saved':
      return `${NOT_SAVED[refusal.reason]} Tus partidas están como estaban. (${refusal.detail})`
  }
}

const NOT_SAVED: Readonly<Record<Extract<BackupRefusal, { kind: 'not-saved' }>['reason'], string>> = {
  'disk-full': 'El disco está lleno. Haz un poco de sitio e inténtalo otra vez.',
  'read-only': 'El disco solo se puede leer.',
  'not-permitted': 'El sistema no deja que Caravan escriba ahí.',
  'input-output': 'El disco ha dado un error.',
  other: 'Esto no se ha podido guardar.',
}

export const folderProblemSentence: PageWords['folderProblemSentence'] = (why: FolderProblem) => {
  switch (why) {
    case 'not-absolute':
      return 'esta ruta no está completa. Escríbela desde el principio, como en /home/ada/Copias o C:\\Copias.'
    case 'missing':
      return 'no existe esa carpeta. Créala primero, o conecta la memoria o la unidad en la que está.'
    case 'not-a-folder':
      return 'esto es un archivo, no una carpeta.'
    case 'not-readable':
      return 'el sistema no deja que Caravan mire en esta carpeta.'
    case 'not-writable':
      return 'no se puede escribir nada en esta carpeta.'
    case 'in-data-folder':
      return 'aquí están las propias partidas. Una copia es para el día en que se pierda esa carpeta, así que elige otra.'
  }
}

const COUNTED: Readonly<Record<Extract<BadBackup, { kind: 'counts' }>['what'], Noun>> = { matches: MATCHES, people: PEOPLE, photographs: PHOTOGRAPHS }

/** What is wrong with a backup, and where. */
function badBackupSentence(bad: BadBackup): string {
  switch (bad.kind) {
    case 'not-a-zip':
      return 'Este archivo no es un ZIP, así que no es una copia de seguridad.'
    case 'cut':
      return 'A esta copia le falta el final: se cortó, quizá al copiarla.'
    case 'damaged':
      return `Esta copia está dañada (${bad.detail}).`
    case 'unsafe-name':
      return `Este archivo contiene un nombre que lleva fuera de él, y eso no lo hace ninguna copia de Caravan (${bad.detail}).`
    case 'too-many':
      return `Este archivo contiene más de ${bad.limit} entradas, más que cualquier copia.`
    case 'too-large':
      return `${bad.entry === null ? 'Todo lo que contiene este archivo, en conjunto,' : bad.entry} pasa de los ${backupWords.size(bad.limit)} permitidos.`
    case 'no-manifest':
      return 'Este ZIP no es una copia de Caravan: no tiene manifest.json.'
    case 'wrong-manifest':
      return `Este ZIP no es una copia de Caravan, o se ha alterado: su manifest.json no está bien (${bad.detail}).`
    case 'newer':
      return `Esta copia la hizo un Caravan más nuevo${bad.appVersion === null ? '' : ` (${bad.appVersion})`}, de un modo que este no conoce.`
    case 'unknown-entry':
      return `Este archivo contiene ${bad.entry}, que no está en ninguna copia de Caravan.`
    case 'twice':
      return `Este archivo contiene ${bad.entry} dos veces.`
    case 'bad-entry':
      return `${bad.entry}, en esta copia, no se puede usar: ${bad.detail}.`
    case 'counts':
      return `Esta copia dice que contiene ${counted(bad.told, COUNTED[bad.what])}, y contiene ${bad.found}.`
  }
}
