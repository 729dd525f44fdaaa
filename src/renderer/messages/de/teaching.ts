import { listed } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** What a table is taught while it plays its first round. A sentence has at most 15 words: it is read out with the play. */
export const teaching: PageWords['teaching'] = {
  label: 'Lernrunde',
  teach: 'Beim Spielen lernen',
  leave: 'Lernrunde verlassen',
  done: 'Erledigt',
  goOn: 'Weiter',
  nobody: 'Niemand',
  dice: 'Würfel eingeben',
  leader: 'Anspiel wählen',
  again: 'Neu austeilen',
  learned: 'Was bei euch schon gezählt hat',
  seen: (title, seen) => (seen ? `${title}, gesehen` : `${title}, noch nicht`),
  say: {
    deal: (each) => `Dreht alle Steine um und mischt. Jede Person nimmt ${each}.`,
    whoHas: (tile) => `Wer hat ${tile}?`,
    rollDice: 'Würfelt beide Paare. Grün ist die Blüte, Rot der Skorpion.',
    agree: 'Einigt euch, wer anspielt.',
    noDouble: 'Niemand hat einen Pasch. Mischt alle Steine und teilt neu aus.',
    lead: { double: (name) => `${name} spielt einen Pasch an.`, any: (name) => `${name} spielt einen beliebigen Stein an.` },
    open: {
      double: 'Einigt euch, wer anspielt. Jeder Pasch geht: Tippt ihn an.',
      any: 'Einigt euch, wer anspielt. Jeder Stein geht: Tippt ihn an.',
    },
    cannot: { draw: 'Geht das nicht? Ziehen.', pass: 'Geht das nicht? Passen.' },
    across: 'Legt ihn quer.',
    ringed: (points) => `Die eingekreisten Hälften zählen: ${points}.`,
    noPoints: 'Keine Punkte, wie meistens.',
    noneThisTime: 'Diesmal keine Punkte.',
    turn: (name, open) => `${name}: an ${listed(open.map(String), 'or')} anlegen.`,
    most: (name) => `${name}: an ein offenes Ende anlegen.`,
    blocked: 'Niemand kann legen. Zeigt alle Steine: Tippt auf „Blockiert“.',
    over: (game) => `Ihr könnt jetzt ${game} spielen`,
  },
}
