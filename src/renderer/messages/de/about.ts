import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'Über Caravan',
  what: 'Ein Begleiter am Tisch für Dominospiele der Bergen-Familie. Caravan ist freie Software unter der MIT-Lizenz, und alles bleibt auf diesem Computer.',
  version: 'Version',
  folder: 'Der Ordner deiner Partien',
  unknown: 'Noch nicht bekannt: Der Tisch hat nicht geantwortet.',
  rules: 'Die Regeln, jede mit ihrer Quelle',
  licences: {
    heading: 'Was darin steckt',
    text: 'Caravan baut auf der Arbeit anderer auf. Zu jedem Teil gehört seine Lizenz.',
    waiting: 'Die Liste wird geholt …',
    missing: 'Die Liste lässt sich gerade nicht zeigen. Sie gehört zum fertigen Programm und liegt dort als licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'Woraus Chromium besteht, steht in LICENSES.chromium.html, neben dem installierten Programm.',
  },
  diagnostics: {
    heading: 'Für einen Fehlerbericht',
    text: 'Das sagt allen, die einen Fehler beheben, womit du Caravan benutzt und was schiefging. Kein Name, keine Notiz, kein Ort und kein Ordner steht darin; lies es, bevor du es schickst.',
    copy: 'Diagnose kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das ließ sich nicht kopieren. Markier den Text unten und kopier ihn von Hand.',
    label: 'Diagnose',
  },
}
