import type { PageWords } from '../page-words'
import { agreement } from './agreement'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Farbschema',
    hint: 'Hoher Kontrast ist Schwarz auf Weiß, oder Weiß auf Schwarz, wenn das System dunkel ist.',
    choices: { system: 'Wie im System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  },
  felt: {
    legend: 'Filz',
    choices: { petrol: 'Blaugrün', night: 'Nachtblau', wine: 'Weinrot' },
  },
  language: {
    legend: 'Sprache',
    choices: { system: 'Wie im System' },
  },
  'text-size': {
    legend: 'Schriftgröße',
    choices: { usual: 'Normal', large: 'Groß', largest: 'Sehr groß' },
  },
  motion: {
    legend: 'Weniger Bewegung',
    hint: 'Steine und Chips ändern sich ohne Bewegung. Ausgeschaltet entscheidet das System.',
  },
  'tile-faces': {
    legend: 'Auf den Steinen',
    hint: 'Bilder sind für Kinder: ein Bild für jede Zahl. Blank bleibt blank.',
    choices: { pips: 'Augen', numerals: 'Zahlen', pictures: 'Bilder' },
  },
  'tile-material': {
    legend: 'Aussehen der Steine',
    hint: '„Farbig je Zahl“ gibt jeder Zahl eine eigene Farbe. Elfenbein hat sie ab dem Zehnerpasch immer.',
    choices: { ivory: 'Elfenbein', ebony: 'Ebenholz', coloured: 'Farbig je Zahl' },
  },
  'score-display': {
    legend: 'Chips und Punkte',
    hint: 'Beim Herunterzählen beginnen alle mit so vielen Chips, wie zum Ziel nötig sind, und geben sie nach und nach ab.',
    choices: { 'count-up': 'Hochzählen', countdown: 'Herunterzählen' },
  },
  'table-side': {
    legend: 'Linkshändig',
    hint: 'Punkte und Knöpfe stehen links vom Tisch.',
  },
  'key-hints': {
    legend: 'Tasten auf Knöpfen',
    hint: 'Zeigt die Taste, die dasselbe tut.',
  },
  'single-keys': {
    legend: 'Tastenkürzel mit einer Taste',
    hint: 'Schalte sie aus, wenn du diktierst oder versehentlich Tasten drückst.',
  },
  'tile-stops': {
    legend: 'Tab hält an jedem Stein',
    hint: 'Für alle, die nur einen Schalter oder die Tab- und die Eingabetaste benutzen: Tab geht von Stein zu Stein. Mit der Eingabetaste an einem offenen Ende erreichst du zuerst nur dessen Steine.',
  },
  review: {
    legend: 'Rückblick',
    hint: 'Was man hätte spielen können: Rückblick, Satz nach der Runde, Aufgabe des Tages, Glück und Verpasstes in der Statistik.',
  },
  'tiles-played': {
    legend: 'Gespielte Steine zeigen',
    hint: 'Öffnet die Liste der Steine, die schon gespielt sind. In einer Partie lässt sie sich ausschalten.',
  },
  sounds: {
    legend: 'Töne',
    hint: 'Ein Klick für jeden Stein. Zwei Töne für Punkte: steigend für gewonnene, fallend für verlorene.',
  },
  spoken: {
    legend: 'Punkte vorlesen',
    hint: 'Die Stimme dieses Geräts liest jeden Zug und seine Punkte vor. Nichts verlässt das Gerät.',
  },
  'tile-print': {
    legend: 'Auf euren Steinen sind',
    hint: 'Hilft Caravan, eure Fotos zu lesen.',
    choices: { pips: 'Augen', numbers: 'Zahlen' },
  },
  'camera-enters': {
    legend: 'Die Kamera trägt Züge ein',
    hint: 'Während Caravan den Tisch beobachtet. Ist Caravan nicht sicher, fragt es immer.',
    choices: { asked: 'Nach Bestätigung', '0': 'Sofort', '1': 'Nach 1 s', '2': 'Nach 2 s', '3': 'Nach 3 s', '5': 'Nach 5 s', '10': 'Nach 10 s' },
  },
  'keep-photographs': {
    legend: 'Fotos speichern',
    hint: 'Behält zu jedem Eintrag eine kleine Kopie, falls ihr nachsehen müsst. Du kannst jedes Mal neu entscheiden.',
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
  groups: {
    look: 'Aussehen',
    table: 'Tisch',
    sound: 'Ton und Stimme',
    camera: 'Kamera',
    keys: 'Tasten',
    language: 'Sprache',
  },
  parts: {
    colours: 'Farben',
    reading: 'Steine und Anordnung',
    help: 'Hilfen',
    house: 'Für alle eure Partien',
  },
  house: 'Wird mit den Partien gespeichert und gilt auf allen Geräten, die sie teilen.',
  preview: { heading: 'Vorschau', hint: 'Ändert sich mit deiner Wahl' },
  undo: 'Änderungen zurücknehmen',
  undone: 'Deine Änderungen sind zurückgenommen.',
  voice: {
    unsupported: 'Dieser Browser kann nicht vorlesen.',
    none: 'Auf diesem Gerät ist keine deutsche Stimme installiert. Installiere eine in den Systemeinstellungen unter „Sprachausgabe“.',
    by: (name) => `Stimme: ${name}`,
  },
  trySounds: 'Töne anhören',
  tryVoice: 'Probe anhören',
  sample: 'Ben hat rechts sechs-vier gelegt: Zwilling, 2 Chips. Ben hat 7.',
}
