import { counted } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

const ROUNDS = { one: 'manche', other: 'manches' }

export const share: PageWords['share'] = {
  button: 'Partager',
  play: 'Partager ce coup',
  round: 'Partager cette manche',
  which: 'Image de',
  things: { result: 'Le résultat', round: (round) => `Manche ${round}`, play: (tile) => `Le coup ${tile}` },
  savePicture: 'Enregistrer l’image',
  sharePicture: 'Partager l’image',
  copyPicture: 'Copier l’image',
  copyText: 'Copier le texte',
  copyLink: 'Copier le lien',
  linkHint: 'Le lien marche sur les appareils de la maison qui utilisent ce Caravan.',
  print: 'Imprimer la feuille…',
  files: 'Enregistrer un fichier',
  kinds: {
    records: { name: 'Fichier de partie', what: 'La partie entière, pour Caravan sur un autre appareil' },
    results: { name: 'Résultats', what: 'Un tableau (CSV) avec une ligne par personne' },
    events: { name: 'Saisies', what: 'Un tableau (CSV) avec une ligne par saisie' },
  },
  pictureCopied: 'Image copiée. Collez-la dans un message.',
  textCopied: 'Texte copié. Collez-le dans un message.',
  linkCopied: 'Lien copié. Collez-le dans un message.',
  notCopied: 'La copie a échoué. Sélectionnez le texte plus bas et copiez-le.',
  byHand: 'Texte à copier',
  pictureNotCopied: 'L’image n’a pas pu être copiée. Vous pouvez l’enregistrer.',
  failed: 'L’image n’a pas pu être créée. Réessayez ou imprimez la feuille de score.',
  notShared: 'L’image n’a pas été partagée. Vous pouvez l’enregistrer.',
  paper: { rules: 'Règles maison', made: 'Feuille de score faite avec Caravan' },
  card: {
    after: (rounds) => `Après ${counted(rounds, ROUNDS)}`,
    wonRound: (name, round) => `${name} gagne la manche ${round}`,
    round: (round) => `Manche ${round}`,
    makes: (name, points) => `${name} marque ${points}`,
    plays: (name, tile) => `${name} joue ${tile}`,
    lastTile: 'Le dernier domino',
    tile: 'Le domino',
    rounds: (rounds) => counted(rounds, ROUNDS),
    length: (hours, minutes) => (hours === 0 ? `${minutes}\u00a0min` : `${hours}\u00a0h\u00a0${minutes}\u00a0min`),
  },
}
