import { shapeSentence } from '#shared/words/de/malformed'
import { counted, figures, listed } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'
import { noFileWords } from './file-faults'

/** A match that is there and cannot be opened. */
export const damaged: PageWords['damaged'] = {
  match: (players, date, matchId) => {
    if (players.length === 0) return date === null ? `Die Partie in der Datei ${matchId}.json` : `Eine Partie vom ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'Diese Partie lässt sich nicht öffnen',
  heading: 'Partien, die sich nicht öffnen lassen',
  all: (matches) => `Alle ${figures(matches)} zeigen`,
  kept: 'Caravan lässt ihre Datei, wie sie ist. Alle anderen Partien sind nicht betroffen.',
  passing: 'Caravan versucht es weiter. Sobald sich die Datei lesen lässt, ist die Partie wieder da.',
  elsewhere: 'Öffne diese Partie auf dem Computer, auf dem Caravan läuft. Dort siehst du, was du tun kannst.',
  home: 'Zur Startseite',
  do: 'Was du tun kannst',
  looking: 'Die Datei wird geprüft …',
  here: 'Die Partie ist wieder da.',
  takeBack: {
    title: (entries) =>
      entries === 0 ? 'Entfernen, was nicht dazugehört' : entries === 1 ? 'Letzten Eintrag entfernen' : `Die letzten ${figures(entries)} Einträge entfernen`,
    which: (taken, more) =>
      `Das wird entfernt, das Letzte zuerst: ${taken.join(', ')}${more === 0 ? '' : ` und noch ${counted(more, { one: 'Eintrag', other: 'Einträge' })}`}.`,
    stays: (rounds, entries) =>
      `Danach lässt sich die Partie wieder öffnen, mit ${counted(rounds, { one: 'Runde', other: 'Runden' })} und ${counted(entries, { one: 'Eintrag', other: 'Einträgen' })}.`,
    trail: (entries) =>
      entries === 1 ? '1 Vermerk über frühere Änderungen wird fehlen.' : `${figures(entries)} Vermerke über frühere Änderungen werden fehlen.`,
    fields: (names) => `Was ein anderes Programm in die Datei geschrieben hat, wird fehlen: ${names.join(', ')}.`,
    history: 'Frühere Einträge lassen sich dann nicht mehr rückgängig machen, aber korrigieren.',
    kept: 'Caravan speichert die jetzige Datei unter anderem Namen.',
    go: (entries) => (entries === 0 ? 'Entfernen' : entries === 1 ? 'Eintrag entfernen' : 'Einträge entfernen'),
    none: 'Die letzten Einträge zu entfernen hilft hier nicht.',
  },
  taken: takenIn({
    by: (player) => ` von ${player}`,
    'enter-play': ({ tile, by }) => `${tile ?? 'ein Stein'}${by}`,
    'enter-draw': ({ by }) => `Ziehen${by}`,
    'enter-pass': ({ by }) => `Passen${by}`,
    'enter-block': ({ round }) => `„blockiert“ in Runde ${round}`,
    'enter-table': ({ round }) => `der Tisch zu Beginn von Runde ${round}`,
    'change-rules': 'eine Regeländerung',
    'start-round': ({ round }) => `der Beginn von Runde ${round}`,
    revise: 'eine Korrektur',
    unknown: ({ round }) => `ein Eintrag in Runde ${round}`,
  }),
  backups: {
    title: 'Aus einer Sicherung wiederherstellen',
    looking: 'Die Sicherungen werden geprüft …',
    version: (when) => `Sicherung vom ${when}`,
    holds: (rounds, entries) => `${counted(rounds, { one: 'Runde', other: 'Runden' })}, ${counted(entries, { one: 'Eintrag', other: 'Einträge' })}`,
    restore: 'Wiederherstellen',
    restoreOf: (when) => `Wiederherstellen: Sicherung vom ${when}`,
    none: (searched) =>
      searched === 0
        ? 'Auf diesem Computer gibt es keine Sicherungen.'
        : searched === 1
          ? 'In der einzigen Sicherung hier ist diese Partie nicht.'
          : `In keiner der ${figures(searched)} Sicherungen hier ist diese Partie.`,
    unreadable: (backups) => `In ${counted(backups, { one: 'Sicherung', other: 'Sicherungen' })} kann Caravan diese Partie nicht lesen.`,
    others: 'Andere Sicherung wählen',
  },
  save: {
    title: 'Eine Kopie der Datei speichern',
    text: (bytes) => `Hebe sie auf oder zeige sie jemandem, der sie reparieren kann${bytes === null ? '' : ` (${figures(bytes)} Byte)`}.`,
    go: 'Datei speichern',
    failed: 'Die Datei ließ sich nicht laden. Versuche es noch einmal.',
    name: 'beschädigt',
  },
  aside: {
    title: 'Aus den Listen entfernen',
    text: 'Caravan zeigt diese Partie dann nicht mehr. Ihre Datei bleibt unter anderem Namen im Datenordner.',
    go: 'Aus Listen entfernen',
    ask: 'Diese Partie aus den Listen entfernen?',
    yes: 'Aus Listen entfernen',
    no: 'Abbrechen',
    done: 'Die Partie steht nicht mehr in den Listen. Ihre Datei ist unter anderem Namen gespeichert.',
  },
  notDone: 'Das hat nicht geklappt',
}

export const damageSentence = damageSentencesOf({
  shapeSentence,
  noFile: noFileWords,
  'not-json': { empty: 'Ihre Datei ist leer.', cut: 'Das Ende ihrer Datei fehlt.', other: 'In ihrer Datei steht keine Partie.' },
  'wrong-shape': (what) => `In ihrer Datei stimmt etwas nicht (${what}).`,
  'other-match': ({ id }) => `In ihrer Datei steht eine andere Partie (${id}).`,
  newer: 'Diese Partie stammt von einem neueren Caravan. Aktualisiere Caravan, um sie zu öffnen.',
  fault: ({ detail }) => `Caravan kommt mit dieser Partie nicht zurecht (${detail}).`,
  place: (round, entry) => (round === null ? 'Etwas in ihrer Datei' : entry === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${entry}`),
  'over-limit': {
    nesting: ({ place, found, allowed }) =>
      `${place} ist zu tief verschachtelt: ${counted(found, { one: 'Ebene', other: 'Ebenen' })}, erlaubt sind höchstens ${figures(allowed)}.`,
    'event-size': ({ place, found, allowed }) => `${place} ist zu groß: ${figures(found)} Byte, erlaubt sind höchstens ${figures(allowed)}.`,
    'match-size': ({ found, allowed }) => `Diese Partie ist zu groß: ${figures(found)} Byte, erlaubt sind höchstens ${figures(allowed)}.`,
    'file-size': ({ found, allowed }) => `Ihre Datei ist zu groß: ${figures(found)} Byte, erlaubt sind höchstens ${figures(allowed)}.`,
    events: ({ found, allowed }) =>
      `Diese Partie ist zu lang: ${counted(found, { one: 'Eintrag', other: 'Einträge' })}, erlaubt sind höchstens ${figures(allowed)}.`,
    revision: 'In ihrer Datei steht eine unmögliche Zahl von Änderungen.',
  },
  'not-readable': {
    'not-permitted': 'Caravan darf ihre Datei nicht lesen',
    'input-output': 'Die Festplatte hat beim Lesen ihrer Datei einen Fehler gemeldet',
    'not-a-file': 'Wo ihre Datei sein sollte, liegt etwas anderes',
    busy: 'Vielleicht benutzt gerade ein anderes Programm ihre Datei',
    away: 'Der Ordner eurer Partien ist gerade nicht da',
    other: 'Caravan kann ihre Datei gerade nicht lesen',
  },
})
