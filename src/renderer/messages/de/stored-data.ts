import type { Notice } from '#shared/contract/lists'
import { counted, listed } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import { backupFaults } from './backup-faults'
import { notReadDetail, unreadableWords } from './file-faults'
import { versionsNotice } from './versions-notice'
import type { NotRead } from '#shared/contract/schemas'

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'Die Festplatte ist voll.',
  'read-only': 'Die Festplatte ist schreibgeschützt.',
  'not-permitted': 'Caravan darf dort nicht speichern.',
  'input-output': 'Die Festplatte hat einen Fehler gemeldet.',
  away: 'Der Ordner eurer Partien ist gerade nicht da.',
  other: 'Die Sicherung ließ sich nicht speichern.',
}

/** What happened to a stored file, and what is safe. */
export const noticeWords: PageWords['noticeWords'] = (notice) => {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Diese Datei lässt sich nicht lesen: ${notice.file}`,
        text: `Caravan hat sie unverändert nach ${notice.movedTo} verschoben. Alles andere ist sicher. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `Diese Datei lässt sich nicht lesen: ${notice.file}`,
        text: `Caravan konnte sie auch nicht verschieben; sie liegt unverändert an ihrem Platz. Alles andere ist sicher. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Eure Partien sind hier schreibgeschützt',
        text: 'Caravan darf in eurem Datenordner nicht schreiben. Du kannst alles ansehen, aber nichts ändern. Erlaube es, oder starte Caravan mit einem anderen Ordner.',
      }
    case 'away':
      return {
        title: 'Der Ordner eurer Partien ist gerade nicht da',
        text: 'Nichts ist verloren. Stecke den Datenträger wieder ein oder lege den Ordner zurück: Caravan macht weiter, sobald er wieder da ist.',
      }
    case 'evening-away':
      return {
        title: `Die Datei des Spielabends „${notice.name}“ ist gerade nicht da`,
        text: 'Nichts ist verloren, und die Handys bleiben dabei. Caravan macht weiter, sobald die Datei wieder da ist.',
      }
    case 'not-flushed':
      return {
        title: 'Ein Stromausfall könnte die letzten Änderungen zurücknehmen',
        text: 'Alles ist gespeichert und lesbar. Aber die Festplatte hat einen Fehler gemeldet, als sie es festhalten sollte. Mache eine Sicherung auf einem anderen Datenträger.',
      }
    case 'backup-smaller':
      return {
        title: `In der neuen Sicherung sind weniger Partien: ${notice.matches} statt ${notice.before}`,
        text: 'Caravan behält die vollere Sicherung. Wenn Partien fehlen, stelle sie auf der Seite „Dateien“ wieder her.',
      }
    case 'not-watching':
      return {
        title: 'Änderungen anderer Geräte erscheinen später',
        text: 'Caravan kann euren Datenordner gerade nicht beobachten. Was andere Geräte ändern, erscheint innerhalb einer Minute. Diese Meldung verschwindet von selbst.',
      }
    case 'not-read':
      return {
        title: `Diese Datei lässt sich nicht lesen: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan hat nichts daran geändert. Alles andere funktioniert.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'Automatische Sicherung fehlgeschlagen',
        text: `${BACKUP_FAILED[notice.reason]} Eure Partien sind sicher. Caravan versucht es jede halbe Stunde wieder. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `Die zweite Kopie einer Datei lässt sich nicht lesen: ${notice.file}`,
        text: `Zwei eurer Geräte haben dieselbe Datei gleichzeitig geändert; das ist die überzählige Kopie. Caravan hat an beiden nichts geändert. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'Fassung', other: 'Fassungen' })} einer Partie: ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Zwei Namen für ${notice.name}`,
        text: `Zwei Geräte haben dieser Person gleichzeitig verschiedene Namen gegeben. Caravan nimmt den späteren: ${notice.name}. Der andere war ${notice.other}.`,
      }
  }
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Hier liegt ein Ordner statt einer Datei.',
  link: 'Es ist eine Verknüpfung zu einem anderen Ort.',
  pipe: 'Es ist eine Pipe, keine Datei.',
  socket: 'Es ist ein Socket, keine Datei.',
  device: 'Es ist ein Gerät, keine Datei.',
  'too-large': 'Sie ist größer, als so eine Datei sein kann.',
  'not-permitted': 'Caravan darf sie nicht lesen.',
  'input-output': 'Die Festplatte hat einen Fehler gemeldet.',
  short: 'Der Computer hat gerade zu wenig Speicher oder zu viele offene Dateien.',
  other: 'Das System öffnet sie nicht.',
}
