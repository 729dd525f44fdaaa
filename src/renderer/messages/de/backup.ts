import { lazy } from '#shared/kernel/lazy'
import { counted, figures, listed } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { damageWords } from './file-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'Partie', other: 'Partien' },
  people: { one: 'Person', other: 'Personen' },
  seasons: { one: 'Saison', other: 'Saisons' },
  evenings: { one: 'Spielabend', other: 'Spielabende' },
  photographs: { one: 'Foto', other: 'Fotos' },
} satisfies Record<string, Noun>
const megabytes = lazy(() => new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backup: PageWords['backup'] = {
  heading: 'Sicherung',
  waiting: 'Sicherungen werden geladen …',
  failed: 'Die Sicherungen lassen sich gerade nicht laden. Eure Partien sind sicher, und Caravan versucht es weiter.',
  intro: 'Caravan sichert von selbst alle Partien, Leute, Fotos und Einstellungen.',
  how: {
    summary: 'So wird gesichert',
    text: 'Eine Sicherung ist eine ZIP-Datei mit allen Partien, Leuten, Fotos und Einstellungen. Caravan sichert automatisch beim Start, beim Beenden und jede halbe Stunde, wenn sich etwas geändert hat. Die letzten zehn Sicherungen bleiben, danach eine je Woche.',
  },
  move: {
    heading: 'Auf einen anderen Computer umziehen',
    steps: [
      'Lege hier eine Sicherung an. Kopiere die Datei auf einen USB-Stick, oder schicke sie dir selbst.',
      'Öffne Caravan auf dem anderen Computer und gehe zu „Dateien“.',
      'Wähle dort unter „Wiederherstellen“ die Sicherungsdatei. Alles kommt mit, auch die Einstellungen.',
    ],
  },
  latest: (when) => `Letzte automatische Sicherung: ${when}.`,
  none: 'Noch keine automatischen Sicherungen.',
  automatic: { summary: (count) => `Automatische Sicherungen auf diesem Computer (${count})`, list: 'Automatische Sicherungen' },
  own: {
    toFolder: 'In einen Ordner sichern',
    download: 'Sicherung herunterladen',
    downloaded: (name) => `${name} wird heruntergeladen.`,
    folder: 'Ordner für Sicherungen',
    hint: 'Ein Ordner auf diesem Computer, einem USB-Stick oder einem Netzlaufwerk, mit vollständigem Pfad. Er gilt nur für diesen Computer.',
    remember: 'Ordner speichern',
    remembered: (path) => `Sicherungen kommen jetzt nach ${path}.`,
    forgotten: 'Dieser Ordner ist nicht mehr eingestellt. Die Sicherungen darin sind noch da.',
    make: 'Jetzt sichern',
    made: (name, path) => `${name} liegt jetzt in ${path} und ist geprüft.`,
    summary: (count) => `Sicherungen in deinem Ordner (${count})`,
    list: 'Sicherungen in deinem Ordner',
    empty: 'In diesem Ordner ist noch keine Sicherung.',
  },
  restore: {
    heading: 'Wiederherstellen',
    text: 'Beim Wiederherstellen geht nichts verloren. Du siehst vorher jede Änderung, und Caravan sichert zuerst alles, was du jetzt hast.',
    file: 'Sicherungsdatei wählen …',
    of: 'Wiederherstellen …',
    ofNamed: (when) => `Wiederherstellen … (Sicherung vom ${when})`,
    title: 'Vorschau dieser Sicherung',
    made: (preview) => `Angelegt am ${momentWords(preview.made)} auf ${preview.device} mit Caravan ${preview.appVersion}.`,
    table: {
      caption: 'Die Sicherung im Vergleich mit dem, was du hast',
      what: 'Art',
      matches: 'Partien',
      people: 'Leute',
      seasons: 'Saisons',
      evenings: 'Spielabende',
      photos: 'Fotos',
    },
    columns: { new: 'Neu', same: 'Gleich', older: 'Älter als hier', newer: 'Neuer als hier', left: 'Nicht möglich' },
    none: '–',
    left: (count) =>
      count === 1
        ? '1 Partie oder Person lässt sich nicht wiederherstellen: Sie stammt von einem neueren Caravan, oder ihre Datei lässt sich hier nicht ändern.'
        : `${figures(count)} Partien oder Leute lassen sich nicht wiederherstellen: Sie stammen von einem neueren Caravan, oder ihre Dateien lassen sich hier nicht ändern.`,
    namesakes: (names) =>
      names.length === 1
        ? `${listed(names)}: So heißt hier schon jemand. Beide stehen dann in der Liste. Ist es dieselbe Person, führe sie auf der Seite „Leute“ zusammen.`
        : `${listed(names)}: So heißen hier schon Leute. Alle stehen dann in der Liste. Sind zwei dieselbe Person, führe sie auf der Seite „Leute“ zusammen.`,
    lines: (count) => `Partien mit Unterschieden (${count})`,
    linesFirst: (shown, count) => `Partien mit Unterschieden (die letzten ${shown} von ${count})`,
    named: (count) => `Spielabende und Saisons mit Unterschieden (${count})`,
    kinds: { evening: 'Spielabend', season: 'Saison' },
    states: { new: 'neu', older: 'in der Sicherung älter', newer: 'in der Sicherung neuer', left: 'lässt sich nicht wiederherstellen' },
    nothing: 'Alles aus dieser Sicherung ist schon hier.',
    choice: 'Was wiederherstellen?',
    choices: {
      new: { label: 'Nur, was fehlt', description: 'Was du jetzt hast, bleibt unverändert.' },
      all: {
        label: 'Auch ersetzen, was sich unterscheidet',
        description:
          'Partien und Leute, die sich unterscheiden, werden wieder wie in der Sicherung. Der jetzige Stand kommt in die Sicherung, die Caravan zuerst anlegt.',
      },
    },
    settings: {
      legend: 'Einstellungen',
      hint: (device) => `Die Sicherung hat andere Einstellungen, für ${device} und für alle Partien.`,
      keep: 'Meine behalten',
      take: 'Aus Sicherung übernehmen',
    },
    go: 'Wiederherstellen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    doneTitle: 'Wiederhergestellt',
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes().format(bytes / 1_000_000)} MB`),
  notDone: 'Das hat nicht geklappt',
  uploading: 'Die Datei wird gelesen …',
}

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'Caravan sichert',
    checking: 'Caravan prüft die Sicherung',
    looking: 'Caravan vergleicht mit dem, was du hast',
    restoring: 'Caravan stellt wieder her',
  },
  progress: (work, done, total) => `${work} (${done} von ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} wiederhergestellt`,
    became: (count, what) => `${counted(count, NOUNS[what])} durch den Stand der Sicherung ersetzt`,
    settings: 'Einstellungen wiederhergestellt',
    came: (parts) => `${parts.join('. ')}.`,
    nothing: 'Es hat sich nichts geändert.',
    left: (count) =>
      count === 1
        ? '1 davon hat sich hier inzwischen geändert. Caravan hat den Stand von hier behalten.'
        : `${figures(count)} davon haben sich hier inzwischen geändert. Caravan hat den Stand von hier behalten.`,
    overLimit: ({ names, date }) =>
      `${listed(names)}, ${dayWords(date)}: Mit dem, was sich hier geändert hat, wäre diese Partie zu groß. Caravan hat sie gelassen, wie sie ist.`,
    unusable: backupFaults.unusable,
    before: (backup) => `Der Stand von vorher liegt in der automatischen Sicherung ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'Die Verbindung ging verloren. Du kannst es gefahrlos noch einmal versuchen, sobald sie wieder da ist.',
    fault: ({ message }) => `Etwas ist schiefgegangen. Eure Partien sind sicher. Versuche es noch einmal. (${message})`,
  },
  refused: {
    gone: 'Diese Sicherung ist nicht mehr da oder lässt sich nicht öffnen. Es hat sich nichts geändert.',
    changed: 'Diese Sicherungsdatei hat sich seit der Vorschau geändert. Es wurde nichts wiederhergestellt. Öffne sie noch einmal.',
    'no-such-plan': 'Diese Vorschau ist zu alt. Es wurde nichts wiederhergestellt. Wähle die Sicherung noch einmal.',
    'not-in-backup': 'In dieser Sicherung ist keine lesbare Fassung dieser Partie. Es hat sich nichts geändert.',
    'not-replaced': 'Diese Partie hat sich hier inzwischen geändert, oder ihre Datei lässt sich nicht ändern. Sie bleibt, wie sie ist.',
    'no-folder': 'Gib zuerst einen Ordner für Sicherungen an.',
    'nothing-to-back-up': 'Es gibt noch nichts zu sichern.',
    'upload-broken': 'Die Datei ist nicht vollständig angekommen. Es hat sich nichts geändert. Wähle sie noch einmal.',
    'upload-too-large': 'Für eine Sicherung von Caravan ist diese Datei zu groß. Es hat sich nichts geändert.',
    closing: 'Caravan wird gerade beendet, deshalb ist nichts passiert.',
  },
  'bad-backup': {
    'not-a-zip': 'Das ist keine ZIP-Datei, also auch keine Sicherung.',
    cut: 'Diese Sicherung ist unvollständig. Vielleicht wurde das Kopieren nicht fertig.',
    damaged: ({ detail, how }) => `Diese Sicherung ist beschädigt (${how === 'overlap' ? 'ihre Einträge überschneiden sich' : detail}).`,
    'unsafe-name': ({ detail }) => `Das ist keine Sicherung von Caravan: Sie enthält einen unsicheren Dateinamen (${detail}).`,
    'too-many': ({ limit }) => `Das ist keine Sicherung von Caravan: Sie enthält mehr als ${counted(limit, { one: 'Datei', other: 'Dateien' })}.`,
    'too-large': ({ entry, limit }) => `${entry === null ? 'Der Inhalt dieser Datei' : entry} ist größer als die erlaubten ${backup.size(limit)}.`,
    'no-manifest': 'Das ist keine Sicherung von Caravan: manifest.json fehlt.',
    'wrong-manifest': ({ detail, damage }) =>
      `Das ist keine Sicherung von Caravan, oder jemand hat sie verändert: manifest.json ist ungültig (${damage === undefined ? detail : damageWords(damage)}).`,
    newer: ({ appVersion }) =>
      `Diese Sicherung stammt von einem neueren Caravan${appVersion === null ? '' : ` (${appVersion})`}. Aktualisiere Caravan, um sie wiederherzustellen.`,
    'unknown-entry': ({ entry }) => `Das ist keine Sicherung von Caravan: Sie enthält ${entry}.`,
    twice: ({ entry }) => `Diese Sicherung enthält ${entry} zweimal.`,
    'bad-entry': ({ entry, detail }) => `${entry} aus dieser Sicherung ist nicht zu gebrauchen: ${detail}.`,
    counts: ({ told, what, found }) => `Diese Sicherung sollte ${counted(told, NOUNS[what])} enthalten, enthält aber ${figures(found)}.`,
  },
  nothingChanged: 'Es hat sich nichts geändert.',
  folder: {
    'not-absolute': 'Gib den vollständigen Pfad an, etwa /home/ada/Sicherungen oder C:\\Sicherungen.',
    missing: 'Diesen Ordner gibt es nicht. Lege ihn an oder schließe den USB-Stick oder das Laufwerk an.',
    'not-a-folder': 'Das ist eine Datei, kein Ordner.',
    'not-readable': 'Caravan darf diesen Ordner nicht öffnen.',
    'not-writable': 'Caravan kann in diesem Ordner nichts speichern.',
    'in-data-folder': 'In diesem Ordner liegen eure Partien. Wähle einen anderen, damit die Sicherung bleibt, wenn dieser Ordner verloren geht.',
  },
  colon: ': ',
  'not-saved': {
    'disk-full': 'Die Festplatte ist voll. Schaffe etwas Platz und versuche es noch einmal.',
    'read-only': 'Die Festplatte ist schreibgeschützt.',
    'not-permitted': 'Caravan darf dort nichts speichern.',
    'input-output': 'Die Festplatte hat einen Fehler gemeldet.',
    away: 'Der Ordner eurer Partien ist gerade nicht da. Nichts ist verloren, und Caravan macht weiter, sobald er wieder da ist.',
    other: 'Das ließ sich nicht speichern.',
  },
  stopped: (restored) =>
    `Das Wiederherstellen wurde abgebrochen. ${restored} Was wiederhergestellt ist, ist vollständig. Wähle die Sicherung für den Rest noch einmal.`,
  asBefore: (detail) => `Eure Partien sind unverändert. (${detail})`,
})
