import type { PageWords } from '../page-words'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Farben',
    hint: 'Hoher Kontrast ist Schwarz auf Weiß, oder Weiß auf Schwarz, wo das System dunkel ist.',
    choices: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  },
  language: {
    legend: 'Sprache',
    choices: { system: 'Wie das System' },
  },
  motion: {
    legend: 'Bewegung',
    choices: { system: 'Wie das System', reduced: 'Nichts bewegt sich' },
  },
  'tile-faces': {
    legend: 'Steine zeigen',
    hint: 'Bilder sind für Kinder: Zahlen als Bilder statt als Augen (B-9). Blank bleibt blank.',
    choices: { pips: 'Augen', numerals: 'Ziffern', pictures: 'Bilder' },
  },
  'tile-material': {
    legend: 'Steine sind',
    hint: 'Farben kommen zu Augen, Ziffern oder Bildern hinzu, nie an ihre Stelle.',
    choices: { ivory: 'Elfenbein', ebony: 'Ebenholz', coloured: 'Farbig je Zahl' },
  },
  'score-display': {
    legend: 'Chips und Punkte',
    hint: 'Beim Herunterzählen beginnen alle mit so vielen, wie das Ziel verlangt, und geben sie zurück (B-8).',
    choices: { 'count-up': 'Hochzählen', countdown: 'Herunterzählen' },
  },
  'key-hints': {
    legend: 'Zeile mit Tasten unter den Steinen',
    choices: { shown: 'Zeigen', hidden: 'Verbergen' },
  },
  'single-keys': {
    legend: 'Buchstaben und Ziffern, die sofort wirken',
    hint: 'Ausgeschaltet wird mit einem Buchstaben, einer Ziffer oder einem Zeichen allein nichts eingegeben: für alle, die diktieren oder aus Versehen auf Tasten kommen.',
    choices: { on: 'Ein', off: 'Aus' },
  },
  'table-aid': {
    legend: 'Gesehene Zahlen',
    hint: 'Ob sie neben dem Tisch aufgeklappt sind. Eine Partie kann auch ganz ohne sie auskommen.',
    choices: { closed: 'Zugeklappt', open: 'Aufgeklappt' },
  },
  introduction: {
    legend: 'Was Caravan macht, auf drei Karten',
    hint: 'Auf der ersten Seite, solange es keine Partie gibt.',
    choices: { offered: 'Zeigen', seen: 'Weggelegt' },
  },
  sounds: {
    legend: 'Töne',
    hint: 'Ein Klick, wenn ein Stein gelegt wird, zwei Töne für Punkte: steigend, wenn man sie gewinnt, fallend, wenn man sie verliert.',
    choices: { off: 'Aus', on: 'Ein' },
  },
  spoken: {
    legend: 'Wertungen vorlesen',
    hint: 'Jeder Zug und was er zählt, von einer Stimme dieses Geräts gesagt. Nichts verlässt das Gerät.',
    choices: { off: 'Aus', on: 'Ein' },
  },
  'tile-print': {
    legend: 'Auf euren Steinen sind',
    hint: 'Danach wird auf Fotos gesucht.',
    choices: { pips: 'Augen', numbers: 'Ziffern' },
  },
  'keep-photographs': {
    legend: 'Fotos',
    hint: 'Eine kleine Kopie kann beim Zug aufbewahrt werden, falls er bestritten wird. Sie liegt bei deinen Partien und kommt nirgends sonst hin. Du kannst es jedes Mal anders entscheiden.',
    choices: { 'not-kept': 'Nicht aufbewahren', kept: 'Aufbewahren' },
  },
  'confirm-rounds': {
    legend: 'Bestätigen alle jede Runde?',
    hint: 'Damit beginnt eine neue Partie.',
    choices: { 'as-last': 'Wie in der letzten Partie', asked: 'Fragen', 'not-asked': 'Nicht fragen' },
  },
}

export const appSettings: PageWords['appSettings'] = {
  title: 'Einstellungen',
  intro: 'Alles gilt sofort, in jedem Fenster.',
  named,
  sections: {
    looks: { heading: 'Aussehen', text: 'Für dieses Gerät.' },
    table: { heading: 'Am Tisch', text: 'Für dieses Gerät.' },
    hearing: { heading: 'Hören', text: 'Für dieses Gerät.' },
    house: { heading: 'Für alle deine Partien', text: 'Liegt bei den Partien; alle Geräte, die sie teilen, haben es gleich.' },
  },
  backup: 'Einstellungen sind in jeder Sicherung. Wer eine wiederherstellt, wird gefragt, bevor sich hier welche ändern.',
  voice: {
    unsupported: 'Dieser Browser kann nicht sprechen, deshalb ist nichts zu hören.',
    none: 'Dieses Gerät hat keine eigene Stimme für die Sprache der Seite, deshalb ist nichts zu hören. Stimmen, die das Internet brauchen, werden nicht verwendet. In den Einstellungen des Systems lässt sich unter Sprachausgabe eine installieren.',
    by: (name) => `Es spricht die Stimme ${name}.`,
  },
  trySounds: 'Anhören',
  tryVoice: 'Anhören',
  sample: 'Ben hat rechts sechs-vier gelegt: Dual, 2 Chips; Ben hat 7.',
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Diese Wahl gilt in diesem Browser, ließ sich aber nicht speichern (${WHY[problem.refusal.reason]}).`
    return 'Diese Wahl gilt in diesem Browser, ließ sich aber nicht speichern.'
  },
}

const WHY = {
  'disk-full': 'die Platte ist voll',
  'read-only': 'die Platte kann nur gelesen werden',
  'not-permitted': 'Caravan darf dort nicht schreiben',
  'input-output': 'die Platte hat einen Fehler gemeldet',
  other: 'die Platte hat es nicht angenommen',
} as const
