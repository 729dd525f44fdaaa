import type { BackupRefusal, BackupWork, BadBackup, FolderProblem, Restored } from '#shared/contract/backup'
import { lazily } from '#shared/kernel/lazily'
import { counted, listed } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { backupFaultWords } from './backup-faults'
import { dayWords, momentWords } from './dates'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }
const PEOPLE: Noun = { one: 'Person', other: 'Personen' }
const PHOTOGRAPHS: Noun = { one: 'Foto', other: 'Fotos' }
const megabytes = lazily(() => new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backupWords: PageWords['backupWords'] = {
  heading: 'Sicherung',
  waiting: 'Sicherungen werden gesucht …',
  failed: 'Die Sicherungen lassen sich gerade nicht zeigen. Deine Partien sind gespeichert wie immer; es wird weiter versucht.',
  intro:
    'Eine Sicherung ist eine ZIP-Datei mit allen Partien, Leuten und Fotos und den Einstellungen. Caravan legt von selbst eine an: beim Start, am Ende und jede halbe Stunde, wenn sich etwas geändert hat. Die letzten zehn bleiben, danach eine je Woche.',
  latest: (when) => `Die letzte automatische Sicherung ist von ${when}.`,
  none: 'Noch wurde keine automatische Sicherung angelegt.',
  place: 'Automatische Sicherungen liegen auf diesem Computer.',
  automatic: { summary: (count) => `Automatische Sicherungen auf diesem Computer (${count})`, list: 'Automatische Sicherungen' },
  own: {
    heading: 'Eine eigene Sicherung',
    download: 'Sicherung herunterladen',
    downloaded: (name) => `Die Sicherung ${name} wird heruntergeladen.`,
    folder: 'Ordner für Sicherungen',
    hint: 'Ein Ordner dieses Computers, ein Stick oder ein Netzlaufwerk, vollständig geschrieben. Er wird auf diesem Computer gemerkt.',
    remember: 'Diesen Ordner merken',
    remembered: (path) => `Sicherungen kommen ab jetzt nach ${path}.`,
    forgotten: 'Es ist kein Ordner mehr gemerkt. Die Sicherungen darin bleiben.',
    make: 'In diesen Ordner sichern',
    made: (name, path) => `${name} wurde nach ${path} gelegt und zur Probe gelesen.`,
    summary: (count) => `Sicherungen in diesem Ordner (${count})`,
    list: 'Sicherungen in diesem Ordner',
    empty: 'In diesem Ordner ist noch keine Sicherung.',
  },
  restore: {
    heading: 'Wiederherstellen',
    text: 'Wiederherstellen nimmt nichts weg. Du siehst vorher, was sich ändern würde, und was jetzt hier ist, wird vor jeder Änderung gesichert.',
    file: 'Sicherungsdatei wählen …',
    of: 'Wiederherstellen …',
    ofNamed: (when) => `Sicherung von ${when} wiederherstellen`,
    title: 'Was diese Sicherung ändern würde',
    made: (preview) => `Angelegt am ${momentWords(preview.made)} auf ${preview.device} mit Caravan ${preview.appVersion}.`,
    table: {
      caption: 'Was in der Sicherung ist, neben dem, was hier ist',
      what: 'In der Sicherung',
      matches: 'Partien',
      people: 'Leute',
      photographs: 'Fotos',
    },
    columns: { new: 'Hier nicht da', same: 'Gleich', older: 'Älter als hier', newer: 'Neuer als hier', left: 'Nicht zu übernehmen' },
    none: '–',
    left: (count) =>
      `${count === 1 ? 'Eine Partie oder Person wurde' : `${count} Partien oder Personen wurden`} von einem neueren Caravan angelegt oder ${count === 1 ? 'lässt' : 'lassen'} sich hier nicht schreiben; daran ändert sich nichts.`,
    namesakes: (names) =>
      `${listed(names)}: So heißt hier schon jemand. Beide werden aufgeführt; auf der Seite der Leute lässt sich aus zweien eine Person machen.`,
    lines: (count) => `Partien, die nicht gleich sind (${count})`,
    linesFirst: (shown, count) => `Partien, die nicht gleich sind (die letzten ${shown} von ${count})`,
    states: { new: 'hier nicht da', older: 'in der Sicherung älter', newer: 'in der Sicherung neuer', left: 'bleibt, wie sie ist' },
    nothing: 'Alles aus dieser Sicherung ist schon hier.',
    choice: 'Was wiederherstellen?',
    choices: {
      new: { label: 'Nur, was hier nicht da ist', description: 'Was hier ist, bleibt genau, wie es ist.' },
      all: {
        label: 'Auch, was sich unterscheidet',
        description:
          'Partien und Leute, die sich unterscheiden, werden, wie sie in der Sicherung waren. Wie sie jetzt sind, steht in der Sicherung, die gleich davor angelegt wird.',
      },
    },
    settings: {
      legend: 'Einstellungen',
      hint: (device) => `Die Einstellungen in der Sicherung, die von ${device} und die für alle Partien, sind andere als hier.`,
      keep: 'So lassen, wie sie hier sind',
      take: 'Die aus der Sicherung nehmen',
    },
    go: 'Wiederherstellen',
    cancel: 'Nichts ändern',
    close: 'Schließen',
    doneTitle: 'Wiederhergestellt',
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes().format(bytes / 1_000_000)} MB`),
  notDone: 'Nicht getan',
  uploading: 'Die Datei wird gelesen',
}

/** What is being done, for whoever looks on. */
export const workWords: PageWords['workWords'] = ({ kind, done, total }) => `${WORK[kind]} (${done} von ${total})`

const WORK: Readonly<Record<BackupWork, string>> = {
  making: 'Eine Sicherung wird angelegt',
  checking: 'Die Sicherung wird zur Probe gelesen',
  looking: 'Die Sicherung wird mit dem verglichen, was hier ist',
  restoring: 'Wird wiederhergestellt',
}

/** What restoring did. */
export function restoredSentences({ matches, people, photographs, settings, left, unusable, overLimit, before }: Restored): readonly string[] {
  const back = (count: number, noun: Noun): string => `${counted(count, noun)} ${count === 1 ? 'ist' : 'sind'} zurück`
  const became = (count: number, noun: Noun): string => `${counted(count, noun)} ${count === 1 ? 'ist' : 'sind'} wieder wie in der Sicherung`
  const came = [
    matches.added > 0 && back(matches.added, MATCHES),
    matches.replaced > 0 && became(matches.replaced, MATCHES),
    people.added > 0 && back(people.added, PEOPLE),
    people.replaced > 0 && became(people.replaced, PEOPLE),
    photographs > 0 && back(photographs, PHOTOGRAPHS),
    settings > 0 && 'die Einstellungen sind wieder wie in der Sicherung',
  ].filter((each) => each !== false)
  return [
    came.length === 0 ? 'Nichts wurde geändert.' : `${came.join('; ')}.`,
    ...(left > 0
      ? [`${left} davon ${left === 1 ? 'wurde' : 'wurden'} hier inzwischen geändert und ${left === 1 ? 'blieb, wie es ist' : 'blieben, wie sie sind'}.`]
      : []),
    ...overLimit.map(
      ({ names, date }) =>
        `${listed(names)}, ${dayWords(date)}: Mit dem, was hier an ihr geändert wurde, wäre diese Partie größer, als eine sein darf. Sie bleibt, wie sie ist.`,
    ),
    ...(unusable > 0 ? [backupFaultWords.unusable(unusable)] : []),
    ...(before === null ? [] : [`Was vorher hier war, ist in der automatischen Sicherung ${before}.`]),
  ]
}

/** Why what was asked was not done, and what holds now. */
export const backupProblemSentence: PageWords['backupProblemSentence'] = (problem) => {
  switch (problem.kind) {
    case 'refused':
      return refusalSentence(problem.refusal)
    case 'connection-lost':
      return 'Die Verbindung ging verloren, bevor eine Antwort kam. Noch einmal zu fragen, sobald sie wieder da ist, schadet nicht.'
    case 'fault':
      return `Etwas ist schiefgegangen, und es kam keine Antwort (${problem.message}). Deine Partien sind gespeichert wie immer.`
  }
}

function refusalSentence(refusal: BackupRefusal): string {
  switch (refusal.kind) {
    case 'bad-backup':
      return `${badBackupSentence(refusal.bad)} Nichts wurde geändert.`
    case 'gone':
      return 'Die Datei dieser Sicherung ist nicht mehr da oder lässt sich nicht öffnen. Nichts wurde geändert.'
    case 'changed':
      return 'Die Datei dieser Sicherung hat sich geändert, seit sie angesehen wurde. Nichts wurde geändert; sieh sie noch einmal an.'
    case 'no-such-plan':
      return 'Diese Sicherung wurde vor zu langer Zeit angesehen. Nichts wurde geändert; wähl sie noch einmal.'
    case 'not-in-backup':
      return 'Diese Sicherung enthält keine lesbare Fassung dieser Partie. Nichts wurde geändert.'
    case 'not-replaced':
      return 'Die Partie hier wurde inzwischen geändert oder lässt sich nicht schreiben. Sie bleibt, wie sie ist.'
    case 'folder':
      return `${refusal.path}: ${folderProblemSentence(refusal.why)}`
    case 'no-folder':
      return 'Es ist kein Ordner für Sicherungen gemerkt. Schreib zuerst einen auf.'
    case 'nothing-to-back-up':
      return 'Es gibt noch nichts zu sichern.'
    case 'upload-broken':
      return 'Die Datei kam nicht ganz an. Nichts wurde geändert; wähl sie noch einmal.'
    case 'upload-too-large':
      return 'Die Datei ist größer als jede Sicherung, die Caravan liest. Nichts wurde geändert.'
    case 'closing':
      return 'Caravan wird gerade geschlossen, deshalb wurde das nicht getan.'
    case 'stopped':
      return `${NOT_SAVED[refusal.why.reason]} Das Wiederherstellen ist unterwegs stehen geblieben. ${restoredSentences(refusal.restored).join(' ')} Was zurückkam, ist vollständig; wähl die Sicherung für den Rest noch einmal.`
    case 'not-saved':
      return `${NOT_SAVED[refusal.reason]} Deine Partien sind, wie sie waren. (${refusal.detail})`
  }
}

const NOT_SAVED: Readonly<Record<Extract<BackupRefusal, { kind: 'not-saved' }>['reason'], string>> = {
  'disk-full': 'Die Platte ist voll. Schaff etwas Platz und versuch es noch einmal.',
  'read-only': 'Die Platte kann nur gelesen werden.',
  'not-permitted': 'Das System lässt Caravan dort nicht schreiben.',
  'input-output': 'Die Platte hat einen Fehler gemeldet.',
  other: 'Das ließ sich nicht speichern.',
}

export function folderProblemSentence(why: FolderProblem): string {
  switch (why) {
    case 'not-absolute':
      return 'Das ist kein vollständiger Pfad. Schreib ihn von Anfang an, wie in /home/ada/Sicherungen oder C:\\Sicherungen.'
    case 'missing':
      return 'Diesen Ordner gibt es nicht. Leg ihn zuerst an, oder schließ den Stick oder das Laufwerk an, auf dem er liegt.'
    case 'not-a-folder':
      return 'Das ist eine Datei, kein Ordner.'
    case 'not-readable':
      return 'Das System lässt Caravan nicht in diesen Ordner sehen.'
    case 'not-writable':
      return 'In diesen Ordner lässt sich nichts schreiben.'
    case 'in-data-folder':
      return 'Dort liegen die Partien selbst. Eine Sicherung ist für den Tag, an dem dieser Ordner verloren geht; wähl deshalb einen anderen.'
  }
}

const COUNTED: Readonly<Record<Extract<BadBackup, { kind: 'counts' }>['what'], Noun>> = { matches: MATCHES, people: PEOPLE, photographs: PHOTOGRAPHS }

/** What is wrong with a backup, and where. */
function badBackupSentence(bad: BadBackup): string {
  switch (bad.kind) {
    case 'not-a-zip':
      return 'Diese Datei ist keine ZIP-Datei, also auch keine Sicherung.'
    case 'cut':
      return 'Das Ende dieser Sicherung fehlt: Sie wurde abgeschnitten, vielleicht beim Kopieren.'
    case 'damaged':
      return `Diese Sicherung ist beschädigt (${bad.detail}).`
    case 'unsafe-name':
      return `Diese Datei enthält einen Namen, der aus ihr hinausführt; das tut keine Sicherung von Caravan (${bad.detail}).`
    case 'too-many':
      return `Diese Datei enthält mehr als ${bad.limit} Einträge, mehr als jede Sicherung.`
    case 'too-large':
      return `${bad.entry === null ? 'Alles in dieser Datei zusammen' : bad.entry} ist größer als die erlaubten ${backupWords.size(bad.limit)}.`
    case 'no-manifest':
      return 'Diese ZIP-Datei ist keine Sicherung von Caravan: Sie hat keine manifest.json.'
    case 'wrong-manifest':
      return `Diese ZIP-Datei ist keine Sicherung von Caravan, oder sie wurde verändert: Ihre manifest.json stimmt nicht (${bad.detail}).`
    case 'newer':
      return `Diese Sicherung stammt von einem neueren Caravan${bad.appVersion === null ? '' : ` (${bad.appVersion})`}, in einer Art, die dieses nicht kennt.`
    case 'unknown-entry':
      return `Diese Datei enthält ${bad.entry}; das tut keine Sicherung von Caravan.`
    case 'twice':
      return `Diese Datei enthält ${bad.entry} zweimal.`
    case 'bad-entry':
      return `${bad.entry} in dieser Sicherung ist nicht zu gebrauchen: ${bad.detail}.`
    case 'counts':
      return `Diese Sicherung sagt, sie enthalte ${counted(bad.told, COUNTED[bad.what])}, und enthält ${bad.found}.`
  }
}
