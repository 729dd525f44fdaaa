import type { Notice } from '#shared/contract/lists'
import { counted, listed } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'
import { backupFaults } from './backup-faults'
import { versions } from './versions'
import type { NotRead } from '#shared/contract/schemas'

export const home: PageWords['home'] = {
  title: 'Caravan',
  heading: 'En la mesa',
  waiting: 'Buscando tus partidas…',
  failed: 'La lista de partidas no se puede mostrar ahora mismo. Lo guardado está a salvo; se vuelve a intentar.',
  newMatch: 'Partida nueva',
  settle: 'Resolver una disputa',
  welcome: {
    title: 'Te damos la bienvenida a la mesa',
    text: [
      'Juega con tu propio dominó. Caravan lleva la puntuación, dice por qué cuenta cada jugada y decide cuando hay cierre.',
      'Todo se queda en este equipo.',
    ],
  },
  goOn: 'Seguir',
  inProgress: 'Partida en curso',
  lastPlayed: (when) => `Última jugada: ${when}`,
  rounds: (rounds) => `Ronda ${Math.max(rounds, 1)}`,
  standing: (names, margin, everybody) => {
    if (everybody) return 'Empate general'
    return names.length === 1 ? `${names[0]} lleva ${margin} de ventaja` : `${listed(names)} van por delante a la par`
  },
  unfinished: {
    heading: 'Otras partidas sin terminar',
    goOn: (players) => `Seguir: ${players}`,
    all: (matches) => (matches === null ? 'Todas las partidas sin terminar' : `Las ${matches} partidas sin terminar`),
  },
  finished: {
    heading: 'Partidas terminadas',
    rounds: (rounds) => counted(rounds, { one: 'ronda', other: 'rondas' }),
    open: (players) => `Abrir la hoja de puntuación: ${players}`,
  },
  lookAt: (players) => `Ver: ${players}`,
  all: (matches) => (matches === null || matches === 1 ? 'El historial' : `Las ${matches} partidas`),
  notices: {
    heading: 'Sobre tus datos guardados',
    dismiss: 'Ya lo he visto',
    notDismissed: 'Este mensaje no se ha podido quitar. Inténtalo otra vez en un momento.',
  },
  host: {
    heading: 'Dónde se guarda esto',
    where: { electron: 'Esta es la ventana de escritorio.', web: 'Esta página la sirve Caravan en este equipo.' },
    folder: 'Caravan muestra la carpeta de tus partidas al iniciarse.',
    showFolder: 'Mostrar la carpeta de mis partidas',
    browser: 'Abrir en el navegador',
    version: (version) => `Versión ${version}`,
    about: 'Acerca de Caravan',
  },
}

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'El disco está lleno.',
  'read-only': 'El disco solo se puede leer.',
  'not-permitted': 'El sistema no deja que Caravan escriba ahí.',
  'input-output': 'El disco ha dado un error.',
  other: 'No se ha podido guardar.',
}

/** What happened to a stored file, and what is safe. */
export const noticeWords: PageWords['noticeWords'] = (notice) => {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Un archivo no se ha podido leer: ${notice.file}`,
        text: `Se ha apartado sin cambios a ${notice.movedTo}, y no se ha escrito nada encima. Todo lo demás está como estaba. (${notice.why})`,
      }
    case 'left-alone':
      return {
        title: `Un archivo no se ha podido leer: ${notice.file}`,
        text: `Tampoco se ha podido apartar, así que se ha dejado exactamente como está. Todo lo demás está como estaba. (${notice.why})`,
      }
    case 'not-watching':
      return {
        title: 'Los cambios de otros dispositivos tardan',
        text: 'El sistema no avisa a Caravan en este momento de los cambios en tu carpeta de datos. Lo que cambien otros dispositivos aparece en un minuto; este mensaje se va solo.',
      }
    case 'not-read':
      return {
        title: `Un archivo no se lee: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Se ha dejado exactamente como está. Todo lo demás funciona como siempre. (${notice.detail})`,
      }
    case 'backup-failed':
      return {
        title: 'No se ha podido hacer la copia de seguridad automática',
        text: `${BACKUP_FAILED[notice.reason]} Tus partidas siguen guardadas como siempre; la copia se vuelve a intentar cada media hora. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `Una segunda copia de un archivo no se ha podido leer: ${notice.file}`,
        text: `Tus dispositivos cambiaron el mismo archivo a la vez, y esta es la copia que sobró. Se ha dejado exactamente como está, y el archivo también. (${notice.why})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'versión', other: 'versiones' })} de una partida: ${listed(notice.players)}`,
        text: versions.notice.text,
      }
    case 'two-names':
      return {
        title: `Dos nombres para ${notice.name}`,
        text: `Dos dispositivos dieron a la vez nombres distintos a esta persona. Vale el último: ${notice.name}. El otro era ${notice.other}.`,
      }
  }
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Hay una carpeta donde debería haber un archivo.',
  link: 'Es un enlace a otro lugar.',
  pipe: 'Es una tubería, no un archivo.',
  socket: 'Es un socket, no un archivo.',
  device: 'Es un dispositivo, no un archivo.',
  'too-large': 'Es más grande de lo que puede ser un archivo así.',
  'not-permitted': 'El sistema no deja que Caravan lo lea.',
  'input-output': 'El disco ha dado un error.',
  short: 'Al ordenador le falta memoria o archivos abiertos en este momento.',
  other: 'El sistema no lo entrega.',
}
