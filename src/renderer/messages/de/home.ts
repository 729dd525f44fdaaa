import type { Notice } from '#shared/contract/lists'
import { counted, listed } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import { backupFaults } from './backup-faults'
import { versions } from './versions'
import type { NotRead } from '#shared/contract/schemas'

export const home: PageWords['home'] = {
  title: 'Caravan',
  heading: 'Am Tisch',
  waiting: 'Deine Partien werden gesucht …',
  failed: 'Die Liste der Partien lässt sich gerade nicht zeigen. Was gespeichert ist, ist sicher; es wird weiter versucht.',
  newMatch: 'Neue Partie',
  settle: 'Streitfall klären',
  welcome: {
    title: 'Willkommen am Tisch',
    text: [
      'Spielt mit euren eigenen Dominosteinen. Caravan führt den Stand, sagt bei jedem Zug, warum er zählt, und entscheidet, wenn eine Runde blockiert ist.',
      'Alles bleibt auf diesem Computer.',
    ],
  },
  goOn: 'Weiterspielen',
  inProgress: 'Laufende Partie',
  lastPlayed: (when) => `Zuletzt gespielt: ${when}`,
  rounds: (rounds) => `Runde ${Math.max(rounds, 1)}`,
  standing: (names, margin, everybody) => {
    if (everybody) return 'Alle gleichauf'
    return names.length === 1 ? `${names[0]} führt mit ${margin} Vorsprung` : `${listed(names)} führen gemeinsam`
  },
  unfinished: {
    heading: 'Andere nicht beendete Partien',
    goOn: (players) => `Weiterspielen: ${players}`,
    all: (matches) => (matches === null ? 'Alle nicht beendeten Partien' : `Alle ${matches} nicht beendeten Partien`),
  },
  finished: {
    heading: 'Beendete Partien',
    rounds: (rounds) => counted(rounds, { one: 'Runde', other: 'Runden' }),
    open: (players) => `Spielzettel öffnen: ${players}`,
  },
  lookAt: (players) => `Ansehen: ${players}`,
  all: (matches) => (matches === null || matches === 1 ? 'Der Verlauf' : `Alle ${matches} Partien`),
  notices: {
    heading: 'Zu deinen gespeicherten Daten',
    dismiss: 'Gesehen',
    notDismissed: 'Diese Meldung ließ sich nicht weglegen. Versuch es gleich noch einmal.',
  },
  host: {
    heading: 'Wo das alles liegt',
    where: { electron: 'Das ist das Fenster auf dem Schreibtisch.', web: 'Diese Seite kommt von Caravan auf diesem Computer.' },
    folder: 'Den Ordner deiner Partien nennt Caravan beim Start.',
    showFolder: 'Ordner meiner Partien zeigen',
    browser: 'Im Browser öffnen',
    version: (version) => `Version ${version}`,
    about: 'Über Caravan',
  },
}

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'Die Platte ist voll.',
  'read-only': 'Die Platte kann nur gelesen werden.',
  'not-permitted': 'Das System lässt Caravan dort nicht schreiben.',
  'input-output': 'Die Platte hat einen Fehler gemeldet.',
  other: 'Sie ließ sich nicht speichern.',
}

/** What happened to a stored file, and what is safe. */
export const noticeWords: PageWords['noticeWords'] = (notice) => {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Eine Datei war nicht lesbar: ${notice.file}`,
        text: `Sie wurde unverändert beiseitegelegt, nach ${notice.movedTo}, und nichts wurde darübergeschrieben. Alles andere ist, wie es war. (${notice.why})`,
      }
    case 'left-alone':
      return {
        title: `Eine Datei war nicht lesbar: ${notice.file}`,
        text: `Sie ließ sich auch nicht beiseitelegen und bleibt deshalb genau, wie sie ist. Alles andere ist, wie es war. (${notice.why})`,
      }
    case 'not-watching':
      return {
        title: 'Was andere ändern, erscheint später',
        text: 'Das System meldet Caravan gerade keine Änderungen in deinem Datenordner. Was andere Geräte ändern, erscheint innerhalb einer Minute; diese Nachricht geht von selbst.',
      }
    case 'not-read':
      return {
        title: `Eine Datei wird nicht gelesen: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Sie bleibt genau, wie sie ist. Alles andere geht wie immer. (${notice.detail})`,
      }
    case 'backup-failed':
      return {
        title: 'Es konnte keine automatische Sicherung angelegt werden',
        text: `${BACKUP_FAILED[notice.reason]} Deine Partien sind gespeichert wie immer; die Sicherung wird jede halbe Stunde wieder versucht. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `Eine zweite Kopie einer Datei war nicht lesbar: ${notice.file}`,
        text: `Deine Geräte haben dieselbe Datei gleichzeitig geändert, und diese Kopie blieb übrig. Sie ist geblieben, wie sie ist, und die Datei selbst auch. (${notice.why})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'Fassung', other: 'Fassungen' })} einer Partie: ${listed(notice.players)}`,
        text: versions.notice.text,
      }
    case 'two-names':
      return {
        title: `Zwei Namen für ${notice.name}`,
        text: `Zwei Geräte haben hier gleichzeitig verschiedene Namen vergeben. Der spätere gilt: ${notice.name}. Der andere war ${notice.other}.`,
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
  'not-permitted': 'Das System lässt Caravan sie nicht lesen.',
  'input-output': 'Die Platte hat einen Fehler gemeldet.',
  short: 'Dem Computer fehlt es gerade an Speicher oder offenen Dateien.',
  other: 'Das System gibt sie nicht heraus.',
}
