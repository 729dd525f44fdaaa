import type { PageWords } from '../page-words'
import { counted, figures } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'

export const data: PageWords['data'] = {
  title: 'Daten',
}

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }
const RECORDS: Noun = { one: 'Aufzeichnung', other: 'Aufzeichnungen' }

export const exporting: PageWords['exporting'] = {
  running: (done, total) =>
    total === 0 ? 'Die Datei wird angelegt …' : `Die Datei wird angelegt: ${figures(done)} von ${figures(total)} ${total === 1 ? 'Partie' : 'Partien'}`,
  cancel: 'Abbrechen',
  done: (name, matches) =>
    `„${name}“ ist fertig und enthält ${counted(matches, MATCHES)}. Du findest die Datei dort, wo dein Browser oder System Downloads ablegt.`,
  unreadable: (count) =>
    `${counted(count, MATCHES)} ${count === 1 ? 'lässt' : 'lassen'} sich gerade nicht lesen oder werten und ${count === 1 ? 'fehlt' : 'fehlen'} in der Datei. Was gespeichert ist, bleibt unverändert.`,
  empty: 'Es gibt noch keine Partie zum Mitnehmen.',
  lost: 'Die Verbindung ging verloren, bevor die Datei vollständig war; es wurde also keine angelegt. Versuch es noch einmal, sobald sie wieder da ist.',
  fault: (message) => `Die Datei konnte nicht angelegt werden (${message}). Was gespeichert ist, bleibt unverändert.`,
}

/** Of one match: on its score sheet and at its end. */
export const takeOut: PageWords['takeOut'] = {
  label: 'Diese Partie mitnehmen',
  print: 'Drucken',
  picture: 'Bild',
  kinds: {
    records: { name: 'Aufzeichnung', what: 'Die ganze Partie, für ein anderes Caravan oder den Wertungsbefehl' },
    results: { name: 'Ergebnis', what: 'Eine Tabelle mit einer Zeile je Person (CSV), für eine Tabellenkalkulation' },
    events: { name: 'Einträge', what: 'Eine Tabelle mit einer Zeile für alles, was geschah (CSV)' },
  },
  pictureOf: {
    title: 'Bild des Ergebnisses',
    save: 'Bild sichern',
    share: 'Teilen',
    failed: 'Das Bild konnte nicht gemacht werden. Versuch es noch einmal oder druck den Spielzettel.',
    notShared: 'Das Bild wurde nicht geteilt. Du kannst es stattdessen sichern.',
    after: (rounds) => `Nach ${counted(rounds, { one: 'Runde', other: 'Runden' })}`,
    alt: (game, date, standing) => `${game}, ${date}. ${standing}`,
    won: 'gewonnen',
  },
  sheet: {
    rules: 'Hausregeln',
    made: 'Spielzettel aus Caravan',
  },
}

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  heading: 'Dateien hinaus und herein',
  out: {
    heading: 'Alles mitnehmen',
    text: 'Eine Datei mit allen Partien, die nicht im Papierkorb liegen. Die Dateien gehören euch: Andere Programme können sie lesen, und sie bleiben, wie sie sind.',
    kinds: {
      records: { name: 'Alle Aufzeichnungen', what: 'JSON Lines: eine Partie je Zeile, wie Caravan und sein Wertungsbefehl sie lesen' },
      results: { name: 'Alle Ergebnisse', what: 'CSV: je Partie eine Zeile für jede Person, für eine Tabellenkalkulation' },
      events: { name: 'Alle Einträge', what: 'CSV: eine Zeile für alles, was geschah' },
    },
    fileNames: { records: 'Caravan Partien', results: 'Caravan Ergebnisse', events: 'Caravan Einträge' },
  },
  in: {
    heading: 'Aufzeichnungen hereinholen',
    text: 'Wähl Dateien mit Aufzeichnungen, eine oder Tausende, oder zieh sie auf diese Seite. Eine Partie, die schon hier ist, wird nicht zweimal genommen; eine, die eine hiesige fortsetzt, setzt sie auch hier fort.',
    kinds: 'Dateien auf .caravan (eine Aufzeichnung), .json (eine oder eine Liste) oder .jsonl (eine je Zeile)',
    choose: 'Dateien wählen',
    drop: 'Loslassen, um sie hereinzuholen',
    running: (file) => `„${file}“ wird gelesen`,
    cancel: 'Hier aufhören',
    ended: {
      finished: 'Alle Dateien wurden gelesen.',
      cancelled: 'Du hast hier aufgehört. Was schon genommen wurde, bleibt; dieselben Dateien können jederzeit noch einmal gelesen werden.',
      'not-saved': 'Die Platte hat nichts mehr angenommen, deshalb wurde aufgehört zu lesen. Was schon genommen wurde, ist gespeichert.',
      fault: 'Etwas ist schiefgegangen, deshalb wurde aufgehört zu lesen. Was schon genommen wurde, ist gespeichert.',
    },
    added: (count) => `${counted(count, MATCHES)} hinzugekommen`,
    extended: (count) => (count === 1 ? '1 Partie hat eine hiesige fortgesetzt' : `${counted(count, MATCHES)} haben hiesige fortgesetzt`),
    known: (count) => `${counted(count, MATCHES)} ${count === 1 ? 'war' : 'waren'} schon hier`,
    inBin: (count) => `${counted(count, MATCHES)} ${count === 1 ? 'liegt' : 'liegen'} im Papierkorb und ${count === 1 ? 'blieb' : 'blieben'} dort`,
    refused: (count) => `${counted(count, RECORDS)} abgelehnt`,
    nothing: 'Es wurde keine Aufzeichnung gefunden.',
    refusals: 'Was abgelehnt wurde, und warum',
    table: { file: 'Datei', place: 'Wo', why: 'Warum', code: 'Code' },
    more: (count) => `Und ${figures(count)} weitere.`,
    place: { line: (place) => `Zeile ${figures(place)}`, record: (place) => `Aufzeichnung ${figures(place)}`, file: 'Die ganze Datei' },
    faults: {
      'too-long': 'Diese Aufzeichnung ist länger, als eine Partie sein kann, deshalb wurde sie übergangen.',
      'cut-short': 'Die Datei endet mitten in dieser Aufzeichnung. Vielleicht wurde sie nicht ganz kopiert.',
      'after-the-end': 'Hier steht etwas, das keine Aufzeichnung ist; der Rest der Datei wurde deshalb nicht gelesen.',
      'not-records': 'Das ist keine Datei mit Aufzeichnungen: Sie beginnt weder mit einer Aufzeichnung noch mit einer Liste davon.',
      'no-object': 'Das ist keine Aufzeichnung: Eine Aufzeichnung ist ein JSON-Objekt und beginnt mit einer geschweiften Klammer.',
      'not-utf8': 'Ab hier ist die Datei kein Text in UTF-8; der Rest wurde deshalb nicht gelesen. Sichere sie als UTF-8 und versuch es noch einmal.',
      unreadable: 'Die Datei ließ sich nicht weiter lesen. Vielleicht wurde sie inzwischen geändert, verschoben oder entfernt.',
    },
  },
}
