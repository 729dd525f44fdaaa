import type { SignInWords } from './en'

export const signIn: SignInWords = {
  opening: 'Ouverture de Caravan…',
  heading: 'Caravan ne connaît pas encore ce navigateur',
  why: 'D’autres personnes utilisent peut-être aussi cet ordinateur. Caravan ne montre donc vos parties que dans un navigateur qu’il a ouvert lui-même, ou avec l’adresse complète. Il s’en souvient jusqu’à son prochain démarrage.',
  ways: 'Comment entrer',
  again: (command) => `Saisissez de nouveau ${command} là où vous avez démarré Caravan. La commande trouve le Caravan déjà en marche et l’ouvre.`,
  print: (command) => `Pour un autre navigateur, saisissez ${command}. L’adresse complète s’affiche. Ouvrez-la.`,
  window: (menu, item) => `Dans la fenêtre de Caravan, choisissez ${menu} → ${item}.`,
  used: 'Cette adresse n’est plus valable. Elle a déjà servi, ou Caravan a redémarré depuis.',
  noStorage:
    'Ce navigateur n’enregistre rien pour cette page. Caravan ne peut donc pas le reconnaître. Autorisez les données de site pour cette adresse, puis ouvrez-la de nouveau.',
  noScript: 'Caravan a besoin de JavaScript pour compter les points.',
}
