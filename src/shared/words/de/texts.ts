import { textSentencesOf } from '../text-sentences'
import { figures } from './numbers'

export const { textErrorSentence } = textSentencesOf({
  place: (column) => `Zeichen ${figures(column)}: `,
  standsThere: (found) => `„${found}“ kann hier nicht stehen.`,
  endsThere: 'Die Zeile ist zu früh zu Ende.',
  belongsThere: (what) => `${what} gehört hierher.`,
  expected: {
    preset: 'Ein Regelwerk wie bergen-pagat',
    player: 'Ein Name',
    colon: 'Ein Doppelpunkt',
    semicolon: 'Ein Strichpunkt',
    leads: 'Das Wort „leads“',
    round: 'Eine Runde wie „1: Ada leads“',
    dice: 'Ein Wurf wie „flower 6-6, scorpion 5-2“',
    event: 'Ein Stein, oder was sonst geschah,',
    tile: 'Ein Stein wie 6-4',
    spinner: 'Nur der Mittelpasch, vor seinen Armen,',
    number: 'Eine Zahl',
    value: 'Der Wert der Regel',
    hands: 'Ein Stein einer Hand oder das Wort „hands“',
    part: '„line“, „ends“, „boneyard“ oder „flower“',
    end: 'Das Ende der Zeile',
  },
  faults: {
    empty: 'Hier steht kein Text.',
    'too-long': ({ longest }) => `Der Text ist länger als ${figures(longest)} Zeichen.`,
    'no-such-preset': ({ found }) => `Ein Regelwerk „${found}“ gibt es nicht. Die Namen werden geschrieben wie bergen-pagat.`,
    'no-such-rule': ({ found }) => `Eine Regel „${found}“ gibt es nicht.`,
    'rule-value': ({ rule, found }) => `Die Regel „${rule}“ kann nicht ${found} sein.`,
    'no-such-tile': ({ found }) => `Einen Stein ${found} gibt es nicht.`,
    'no-such-player': ({ found }) => `Der Name „${found}“ kommt nicht genau einmal vor. Stattdessen geht auch „seat 1“.`,
    players: ({ found, least, most }) => `Es sind ${found} Namen. Es müssen ${least} bis ${most} sein.`,
    'name-length': ({ longest }) => `Ein Name hat 1 bis ${longest} Zeichen.`,
    'out-of-order': ({ what, expected, found }) =>
      what === 'round' ? `Das ist Runde ${found}, hier kommt aber Runde ${expected}.` : `Das ist Platz ${found}, hier kommt aber Platz ${expected}.`,
    twice: ({ name }) => `„${name}“ steht zweimal da.`,
    'bad-json': 'Was in Klammern oder Anführungszeichen steht, ist kein gültiges JSON.',
    'too-deep': ({ deepest }) => `Klammern sind mehr als ${deepest}-mal ineinander geschachtelt.`,
    'other-kind': ({ found }) => (found === 'match' ? 'Das ist eine Partie, keine Stellung.' : 'Das ist eine Stellung, keine Partie.'),
  },
})
