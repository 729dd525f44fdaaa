import { lazy } from '#shared/kernel/lazy'
import { counted, listed } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'Partie', other: 'Partien' },
  people: { one: 'Person', other: 'Personen' },
  photographs: { one: 'Foto', other: 'Fotos' },
} satisfies Record<string, Noun>
const megabytes = lazy(() => new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backup: PageWords['backup'] = {
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

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'Eine Sicherung wird angelegt',
    checking: 'Die Sicherung wird zur Probe gelesen',
    looking: 'Die Sicherung wird mit dem verglichen, was hier ist',
    restoring: 'Wird wiederhergestellt',
  },
  progress: (work, done, total) => `${work} (${done} von ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} ${count === 1 ? 'ist' : 'sind'} zurück`,
    became: (count, what) => `${counted(count, NOUNS[what])} ${count === 1 ? 'ist' : 'sind'} wieder wie in der Sicherung`,
    settings: 'die Einstellungen sind wieder wie in der Sicherung',
    came: (parts) => `${parts.join('; ')}.`,
    nothing: 'Nichts wurde geändert.',
    left: (count) =>
      `${count} davon ${count === 1 ? 'wurde hier inzwischen geändert und blieb, wie es ist' : 'wurden hier inzwischen geändert und blieben, wie sie sind'}.`,
    overLimit: ({ names, date }) =>
      `${listed(names)}, ${dayWords(date)}: Mit dem, was hier an ihr geändert wurde, wäre diese Partie größer, als eine sein darf. Sie bleibt, wie sie ist.`,
    unusable: backupFaults.unusable,
    before: (backup) => `Was vorher hier war, ist in der automatischen Sicherung ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'Die Verbindung ging verloren, bevor eine Antwort kam. Noch einmal zu fragen, sobald sie wieder da ist, schadet nicht.',
    fault: ({ message }) => `Etwas ist schiefgegangen, und es kam keine Antwort (${message}). Deine Partien sind gespeichert wie immer.`,
  },
  refused: {
    gone: 'Die Datei dieser Sicherung ist nicht mehr da oder lässt sich nicht öffnen. Nichts wurde geändert.',
    changed: 'Die Datei dieser Sicherung hat sich geändert, seit sie angesehen wurde. Nichts wurde geändert; sieh sie noch einmal an.',
    'no-such-plan': 'Diese Sicherung wurde vor zu langer Zeit angesehen. Nichts wurde geändert; wähl sie noch einmal.',
    'not-in-backup': 'Diese Sicherung enthält keine lesbare Fassung dieser Partie. Nichts wurde geändert.',
    'not-replaced': 'Die Partie hier wurde inzwischen geändert oder lässt sich nicht schreiben. Sie bleibt, wie sie ist.',
    'no-folder': 'Es ist kein Ordner für Sicherungen gemerkt. Schreib zuerst einen auf.',
    'nothing-to-back-up': 'Es gibt noch nichts zu sichern.',
    'upload-broken': 'Die Datei kam nicht ganz an. Nichts wurde geändert; wähl sie noch einmal.',
    'upload-too-large': 'Die Datei ist größer als jede Sicherung, die Caravan liest. Nichts wurde geändert.',
    closing: 'Caravan wird gerade geschlossen, deshalb wurde das nicht getan.',
  },
  'bad-backup': {
    'not-a-zip': 'Diese Datei ist keine ZIP-Datei, also auch keine Sicherung.',
    cut: 'Das Ende dieser Sicherung fehlt: Sie wurde abgeschnitten, vielleicht beim Kopieren.',
    damaged: ({ detail }) => `Diese Sicherung ist beschädigt (${detail}).`,
    'unsafe-name': ({ detail }) => `Diese Datei enthält einen Namen, der aus ihr hinausführt; das tut keine Sicherung von Caravan (${detail}).`,
    'too-many': ({ limit }) => `Diese Datei enthält mehr als ${limit} Einträge, mehr als jede Sicherung.`,
    'too-large': ({ entry, limit }) => `${entry === null ? 'Alles in dieser Datei zusammen' : entry} ist größer als die erlaubten ${backup.size(limit)}.`,
    'no-manifest': 'Diese ZIP-Datei ist keine Sicherung von Caravan: Sie hat keine manifest.json.',
    'wrong-manifest': ({ detail }) => `Diese ZIP-Datei ist keine Sicherung von Caravan, oder sie wurde verändert: Ihre manifest.json stimmt nicht (${detail}).`,
    newer: ({ appVersion }) =>
      `Diese Sicherung stammt von einem neueren Caravan${appVersion === null ? '' : ` (${appVersion})`}, in einer Art, die dieses nicht kennt.`,
    'unknown-entry': ({ entry }) => `Diese Datei enthält ${entry}; das tut keine Sicherung von Caravan.`,
    twice: ({ entry }) => `Diese Datei enthält ${entry} zweimal.`,
    'bad-entry': ({ entry, detail }) => `${entry} in dieser Sicherung ist nicht zu gebrauchen: ${detail}.`,
    counts: ({ told, what, found }) => `Diese Sicherung sagt, sie enthalte ${counted(told, NOUNS[what])}, und enthält ${found}.`,
  },
  nothingChanged: 'Nichts wurde geändert.',
  folder: {
    'not-absolute': 'Das ist kein vollständiger Pfad. Schreib ihn von Anfang an, wie in /home/ada/Sicherungen oder C:\\Sicherungen.',
    missing: 'Diesen Ordner gibt es nicht. Leg ihn zuerst an, oder schließ den Stick oder das Laufwerk an, auf dem er liegt.',
    'not-a-folder': 'Das ist eine Datei, kein Ordner.',
    'not-readable': 'Das System lässt Caravan nicht in diesen Ordner sehen.',
    'not-writable': 'In diesen Ordner lässt sich nichts schreiben.',
    'in-data-folder': 'Dort liegen die Partien selbst. Eine Sicherung ist für den Tag, an dem dieser Ordner verloren geht; wähl deshalb einen anderen.',
  },
  colon: ': ',
  'not-saved': {
    'disk-full': 'Die Platte ist voll. Schaff etwas Platz und versuch es noch einmal.',
    'read-only': 'Die Platte kann nur gelesen werden.',
    'not-permitted': 'Das System lässt Caravan dort nicht schreiben.',
    'input-output': 'Die Platte hat einen Fehler gemeldet.',
    other: 'Das ließ sich nicht speichern.',
  },
  stopped: (restored) =>
    `Das Wiederherstellen ist unterwegs stehen geblieben. ${restored} Was zurückkam, ist vollständig; wähl die Sicherung für den Rest noch einmal.`,
  asBefore: (detail) => `Deine Partien sind, wie sie waren. (${detail})`,
})
