import { counted, plain } from '#shared/words/fr/numbers'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'

/** How long something lasts, in words; `count` in seconds. */
export const seconds = (count: number): string =>
  count < 60 ? counted(count, { one: 'seconde', other: 'secondes' }) : counted(count < 120 ? 1 : Math.round(count / 60), { one: 'minute', other: 'minutes' })

/** What a phone says until it has joined, and who it is then; it is fetched before all else. */
export const joining: PageWords['joining'] = {
  title: 'Rejoindre la partie',
  opening: 'Connexion en cours…',
  code: 'Code',
  codeHint: 'Les six lettres et chiffres affichés sur l’écran de l’ordinateur.',
  next: 'Suivant',
  name: 'Votre nom',
  nameMissing: 'Indiquez votre nom, pour que les autres sachent à qui est ce téléphone.',
  seat: 'Quelle est votre place ?',
  watching: 'Je regarde seulement',
  taken: 'a déjà un téléphone',
  join: 'Rejoindre',
  removed: 'Ce téléphone a été retiré. Saisissez un nouveau code pour revenir.',
  ended: 'Cette table n’existe plus. Saisissez un nouveau code pour revenir.',
  again: 'Réessayer',
  closed: 'L’accès des téléphones est coupé',
  closedHint: 'Cette page ne suit donc plus la partie. Si les téléphones peuvent de nouveau se connecter, scannez le nouveau code sur l’ordinateur.',
  unreachable:
    'Impossible de joindre la partie. Vérifiez que ce téléphone est sur le même Wi-Fi que l’ordinateur et que les téléphones peuvent encore se connecter.',
  roles: { viewer: 'Regarde', player: 'Joue', scorer: 'Tient le score', host: 'Dirige' },
  you: (name, role) => `${name} · ${role}`,
  guest: {
    who: 'Qui êtes-vous ?',
    whoAt: (table) => `Qui êtes-vous à la table ${plain(table)} ?`,
    find: 'Chercher mon nom',
    name: 'Votre nom',
    other: 'Pas dans la liste ? Votre nom',
    checkIn: 'S’inscrire',
    tableName: (table) => `La table ${plain(table)}`,
    tablet: (table) => `Ceci est la tablette de la table ${plain(table)}`,
    watcher: 'Public',
  },
  refusal: sentencesByKind({
    'wrong-code': 'Ce code est erroné ou a expiré. Vérifiez l’écran de l’ordinateur ; un nouveau s’y affiche peut-être.',
    locked: ({ wait }) => `Trop de codes erronés. Attendez ${seconds(wait)}, puis réessayez.`,
    full: 'Cette partie est complète. Il faut retirer un appareil avant qu’un autre puisse la rejoindre.',
    taken: 'Un autre téléphone a ce nom. Choisissez un autre nom, ou adressez-vous à la personne qui anime la soirée.',
    'not-saved': 'Caravan ne peut pas enregistrer sur l’ordinateur pour l’instant ; votre inscription n’est donc pas faite. Réessayez dans un instant.',
    'too-many-new': 'Trop de téléphones ont rejoint la partie en peu de temps. Réessayez dans une minute.',
    'not-understood': 'Un problème est survenu. Rechargez cette page.',
    closed: 'Les téléphones ne peuvent plus rejoindre cette partie.',
  }),
}
