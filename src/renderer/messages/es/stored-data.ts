import type { Notice } from '#shared/contract/lists'
import { counted, listed } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'
import { backupFaults } from './backup-faults'
import { notReadDetail, unreadableWords } from './file-faults'
import { versionsNotice } from './versions-notice'
import type { NotRead } from '#shared/contract/schemas'

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'El disco está lleno.',
  'read-only': 'El disco es de solo lectura.',
  'not-permitted': 'Caravan no tiene permiso para guardar ahí.',
  'input-output': 'El disco ha dado un error.',
  away: 'La carpeta de tus partidas no está disponible ahora mismo.',
  other: 'La copia de seguridad no se ha podido guardar.',
}

/** What happened to a stored file, and what is safe. */
export const noticeWords: PageWords['noticeWords'] = (notice) => {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `No se puede leer un archivo: ${notice.file}`,
        text: `Caravan lo ha movido sin cambios a ${notice.movedTo}. Todo lo demás está a salvo. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `No se puede leer un archivo: ${notice.file}`,
        text: `Caravan tampoco lo ha podido mover, así que sigue ahí sin cambios. Todo lo demás está a salvo. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Aquí tus partidas son de solo lectura',
        text: 'Caravan no puede escribir en tu carpeta de datos. Puedes verlo todo, pero no cambiar nada. Dale permiso, o abre Caravan con otra carpeta.',
      }
    case 'away':
      return {
        title: 'La carpeta de tus partidas no está disponible ahora mismo',
        text: 'No se ha perdido nada. Conecta otra vez la unidad o devuelve la carpeta a su sitio: Caravan seguirá en cuanto vuelva.',
      }
    case 'evening-away':
      return {
        title: `El archivo de la velada “${notice.name}” no está disponible ahora mismo`,
        text: 'No se ha perdido nada, y los teléfonos se quedan. Caravan seguirá en cuanto vuelva el archivo.',
      }
    case 'not-flushed':
      return {
        title: 'Un corte de luz podría deshacer los últimos cambios',
        text: 'Todo está guardado y se puede leer. Pero el disco ha dado un error al asegurarlo. Haz una copia de seguridad en otro disco.',
      }
    case 'backup-smaller':
      return {
        title: `La copia de seguridad nueva tiene menos partidas: ${notice.matches} en vez de ${notice.before}`,
        text: 'Caravan conserva la copia más completa. Si faltan partidas, restáurala en la página Archivos.',
      }
    case 'not-watching':
      return {
        title: 'Los cambios de otros dispositivos tardan',
        text: 'Caravan no puede vigilar tu carpeta de datos ahora mismo. Los cambios de otros dispositivos aparecen en menos de un minuto. Este mensaje desaparece solo.',
      }
    case 'not-read':
      return {
        title: `No se puede leer un archivo: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan no ha cambiado nada. Todo lo demás funciona.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'La copia de seguridad automática ha fallado',
        text: `${BACKUP_FAILED[notice.reason]} Tus partidas están a salvo. Caravan lo intenta de nuevo cada media hora. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `No se puede leer la segunda copia de un archivo: ${notice.file}`,
        text: `Dos de tus dispositivos han cambiado el mismo archivo a la vez, y esta es la copia que sobra. Caravan no ha cambiado ninguno de los dos archivos. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'versión', other: 'versiones' })} de una partida: ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Dos nombres para ${notice.name}`,
        text: `Dos dispositivos han dado a la vez nombres distintos a esta persona. Caravan usa el último: ${notice.name}. El otro era ${notice.other}.`,
      }
  }
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Hay una carpeta donde debería haber un archivo.',
  link: 'Es un enlace a otro lugar.',
  pipe: 'Es un archivo especial del sistema, no un archivo normal.',
  socket: 'Es una conexión del sistema, no un archivo normal.',
  device: 'Es un dispositivo, no un archivo.',
  'too-large': 'Es más grande de lo que puede ser un archivo así.',
  'not-permitted': 'Caravan no tiene permiso para leerlo.',
  'input-output': 'El disco ha dado un error.',
  short: 'Al equipo le falta memoria o tiene demasiados archivos abiertos.',
  other: 'El sistema no lo abre.',
}
