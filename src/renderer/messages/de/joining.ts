import { counted, plain } from '#shared/words/de/numbers'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** How long something lasts, in words; `count` in seconds. */
export const lasting = (count: number): string =>
  count < 60 ? counted(count, { one: 'Sekunde', other: 'Sekunden' }) : counted(Math.round(count / 60), { one: 'Minute', other: 'Minuten' })

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining: PageWords['joining'] = {
  title: 'Bei der Partie mitmachen',
  opening: 'Wird verbunden …',
  code: 'Code',
  codeHint: 'Die sechs Buchstaben und Ziffern auf dem Bildschirm des Computers.',
  next: 'Weiter',
  name: 'Dein Name',
  nameMissing: 'Gib deinen Namen ein, damit die anderen wissen, wessen Handy das ist.',
  seat: 'Welcher Platz ist deiner?',
  watching: 'Ich sehe nur zu',
  taken: 'hat schon ein Handy',
  join: 'Mitmachen',
  removed: 'Dieses Handy wurde entfernt. Gib einen neuen Code ein, um wieder mitzumachen.',
  ended: 'An diesem Tisch wird nicht mehr gespielt. Gib einen neuen Code ein, um wieder mitzumachen.',
  again: 'Noch einmal versuchen',
  closed: 'Der Handyzugang ist beendet',
  closedHint: 'Deshalb folgt diese Seite der Partie nicht mehr. Sobald Handys wieder mitmachen können, scanne den neuen Code am Computer.',
  unreachable: 'Keine Verbindung zur Partie. Prüfe, ob dieses Handy im selben WLAN ist wie der Computer und ob Handys noch mitmachen können.',
  roles: { viewer: 'Zusehen', player: 'Mitspielen', scorer: 'Aufschreiben', host: 'Leiten' },
  you: (name, role) => `${name} · ${role}`,
  guest: {
    who: 'Wer bist du?',
    whoAt: (table) => `Wer bist du an Tisch ${plain(table)}?`,
    find: 'Meinen Namen suchen',
    name: 'Dein Name',
    other: 'Nicht dabei? Dein Name',
    checkIn: 'Anmelden',
    tableName: (table) => `Tisch ${plain(table)}`,
    tablet: (table) => `Das ist das Tablet von Tisch ${plain(table)}`,
    watcher: 'Ich sehe nur zu',
  },
  refusal: sentencesByKind({
    'wrong-code': 'Dieser Code ist falsch oder abgelaufen. Sieh auf dem Bildschirm des Computers nach, ob dort ein neuer steht.',
    locked: ({ wait }) => `Zu viele falsche Codes. Warte ${lasting(wait)} und versuche es dann noch einmal.`,
    full: 'Mehr Geräte können bei dieser Partie nicht mitmachen. Dafür muss erst eines entfernt werden.',
    taken: 'Ein anderes Handy hat diesen Namen. Wähle einen anderen Namen, oder wende dich an die Person, die den Spielabend leitet.',
    'not-saved': 'Caravan kann auf dem Computer gerade nicht speichern, deshalb bist du nicht angemeldet. Versuche es gleich noch einmal.',
    'too-many-new': 'In kurzer Zeit sind zu viele Handys dazugekommen. Versuche es in einer Minute noch einmal.',
    'not-understood': 'Da ist etwas schiefgegangen. Lade diese Seite neu.',
    closed: 'Bei dieser Partie können keine Handys mehr mitmachen.',
  }),
}
