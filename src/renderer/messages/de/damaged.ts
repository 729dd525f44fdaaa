import { counted, figures, listed } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'

/** A match that is there and cannot be opened. */
export const damaged: PageWords['damaged'] = {
  match: (players, date, matchId) => {
    if (players.length === 0) return date === null ? `Die Partie in der Datei ${matchId}.json` : `Eine Partie vom ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'Diese Partie lässt sich nicht öffnen',
  heading: 'Partien, die sich nicht öffnen lassen',
  all: (matches) => `Alle ${figures(matches)}, die sich nicht öffnen lassen`,
  kept: 'Ihre Datei liegt an ihrem Platz, und nichts wird hineingeschrieben. Alle anderen Partien sind, wie sie waren.',
  passing: 'Caravan sieht von selbst wieder nach; sobald sie sich lesen lässt, ist sie wieder da.',
  elsewhere: 'Was sich tun lässt, steht auf der Seite dieser Partie an dem Computer, auf dem Caravan läuft.',
  home: 'Zur Startseite',
  do: 'Was sich tun lässt',
  looking: 'Die Datei wird angesehen …',
  here: 'Die Partie ist wieder da.',
  takeBack: {
    title: (entries) =>
      entries === 0
        ? 'Weglassen, was nicht dazugehört'
        : entries === 1
          ? 'Den letzten Eintrag zurücknehmen'
          : `Die letzten ${figures(entries)} Einträge zurücknehmen`,
    which: (taken, more) => `Das geht weg, das Letzte zuerst: ${taken.join(', ')}${more === 0 ? '' : ` und ${figures(more)} weitere`}.`,
    stays: (rounds, entries) =>
      `Danach ist die Partie wieder heil, mit ${counted(rounds, { one: 'Runde', other: 'Runden' })} und ${counted(entries, { one: 'Eintrag', other: 'Einträgen' })}.`,
    trail: (entries) =>
      `${counted(entries, { one: 'Vermerk', other: 'Vermerke' })} über das, was neben dem Spielen geschah, ${entries === 1 ? 'wird' : 'werden'} fehlen.`,
    fields: (names) => `Was ein anderes Programm in die Datei geschrieben hat, wird fehlen: ${names.join(', ')}.`,
    history: 'Was davor eingetragen wurde, lässt sich nicht mehr Schritt für Schritt zurücknehmen, aber berichtigen.',
    kept: 'Die Datei, wie sie jetzt ist, bleibt unter anderem Namen daneben liegen.',
    go: (entries) => (entries === 0 ? 'Weglassen' : 'Zurücknehmen'),
    none: 'Die letzten Einträge zurückzunehmen hilft hier nicht.',
  },
  taken: takenIn({
    by: (player) => ` von ${player}`,
    'enter-play': ({ tile, by }) => `${tile ?? 'ein Stein'}${by}`,
    'enter-draw': ({ by }) => `einmal Ziehen${by}`,
    'enter-pass': ({ by }) => `einmal Passen${by}`,
    'enter-block': ({ round }) => `die Blockade in Runde ${round}`,
    'enter-table': ({ round }) => `der Tisch, wie er in Runde ${round} lag`,
    'change-rules': 'eine Regeländerung',
    'start-round': ({ round }) => `der Beginn von Runde ${round}`,
    revise: 'eine Berichtigung',
    unknown: ({ round }) => `ein Eintrag in Runde ${round}`,
  }),
  backups: {
    title: 'Aus einer Sicherung zurückholen',
    looking: 'Die Sicherungen werden durchgesehen …',
    version: (when) => `Sicherung ${when}`,
    holds: (rounds, entries) => `${counted(rounds, { one: 'Runde', other: 'Runden' })}, ${counted(entries, { one: 'Eintrag', other: 'Einträge' })}`,
    restore: 'Zurückholen',
    restoreOf: (when) => `Zurückholen: Sicherung ${when}`,
    none: (searched) =>
      searched === 0
        ? 'Caravan kennt hier keine Sicherung.'
        : `In ${searched === 1 ? 'der einen Sicherung' : `keiner der ${figures(searched)} Sicherungen`}, die Caravan hier kennt, ${searched === 1 ? 'ist diese Partie nicht' : 'ist diese Partie'}.`,
    unreadable: (backups) => `In ${counted(backups, { one: 'Sicherung', other: 'Sicherungen' })} lässt sich keine Fassung davon lesen.`,
    others: 'Eine andere Sicherung wählen',
  },
  save: {
    title: 'Die Datei sichern, wie sie ist',
    text: (bytes) => `Zum Aufheben, oder um sie jemandem zu zeigen, der sich mit so etwas auskennt${bytes === null ? '' : ` (${figures(bytes)} Byte)`}.`,
    go: 'Datei sichern',
    failed: 'Die Datei konnte nicht geholt werden. Versuch es gleich noch einmal.',
    name: 'beschädigt',
  },
  aside: {
    title: 'Aus den Listen nehmen',
    text: 'Caravan nennt diese Partie dann nicht mehr. Ihre Datei bleibt unter anderem Namen im Datenordner.',
    go: 'Herausnehmen',
    ask: 'Diese Partie aus den Listen nehmen?',
    yes: 'Herausnehmen',
    no: 'Drin lassen',
    done: 'Die Partie steht nicht mehr in den Listen. Ihre Datei ist unter anderem Namen aufbewahrt.',
  },
  notDone: 'Nicht getan',
}

export const damageSentence = damageSentencesOf({
  'not-json': { empty: 'Ihre Datei ist leer.', cut: 'Ihre Datei hört mittendrin auf; der Rest fehlt.', other: 'Was in ihrer Datei steht, ist keine Partie.' },
  'wrong-shape': ({ detail }) => `Etwas in ihrer Datei ist nicht so, wie es sein muss (${detail}).`,
  'other-match': ({ id }) => `In ihrer Datei steht eine andere Partie (${id}).`,
  newer: 'Eine neuere Version von Caravan hat sie angelegt. Mit dieser Version lässt sie sich öffnen.',
  fault: ({ detail }) => `Caravan hat sie gelesen, kam aber nicht mit ihr zurecht (${detail}).`,
  place: (round, entry) => (round === null ? 'Etwas in ihrer Datei' : entry === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${entry},`),
  'over-limit': {
    nesting: ({ place, found, allowed }) => `${place} ist ${figures(found)}-fach verschachtelt; erlaubt ist höchstens ${figures(allowed)}-fach.`,
    'event-size': ({ place, found, allowed }) => `${place} hat ${figures(found)} Byte; erlaubt sind höchstens ${figures(allowed)}.`,
    'match-size': ({ found, allowed }) => `Die Partie hat ${figures(found)} Byte; erlaubt sind höchstens ${figures(allowed)}.`,
    'file-size': ({ found, allowed }) => `Ihre Datei hat ${figures(found)} Byte; geöffnet werden höchstens ${figures(allowed)}.`,
    events: ({ found, allowed }) => `Die Partie hat ${counted(found, { one: 'Eintrag', other: 'Einträge' })}; erlaubt sind höchstens ${figures(allowed)}.`,
    revision: 'Ihre Zahl der Änderungen ist höher, als sie sein kann.',
  },
  'not-readable': {
    'not-permitted': 'Das System lässt Caravan ihre Datei nicht lesen',
    'input-output': 'Beim Lesen ihrer Datei meldete die Festplatte einen Fehler',
    'not-a-file': 'Am Platz ihrer Datei liegt etwas anderes',
    busy: 'Das System gibt ihre Datei gerade nicht heraus',
    other: 'Ihre Datei lässt sich gerade nicht lesen',
  },
})
