import { counted, figures, refusalSentence } from '#shared/words/fr'
import { commandSentencesOf } from '../command-sentences'

const place = (round: number, event: number | null): string => (event === null ? `La manche ${round}` : `La saisie ${event} de la manche ${round}`)

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(refusalSentence, {
  noAnswer: {
    'connection-lost':
      'La connexion a été perdue avant l’arrivée d’une réponse. Une fois qu’elle est rétablie, la page montre ce qui a été enregistré ; ne refaites la saisie que si elle manque.',
    fault: ({ message }) => `Quelque chose s’est mal passé et aucune réponse n’est arrivée (${message}). Ce qui était déjà confirmé est en sécurité.`,
  },
  refused: {
    stale:
      'Quelqu’un d’autre a saisi quelque chose un instant plus tôt ; ceci n’a donc pas été saisi. La page montre maintenant la partie telle qu’elle est ; regardez, et refaites la saisie si elle est encore juste.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'nothing-to-redo': 'Il n’y a rien à rétablir.',
    'not-yours':
      'Quelque chose a suivi, ou la saisie vient d’un autre appareil ; elle ne peut donc plus être reprise ici. La personne qui tient le score peut l’annuler.',
    'round-running': 'La manche en cours n’est pas encore finie.',
    'no-such-match': 'Cette partie n’existe plus.',
    damaged: 'Cette partie ne peut pas être ouverte ; rien n’a donc été noté. Sa page dit pourquoi, et ce qu’on peut faire.',
    'file-changed': 'Le fichier de cette partie vient de changer ; rien n’a donc été fait. La page le montre maintenant tel qu’il est.',
    'in-bin': 'Cette partie est dans la corbeille. Récupérez-la d’abord.',
    'not-in-bin': 'Cette partie n’est pas (ou plus) dans la corbeille.',
    'came-apart': 'Il existe différentes versions de cette partie. Choisissez-en d’abord une sur la page de ses versions.',
    'no-such-event': 'Cette saisie n’existe plus.',
    'nothing-to-change': 'Ces règles valent déjà.',
    'round-not-over': 'Cette manche n’est pas (ou plus) finie ; rien n’a donc été noté.',
    'round-changed':
      'Le résultat de cette manche vient de changer ; rien n’a donc été noté. Regardez-le tel qu’il est maintenant, et redites-le si c’est encore juste.',
    'not-asked': 'Cette partie ne demande plus de confirmer les manches ; rien n’a donc été noté.',
    'said-too-often': 'Depuis cette place, tant a déjà été dit sur cette manche que rien de plus n’est noté. Réglez cela à table.',
    'no-such-seat': 'Personne n’est assis à cette place dans cette partie.',
    'settled-already': 'Ce doute n’est plus ouvert. Regardez ce qui a été dit, et exprimez-en un nouveau si c’est encore faux.',
    'not-understood': ({ field }) =>
      `Cette page et l’ordinateur où tourne Caravan ne se comprennent pas (${field}) ; rien n’a donc été saisi. Rechargez la page.`,
    'no-such-photograph': 'Cette partie n’a pas cette photo ; rien n’a donc été saisi.',
  },
  brokenRule: 'Cela ne va pas avec les règles.',
  'later-event': (round, event, why) => `${place(round, event)} ne va plus : ${why}`,
  'read-only': {
    newer: 'Une version plus récente de Caravan a fait cette partie ; cette version-ci la montre donc sans rien y changer.',
    unreadable: 'Le fichier de cette partie est illisible en ce moment ; rien n’y est donc écrit.',
  },
  'over-limit': {
    events: ({ found, allowed }) =>
      `Cette partie est pleine : elle aurait ${counted(found, { one: 'saisie', other: 'saisies' })}, et ${figures(allowed)} au plus y tiennent. On peut encore annuler ; pour continuer à jouer, commencez une nouvelle partie.`,
    'match-size': ({ found, allowed }) =>
      `Cette partie est pleine : elle ferait ${figures(found)} octets, et ${figures(allowed)} au plus y tiennent. On peut encore annuler ; pour continuer à jouer, commencez une nouvelle partie.`,
    'event-size': ({ found, allowed }) =>
      `C’est trop pour une seule saisie : elle ferait ${figures(found)} octets, et ${figures(allowed)} au plus y tiennent. Rien n’a été saisi.`,
    nesting: ({ allowed }) => `Cette saisie a trop de niveaux, l’un dans l’autre : ${figures(allowed)} au plus y tiennent. Rien n’a été saisi.`,
    revision: 'Cette partie a été modifiée si souvent qu’on ne peut plus compter. Pour continuer à jouer, commencez une nouvelle partie.',
  },
  'bad-photograph': {
    'not-a-jpeg': 'Ce qui devait être gardé n’est pas une photo JPEG ; rien n’a donc été saisi. Refaites la saisie sans garder la photo.',
    'too-large': 'La photo est trop grande pour être gardée ; rien n’a donc été saisi. Refaites la saisie sans garder la photo.',
  },
  'not-saved': {
    'disk-full': 'Le disque est plein, l’enregistrement est donc impossible. Libérez de la place et réessayez.',
    'read-only': 'Le disque est en lecture seule, l’enregistrement est donc impossible.',
    'not-permitted': 'Le système ne laisse pas Caravan écrire dans son dossier de données, l’enregistrement est donc impossible.',
    'input-output': 'Le disque a signalé une défaillance, l’enregistrement n’a donc pas pu se faire.',
    other: 'L’enregistrement n’a pas pu se faire.',
  },
  nothingEntered: 'Rien n’a été saisi, et ce qui était enregistré est en sécurité.',
})
