import type { PageWords } from '../page-words'
import { agreement } from './agreement'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Farben',
    hint: 'Hoher Kontrast ist Schwarz auf Weiß, oder Weiß auf Schwarz, wenn das System dunkel ist.',
    choices: { system: 'Wie im System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  },
  language: {
    legend: 'Sprache',
    choices: { system: 'Wie im System' },
  },
  motion: {
    legend: 'Animationen',
    choices: { system: 'Wie im System', reduced: 'Keine Animationen' },
  },
  'tile-faces': {
    legend: 'Auf den Steinen',
    hint: 'Bilder sind für Kinder: ein Bild für jede Zahl. Blank bleibt blank.',
    choices: { pips: 'Augen', numerals: 'Zahlen', pictures: 'Bilder' },
  },
  'tile-material': {
    legend: 'Aussehen der Steine',
    hint: '„Farbig je Zahl“ gibt jeder Zahl eine eigene Farbe. Elfenbein hat sie ab Doppel-Zehn immer.',
    choices: { ivory: 'Elfenbein', ebony: 'Ebenholz', coloured: 'Farbig je Zahl' },
  },
  'score-display': {
    legend: 'Chips und Punkte',
    hint: 'Beim Herunterzählen beginnen alle mit so vielen Chips, wie zum Ziel nötig sind, und geben sie nach und nach ab.',
    choices: { 'count-up': 'Hochzählen', countdown: 'Herunterzählen' },
  },
  'table-side': {
    legend: 'Punkte und Knöpfe',
    choices: { right: 'Rechts', left: 'Links' },
  },
  'key-hints': {
    legend: 'Tasten auf Knöpfen',
    choices: { shown: 'Zeigen', hidden: 'Ausblenden' },
  },
  'single-keys': {
    legend: 'Tastenkürzel mit einer Taste',
    hint: 'Schalte sie aus, wenn du diktierst oder versehentlich Tasten drückst.',
    choices: { on: 'Ein', off: 'Aus' },
  },
  'tiles-played': {
    legend: 'Gespielte Steine',
    hint: 'Zeigt, welche Steine schon gespielt sind. In einer Partie lässt es sich ausschalten.',
    choices: { closed: 'Zugeklappt', open: 'Aufgeklappt' },
  },
  introduction: {
    legend: 'Einführung',
    hint: 'Erscheint auf der Startseite, bis du die erste Partie beginnst.',
    choices: { offered: 'Zeigen', seen: 'Ausblenden' },
  },
  sounds: {
    legend: 'Töne',
    hint: 'Ein Klick für jeden Stein. Zwei Töne für Punkte: steigend für gewonnene, fallend für verlorene.',
    choices: { off: 'Aus', on: 'Ein' },
  },
  spoken: {
    legend: 'Punkte vorlesen',
    hint: 'Die Stimme dieses Geräts liest jeden Zug und seine Punkte vor. Nichts verlässt das Gerät.',
    choices: { off: 'Aus', on: 'Ein' },
  },
  'tile-print': {
    legend: 'Auf euren Steinen sind',
    hint: 'Hilft Caravan, eure Fotos zu lesen.',
    choices: { pips: 'Augen', numbers: 'Zahlen' },
  },
  'keep-photographs': {
    legend: 'Fotos',
    hint: 'Speichert zu jedem Eintrag eine kleine Kopie des Fotos, falls ihr nachsehen müsst. Sie bleibt bei euren Partien. Du kannst jedes Mal neu entscheiden.',
    choices: { 'not-kept': 'Nicht speichern', kept: 'Speichern' },
  },
  'confirm-rounds': {
    legend: agreement.setting.legend,
    hint: 'Für neue Partien.',
    choices: { 'as-last': 'Wie in der letzten Partie', asked: 'Fragen', 'not-asked': 'Nicht fragen' },
  },
}

export const appSettings: PageWords['appSettings'] = {
  title: 'Einstellungen',
  intro: 'Änderungen gelten sofort, in jedem Fenster.',
  named,
  sections: {
    looks: { heading: 'Aussehen', text: 'Auf diesem Gerät.' },
    table: { heading: 'Hilfen und Tastenkürzel', text: 'Auf diesem Gerät.' },
    hearing: { heading: 'Ton', text: 'Auf diesem Gerät.' },
    house: { heading: 'Für alle eure Partien', text: 'Wird mit den Partien gespeichert und gilt auf allen Geräten, die sie teilen.' },
  },
  backup: 'Jede Sicherung enthält die Einstellungen. Caravan fragt, bevor eine Wiederherstellung sie ändert.',
  voice: {
    unsupported: 'Dieser Browser kann nicht vorlesen.',
    none: 'Auf diesem Gerät ist keine deutsche Stimme installiert. Installiere eine in den Systemeinstellungen unter „Sprachausgabe“.',
    by: (name) => `Stimme: ${name}`,
  },
  trySounds: 'Töne anhören',
  tryVoice: 'Probe anhören',
  sample: 'Ben hat rechts sechs-vier gelegt: Zwilling, 2 Chips. Ben hat 7.',
}
