import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'Über Caravan',
  what: 'Zählt die Punkte bei Dominospielen der Bergen-Familie. Caravan ist freie Software (MIT-Lizenz) und schickt nichts ins Internet.',
  version: 'Version',
  folder: 'Eure Partien liegen in',
  unknown: 'Caravan hat noch nicht geantwortet …',
  openInBrowser: 'Im Browser öffnen',
  rules: 'Regeln und ihre Quellen',
  licences: {
    heading: 'Was in Caravan steckt',
    text: 'Caravan nutzt diese freien Bausteine. Jeder hat seine eigene Lizenz.',
    waiting: 'Die Liste wird geladen …',
    missing: 'Die Liste lässt sich gerade nicht laden. Du findest sie im installierten Programm als licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'Die Bausteine von Chromium stehen in LICENSES.chromium.html, neben dem installierten Programm.',
  },
  diagnostics: {
    heading: 'Für einen Fehlerbericht',
    text: 'Gehört in deinen Fehlerbericht: womit du Caravan benutzt und was schiefging. Namen, Notizen, Orte und Ordner stehen nicht darin. Lies es, bevor du es schickst.',
    copy: 'Diagnose kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das ließ sich nicht kopieren. Markiere den Text unten und kopiere ihn von Hand.',
    label: 'Diagnose',
  },
}
