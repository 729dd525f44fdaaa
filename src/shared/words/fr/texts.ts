import { textSentencesOf } from '../text-sentences'
import { figures } from './numbers'

export const { textErrorSentence } = textSentencesOf({
  place: (column) => `Colonne ${figures(column)} : `,
  standsThere: (found) => `« ${found} » ne peut pas se trouver ici.`,
  endsThere: 'La ligne s’arrête trop tôt.',
  belongsThere: (what) => `Il faut ici ${what}.`,
  expected: {
    preset: 'une variante comme bergen-pagat',
    player: 'un nom',
    colon: 'un deux-points',
    semicolon: 'un point-virgule',
    leads: 'le mot « leads »',
    round: 'une manche comme « 1: Ada leads »',
    dice: 'un lancer comme « flower 6-6, scorpion 5-2 »',
    event: 'un domino ou une autre saisie',
    tile: 'un domino comme 6-4',
    spinner: 'le pivot seul, avant ses branches',
    number: 'un nombre',
    value: 'la valeur de la règle',
    hands: 'un domino de la main ou le mot « hands »',
    part: '« line », « ends », « boneyard » ou « flower »',
    end: 'la fin de la ligne',
  },
  faults: {
    empty: 'Il n’y a pas de texte ici.',
    'too-long': ({ longest }) => `Le texte dépasse ${figures(longest)} caractères.`,
    'no-such-preset': ({ found }) => `Il n’y a pas de variante « ${found} ». Les noms s’écrivent comme bergen-pagat.`,
    'no-such-rule': ({ found }) => `Il n’y a pas de règle « ${found} ».`,
    'rule-value': ({ rule, found }) => `La règle « ${rule} » ne peut pas être ${found}.`,
    'no-such-tile': ({ found }) => `Le domino ${found} n’existe pas.`,
    'no-such-player': ({ found }) => `Le nom « ${found} » n’est pas là exactement une fois. Vous pouvez aussi écrire « seat 1 ».`,
    players: ({ found, least, most }) => `Le nombre de noms est ${found}. Il doit être de ${least} à ${most}.`,
    'name-length': ({ longest }) => `Un nom a de 1 à ${longest} caractères.`,
    'out-of-order': ({ what, expected, found }) =>
      what === 'round' ? `C’est la manche ${found}, mais la manche ${expected} vient ici.` : `C’est la place ${found}, mais la place ${expected} vient ici.`,
    twice: ({ name }) => `« ${name} » est écrit deux fois.`,
    'bad-json': 'Ce qui est entre accolades, crochets ou guillemets n’est pas du JSON valide.',
    'too-deep': ({ deepest }) => `Il y a plus de ${deepest} niveaux d’accolades et de crochets.`,
    'other-kind': ({ found }) => (found === 'match' ? 'C’est une partie, pas une position.' : 'C’est une position, pas une partie.'),
  },
})
