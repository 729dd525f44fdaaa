import type { PageWords } from '../page-words'

/** The page about the program itself. */
export const about: PageWords['about'] = {
  title: 'Über Caravan',
  what: 'Caravan zählt die Punkte an eurem Dominotisch, bei Spielen der Bergen-Familie. Es sagt, warum ein Zug zählt, und klärt Streitfälle nach den Regeln.',
  private: 'Es kostet nichts und schickt nichts ins Internet.',
  version: (version) => `Version ${version}, freie Software unter der MIT-Lizenz.`,
  unknown: 'Caravan hat noch nicht geantwortet …',
  help: {
    heading: 'Hilfe',
    introduction: 'Was Caravan kann',
    rules: 'Regeln und ihre Quellen',
  },
  licences: {
    heading: 'Was in Caravan steckt',
    text: 'Caravan nutzt diese freien Bausteine. Jeder hat seine eigene Lizenz.',
    waiting: 'Die Liste wird geladen …',
    missing: 'Die Liste lässt sich gerade nicht laden. Du findest sie im installierten Programm als licences.json.',
    part: (name, version, licence) => `${name} ${version} (${licence})`,
    chromium: 'Die Bausteine von Chromium stehen in LICENSES.chromium.html, neben dem installierten Programm.',
  },
  technical: {
    heading: 'Technische Details',
    where: { electron: 'Du benutzt Caravan als Programm auf diesem Computer.', web: 'Du benutzt Caravan im Browser. Es läuft auf diesem Computer.' },
    browser: 'Im Browser öffnen',
    folder: 'Beim Start zeigt Caravan im Terminal den Ordner mit euren Partien.',
    showFolder: 'Datenordner zeigen',
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
