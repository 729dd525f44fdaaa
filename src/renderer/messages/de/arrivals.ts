import { counted } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals: PageWords['arrivals'] = {
  title: (files) => (files === 1 ? 'Diese Aufzeichnung hereinholen?' : 'Diese Aufzeichnungen hereinholen?'),
  after: 'Was daraus wurde',
  safe: 'Nichts wird hereingeholt, bevor du es sagst. Eine Partie, die schon hier ist, wird nicht zweimal genommen.',
  looking: 'Ein Blick hinein …',
  match: (rounds) => (rounds === 0 ? 'noch keine Runde' : counted(rounds, { one: 'Runde', other: 'Runden' })),
  won: (name) => `${name} hat gewonnen`,
  open: 'nicht beendet',
  many: (count, all) =>
    all ? counted(count, { one: 'Aufzeichnung', other: 'Aufzeichnungen' }) : `mehr als ${counted(count, { one: 'Aufzeichnung', other: 'Aufzeichnungen' })}`,
  refused: 'Diese Aufzeichnung würde Caravan ablehnen:',
  gone: 'Diese Datei ließ sich nicht lesen. Vielleicht wurde sie verschoben oder entfernt.',
  nothing: 'Darin ist nichts, was sich hereinholen ließe.',
  bringIn: 'Hereinholen',
  leave: 'Lassen',
  close: 'Schließen',
  openMatch: 'Partie öffnen',
  running: (file) => `„${file}“ wird gelesen`,
}
