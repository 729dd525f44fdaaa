import type { Damage } from '#shared/contract/damage'
import { counted, figures, listed } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import { dateWords } from './dates'

/** A match that is there and cannot be opened. */
export const damagedWords: PageWords['damagedWords'] = {
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
  taken: (name, player, tile, round) => {
    const by = player === null ? '' : ` von ${player}`
    switch (name) {
      case 'enter-play':
        return `${tile ?? 'ein Stein'}${by}`
      case 'enter-draw':
        return `einmal Ziehen${by}`
      case 'enter-pass':
        return `einmal Passen${by}`
      case 'enter-block':
        return `die Blockade in Runde ${round}`
      case 'enter-table':
        return `der Tisch, wie er in Runde ${round} lag`
      case 'change-rules':
        return 'eine Regeländerung'
      case 'start-round':
        return `der Beginn von Runde ${round}`
      case 'revise':
        return 'eine Berichtigung'
      case null:
        return `ein Eintrag in Runde ${round}`
    }
  },
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

/** What is wrong with a match, and where. */
export const damageSentence: PageWords['damageSentence'] = (damage) => {
  switch (damage.kind) {
    case 'not-json':
      return { empty: 'Ihre Datei ist leer.', cut: 'Ihre Datei hört mittendrin auf; der Rest fehlt.', other: 'Was in ihrer Datei steht, ist keine Partie.' }[
        damage.how
      ]
    case 'wrong-shape':
      return `Etwas in ihrer Datei ist nicht so, wie es sein muss (${damage.detail}).`
    case 'other-match':
      return `In ihrer Datei steht eine andere Partie (${damage.id}).`
    case 'over-limit':
      return overLimit(damage)
    case 'newer':
      return 'Eine neuere Version von Caravan hat sie angelegt. Mit dieser Version lässt sie sich öffnen.'
    case 'fault':
      return `Caravan hat sie gelesen, kam aber nicht mit ihr zurecht (${damage.detail}).`
    case 'not-readable':
      return `${NOT_READABLE[damage.why]} (${damage.detail}).`
  }
}

function overLimit({ limit, found, allowed, round, event }: Extract<Damage, { kind: 'over-limit' }>): string {
  const place = round === null ? 'Etwas in ihrer Datei' : event === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${event},`
  switch (limit) {
    case 'nesting':
      return `${place} ist ${figures(found)}-fach verschachtelt; erlaubt ist höchstens ${figures(allowed)}-fach.`
    case 'event-size':
      return `${place} hat ${figures(found)} Byte; erlaubt sind höchstens ${figures(allowed)}.`
    case 'match-size':
      return `Die Partie hat ${figures(found)} Byte; erlaubt sind höchstens ${figures(allowed)}.`
    case 'file-size':
      return `Ihre Datei hat ${figures(found)} Byte; geöffnet werden höchstens ${figures(allowed)}.`
    case 'events':
      return `Die Partie hat ${counted(found, { one: 'Eintrag', other: 'Einträge' })}; erlaubt sind höchstens ${figures(allowed)}.`
    case 'revision':
      return 'Ihre Zahl der Änderungen ist höher, als sie sein kann.'
  }
}

const NOT_READABLE: Readonly<Record<Extract<Damage, { kind: 'not-readable' }>['why'], string>> = {
  'not-permitted': 'Das System lässt Caravan ihre Datei nicht lesen',
  'input-output': 'Beim Lesen ihrer Datei meldete die Festplatte einen Fehler',
  'not-a-file': 'Am Platz ihrer Datei liegt etwas anderes',
  busy: 'Das System gibt ihre Datei gerade nicht heraus',
  other: 'Ihre Datei lässt sich gerade nicht lesen',
}
