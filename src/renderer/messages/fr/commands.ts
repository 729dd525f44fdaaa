import { counted, figures, refusalSentence } from '#shared/words/fr'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `La manche ${round}` : `La saisie ${event} de la manche ${round}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost': 'La connexion a été perdue. Une fois qu’elle sera rétablie, regardez la page et ne refaites la saisie que si elle manque.',
    fault: ({ message }) => `Quelque chose s’est mal passé. Tout ce qui était déjà confirmé est en sécurité. (${message})`,
  },
  refused: {
    stale: 'Quelqu’un d’autre a été plus rapide. Votre saisie n’a pas été enregistrée. Voici la partie à jour. Recommencez si c’est encore juste.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'nothing-to-redo': 'Il n’y a rien à rétablir.',
    'not-yours':
      'Impossible de l’annuler ici : il y a une saisie plus récente, ou elle vient d’un autre appareil. La personne qui tient le score peut l’annuler.',
    'round-running': 'Cette manche n’est pas encore terminée.',
    'no-such-match': 'Cette partie n’existe plus.',
    damaged: 'Cette partie ne peut pas être ouverte. Rien n’a été enregistré. Sa page indique pourquoi et ce que vous pouvez faire.',
    'file-changed': 'Le fichier de cette partie vient de changer. Rien n’a été fait. Regardez la page et réessayez.',
    'in-bin': 'Cette partie est dans la corbeille. Restaurez-la d’abord.',
    'not-in-bin': 'Cette partie n’est pas dans la corbeille.',
    'came-apart': 'Cette partie a plusieurs versions. Choisissez-en une d’abord.',
    'no-such-event': 'Cette saisie n’existe plus.',
    'nothing-to-change': 'Ces règles s’appliquent déjà.',
    'round-not-over': 'Cette manche n’est pas terminée. Votre réponse n’a pas été enregistrée.',
    'round-changed':
      'Le résultat de cette manche vient de changer. Votre réponse n’a pas été enregistrée. Regardez le nouveau résultat et répondez de nouveau.',
    'not-asked': 'Cette partie ne demande plus si tout le monde est d’accord sur les manches. Votre réponse n’a pas été enregistrée.',
    'said-too-often': 'Cette personne a déjà changé trop souvent de réponse. Parlez-en entre vous.',
    'no-such-seat': 'Cette place n’existe pas dans cette partie.',
    'settled-already': 'Cette question est déjà réglée. Regardez la réponse, et posez-la de nouveau si c’est encore faux.',
    'not-understood': ({ field }) => `Cette page ne correspond pas au Caravan en marche (${field}). Rien n’a été enregistré. Rechargez la page.`,
    'no-such-photo': 'Cette partie n’a pas cette photo. Rien n’a été enregistré.',
  },
  brokenRule: 'Les règles ne le permettent pas.',
  'later-event': (round, event, why) => `${place(round, event)} n’est plus possible. ${why}`,
  'read-only': {
    newer: 'Cette partie vient d’un Caravan plus récent. Vous pouvez seulement la regarder ici. Mettez Caravan à jour pour la modifier.',
    unreadable: 'Caravan ne peut pas lire le fichier de cette partie pour l’instant. Vous ne pouvez donc pas la modifier.',
  },
  'over-limit': {
    events: ({ allowed }) =>
      `Cette partie est pleine : ${counted(allowed, { one: 'saisie', other: 'saisies' })} au plus. Vous pouvez encore annuler. Pour continuer à jouer, commencez une nouvelle partie.`,
    'match-size': ({ allowed }) =>
      `Cette partie est pleine : ${figures(allowed)} octets au plus. Vous pouvez encore annuler. Pour continuer à jouer, commencez une nouvelle partie.`,
    'event-size': ({ found, allowed }) => `Cette saisie est trop grande : ${figures(found)} octets, pour ${figures(allowed)} au plus. Rien n’a été enregistré.`,
    nesting: ({ allowed }) => `Cette saisie a trop de niveaux imbriqués : ${figures(allowed)} au plus. Rien n’a été enregistré.`,
    revision: 'Cette partie n’accepte plus de changements. Pour continuer à jouer, commencez une nouvelle partie.',
  },
  'bad-photo': {
    'not-a-jpeg': 'La photo n’est pas au format JPEG. Rien n’a été enregistré. Refaites la saisie sans la photo.',
    'too-large': 'La photo est trop grande. Rien n’a été enregistré. Refaites la saisie sans la photo.',
    'too-many': 'Il y a trop de photos. Rien n’a été enregistré. Refaites la saisie sans la photo.',
  },
  'picture-stays': {
    changed: 'Entre-temps, quelqu’un a mis une autre photo. Regardez-la, puis réessayez si vous préférez la vôtre.',
    'not-yours': 'Cette photo vient d’un autre appareil. La personne qui tient le score peut la remplacer ou la supprimer.',
    'too-many': 'Les téléphones ont déjà envoyé beaucoup de photos de cette partie. Demandez à la personne qui tient le score de la prendre.',
  },
  'not-saved': {
    'disk-full': 'Le disque est plein. Libérez de la place et réessayez.',
    'read-only': 'Le disque est en lecture seule.',
    'not-permitted': 'Caravan n’a pas le droit d’écrire dans son dossier de données.',
    'input-output': 'Le disque a signalé une erreur.',
    away: 'Le dossier de vos parties n’est pas là pour l’instant. Rien n’est perdu, et Caravan continuera dès son retour.',
    other: 'L’écriture sur le disque a échoué.',
  },
  nothingEntered: 'Rien n’a été enregistré. Tout ce qui l’était déjà est en sécurité.',
})
