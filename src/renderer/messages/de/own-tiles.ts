import { counted, listed, setWords, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'

export const ownTiles: PageWords['ownTiles'] = {
  legend: 'Eure Steine',
  hint: 'Mache einmal zwei Fotos von allen euren Steinen. Von da an liest Caravan Fotos davon besser.',
  open: 'Steine fotografieren …',
  again: 'Neu fotografieren …',
  forget: 'Steine vergessen',
  known: (highest, lost, day) =>
    `Caravan kennt euren Satz (bis ${setWords(highest)}${lost.length === 0 ? '' : `, ohne ${listed(lost)}`}). Fotografiert am ${day}.`,

  title: 'Eure Steine fotografieren',
  step: (photo) => `Foto ${photo} von 2.`,
  howFirst: 'Lege die Hälfte eurer Steine offen in Reihen, ohne dass sie sich berühren. Fotografiere von oben und ohne Spiegelungen.',
  howSecond: 'Lege die erste Hälfte beiseite und die andere ebenso aus.',
  found: (here, all) => (here === all ? `${counted(all, tileNoun)} gefunden.` : `${counted(here, tileNoun)} gefunden, ${all} auf beiden Fotos.`),
  sameHalf: 'Die meisten dieser Steine sind schon auf dem ersten Foto. Lege die andere Hälfte aus und fotografiere noch einmal.',
  twice: (tiles) => `Doppelt gefunden: ${listed(tiles)}. Tippe auf den falschen, um ihn zu korrigieren.`,
  missing: (tiles) =>
    tiles.length === 1
      ? `Es fehlt: ${listed(tiles)}. Fotografiere noch einmal, oder speichere, wenn der Stein eurem Satz fehlt.`
      : `Es fehlen: ${listed(tiles)}. Fotografiere noch einmal, oder speichere, wenn sie eurem Satz fehlen.`,
  next: 'Nächstes Foto',
  keep: 'Steine speichern',
  leave: 'Abbrechen',
  kept: 'Eure Steine sind gespeichert.',
  notKept: 'Das ließ sich nicht auf die Festplatte schreiben. Nichts hat sich geändert. Versuche es später noch einmal.',

  ask: 'Eure Steine vergessen?',
  askText: 'Caravan liest eure Fotos dann wie Fotos von beliebigen Steinen. Eure Partien bleiben, wie sie sind.',
  remember: 'Steine behalten',
  forgotten: 'Caravan hat eure Steine vergessen.',
}
