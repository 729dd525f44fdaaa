import { lazy } from '#shared/kernel/lazy'
import { counted, figures, inNumber, listed } from '#shared/words/es'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { damageWords } from './file-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'partida', other: 'partidas' },
  people: { one: 'persona', other: 'personas' },
  seasons: { one: 'temporada', other: 'temporadas' },
  evenings: { one: 'velada', other: 'veladas' },
  photographs: { one: 'foto', other: 'fotos' },
} satisfies Record<string, Noun>
const size = lazy(() => new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backup: PageWords['backup'] = {
  heading: 'Copia de seguridad',
  waiting: 'Cargando las copias de seguridad…',
  failed: 'Las copias de seguridad no se pueden cargar ahora mismo. Tus partidas están a salvo y Caravan lo sigue intentando.',
  intro: 'Caravan hace automáticamente una copia de todas las partidas, personas, fotos y ajustes.',
  how: {
    summary: 'Cómo se hacen las copias',
    text: 'Una copia de seguridad es un archivo ZIP con todas las partidas, personas, fotos y ajustes. Caravan crea una automáticamente al abrirse, al cerrarse y cada media hora si algo ha cambiado. Conserva las diez últimas y después una por semana.',
  },
  move: {
    heading: 'Pasar a otro equipo',
    steps: [
      'Haz aquí una copia. Guarda el archivo en una memoria USB, o envíatelo.',
      'Abre Caravan en el otro equipo y ve a Archivos.',
      'Elige allí el archivo de copia, en “Restaurar”. Lo tendrás todo, también los ajustes.',
    ],
  },
  latest: (when) => `Última copia automática: ${when}.`,
  none: 'Aún no hay copias automáticas.',
  automatic: { summary: (count) => `Copias automáticas en este equipo (${count})`, list: 'Copias automáticas' },
  own: {
    toFolder: 'Guardar copias en una carpeta',
    download: 'Descargar una copia',
    downloaded: (name) => `Descargando ${name}.`,
    folder: 'Carpeta de copias',
    hint: 'La ruta completa de una carpeta de este equipo, de una memoria USB o de una unidad de red. Solo la usa este equipo.',
    remember: 'Guardar la carpeta',
    remembered: (path) => `Ahora las copias se guardan en ${path}.`,
    forgotten: 'Ya no hay carpeta de copias. Las copias que contiene siguen ahí.',
    make: 'Hacer una copia ahora',
    made: (name, path) => `${name} está guardada en ${path} y comprobada.`,
    summary: (count) => `Copias en tu carpeta (${count})`,
    list: 'Copias en tu carpeta',
    empty: 'Aún no hay copias en esta carpeta.',
  },
  restore: {
    heading: 'Restaurar',
    text: 'Restaurar no elimina nada. Primero ves cada cambio, y Caravan hace antes una copia de lo que tienes ahora.',
    file: 'Elegir archivo de copia…',
    of: 'Restaurar…',
    ofNamed: (when) => `Restaurar… (copia del ${when})`,
    title: 'Qué cambiaría esta copia',
    made: (preview) => `Hecha el ${momentWords(preview.made)} en ${preview.device} con Caravan ${preview.appVersion}.`,
    table: {
      caption: 'La copia comparada con lo que tienes',
      what: 'Tipo',
      matches: 'Partidas',
      people: 'Personas',
      seasons: 'Temporadas',
      evenings: 'Veladas',
      photos: 'Fotos',
    },
    columns: { new: 'Falta aquí', same: 'Igual', older: 'Más antiguo', newer: 'Más nuevo', left: 'No es posible' },
    none: '–',
    left: (count) =>
      count === 1
        ? '1 partida o persona no se puede restaurar: es de un Caravan más nuevo, o su archivo no se puede cambiar aquí.'
        : `${figures(count)} partidas o personas no se pueden restaurar: son de un Caravan más nuevo, o sus archivos no se pueden cambiar aquí.`,
    namesakes: (names) =>
      names.length === 1
        ? `${listed(names)}: ya tienes a alguien con ese nombre. Ese nombre aparecerá dos veces. Si son la misma persona, puedes unirlas en la página Personas.`
        : `${listed(names)}: ya tienes a personas con esos nombres. Cada nombre aparecerá dos veces. Si dos son la misma persona, puedes unirlas en la página Personas.`,
    lines: (count) => `Partidas con diferencias (${count})`,
    linesFirst: (shown, count) => `Partidas con diferencias (las ${shown} últimas de ${count})`,
    named: (count) => `Veladas y temporadas con diferencias (${count})`,
    kinds: { evening: 'Velada', season: 'Temporada' },
    states: { new: 'falta aquí', older: 'más antigua en la copia', newer: 'más nueva en la copia', left: 'no se puede restaurar' },
    nothing: 'Ya tienes todo lo que hay en esta copia.',
    choice: 'Qué restaurar',
    choices: {
      new: { label: 'Solo lo que falta', description: 'Nada de lo que tienes ahora cambia.' },
      all: {
        label: 'Reemplazar también lo que no coincide',
        description: 'Las partidas y personas que no coinciden quedan como en la copia. Lo que tienes ahora queda en la copia que Caravan hace antes.',
      },
    },
    settings: {
      legend: 'Ajustes',
      hint: (device) => `La copia tiene otros ajustes, para ${device} y para todas las partidas.`,
      keep: 'Conservar los míos',
      take: 'Usar los de la copia',
    },
    go: 'Restaurar',
    cancel: 'Cancelar',
    close: 'Cerrar',
    doneTitle: 'Restaurado',
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${size().format(bytes / 1_000_000)} MB`),
  notDone: 'No ha funcionado',
  uploading: 'Leyendo el archivo…',
}

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'Haciendo la copia',
    checking: 'Comprobando la copia',
    looking: 'Comparando con lo que tienes',
    restoring: 'Restaurando',
  },
  progress: (work, done, total) => `${work} (${done} de ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'restaurada', other: 'restauradas' })}`,
    became: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'reemplazada', other: 'reemplazadas' })} por la versión de la copia`,
    settings: 'Ajustes restaurados',
    came: (parts) => `${parts.join('. ')}.`,
    nothing: 'No ha cambiado nada.',
    left: (count) =>
      count === 1
        ? '1 de ellas ha cambiado aquí entretanto, así que Caravan la ha dejado como estaba.'
        : `${figures(count)} de ellas han cambiado aquí entretanto, así que Caravan las ha dejado como estaban.`,
    overLimit: ({ names, date }) =>
      `${listed(names)}, ${dayWords(date)}: con lo que ha cambiado aquí, esta partida sería demasiado grande. Caravan la ha dejado como estaba.`,
    unusable: backupFaults.unusable,
    before: (backup) => `Lo que tenías antes está en la copia automática ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'Se ha perdido la conexión. Puedes intentarlo otra vez sin riesgo cuando vuelva.',
    fault: ({ message }) => `Algo ha fallado. Tus partidas están a salvo. Inténtalo otra vez. (${message})`,
  },
  refused: {
    gone: 'Esta copia ya no está o no se puede abrir. No ha cambiado nada.',
    changed: 'Este archivo de copia ha cambiado desde que abriste la vista previa. No se ha restaurado nada. Ábrelo otra vez.',
    'no-such-plan': 'Esta vista previa es demasiado antigua. No se ha restaurado nada. Elige la copia otra vez.',
    'not-in-backup': 'Esta copia no tiene ninguna versión legible de esta partida. No ha cambiado nada.',
    'not-replaced': 'Esta partida ha cambiado aquí entretanto, o su archivo no se puede cambiar. Se queda como está.',
    'no-folder': 'Escribe primero una carpeta de copias.',
    'nothing-to-back-up': 'Aún no hay nada de lo que hacer una copia.',
    'upload-broken': 'El archivo ha llegado incompleto. No ha cambiado nada. Elígelo otra vez.',
    'upload-too-large': 'Este archivo es demasiado grande para ser una copia de Caravan. No ha cambiado nada.',
    closing: 'Caravan se está cerrando, así que no se ha hecho.',
  },
  'bad-backup': {
    'not-a-zip': 'Este archivo no es un ZIP, así que no es una copia de seguridad.',
    cut: 'Esta copia está incompleta. Puede que no se terminara de copiar.',
    damaged: ({ detail, how }) => `Esta copia está dañada (${how === 'overlap' ? 'sus entradas se superponen' : detail}).`,
    'unsafe-name': ({ detail }) => `Esto no es una copia de Caravan: contiene un nombre de archivo peligroso (${detail}).`,
    'too-many': ({ limit }) => `Esto no es una copia de Caravan: contiene más de ${counted(limit, { one: 'archivo', other: 'archivos' })}.`,
    'too-large': ({ entry, limit }) => `${entry === null ? 'El contenido de este archivo' : entry} supera el límite de ${backup.size(limit)}.`,
    'no-manifest': 'Esto no es una copia de Caravan: falta manifest.json.',
    'wrong-manifest': ({ detail, damage }) =>
      `Esto no es una copia de Caravan, o alguien la ha cambiado: manifest.json no es válido (${damage === undefined ? detail : damageWords(damage)}).`,
    newer: ({ appVersion }) => `Esta copia la hizo un Caravan más nuevo${appVersion === null ? '' : ` (${appVersion})`}. Actualiza Caravan para restaurarla.`,
    'unknown-entry': ({ entry }) => `Esto no es una copia de Caravan: contiene ${entry}.`,
    twice: ({ entry }) => `Esta copia contiene ${entry} dos veces.`,
    'bad-entry': ({ entry, detail }) => `No se puede usar ${entry} de esta copia: ${detail}.`,
    counts: ({ told, what, found }) => `Esta copia debería contener ${counted(told, NOUNS[what])}, pero contiene ${figures(found)}.`,
  },
  nothingChanged: 'No ha cambiado nada.',
  folder: {
    'not-absolute': 'escribe la ruta completa, como /home/ada/Copias o C:\\Copias.',
    missing: 'esta carpeta no existe. Créala, o conecta la memoria USB o la unidad.',
    'not-a-folder': 'esto es un archivo, no una carpeta.',
    'not-readable': 'Caravan no tiene permiso para abrir esta carpeta.',
    'not-writable': 'Caravan no puede guardar en esta carpeta.',
    'in-data-folder': 'tus partidas están en esta carpeta. Elige otra, para que quede una copia si esta carpeta se pierde.',
  },
  colon: ': ',
  'not-saved': {
    'disk-full': 'El disco está lleno. Libera espacio e inténtalo otra vez.',
    'read-only': 'El disco es de solo lectura.',
    'not-permitted': 'Caravan no tiene permiso para guardar ahí.',
    'input-output': 'El disco ha dado un error.',
    away: 'La carpeta de tus partidas no está disponible ahora mismo. No se ha perdido nada, y Caravan seguirá en cuanto vuelva.',
    other: 'Esto no se ha podido guardar.',
  },
  stopped: (restored) => `La restauración se ha detenido a medias. ${restored} Lo restaurado está completo. Elige la copia otra vez para el resto.`,
  asBefore: (detail) => `Tus partidas no han cambiado. (${detail})`,
})
