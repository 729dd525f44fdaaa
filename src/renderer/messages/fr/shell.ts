import type { PageWords } from '../page-words'

export const shell: PageWords['shell'] = {
  name: 'Caravan',
  home: 'Caravan, page d’accueil',
  skip: 'Aller à la page',
  nav: {
    label: 'Pages',
    menu: 'Menu',
    home: 'Table',
    history: 'Historique',
    people: 'Personnes',
    statistics: 'Statistiques',
    rules: 'Règles',
    data: 'Données',
    settings: 'Réglages',
  },
  opening: 'Ouverture…',
  title: (page) => `${page} · Caravan`,
  language: {
    label: 'Langue',
    system: 'Comme le système',
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Connexion…',
    lost: 'Connexion perdue, nouvel essai en cours. Rien de ce qui a été saisi n’est perdu.',
    refused: 'Caravan a été redémarré. Tapez encore une fois « npm start » et cette page reprend.',
    back: 'Connexion rétablie.',
    tryNow: 'Essayer maintenant',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'Il n’y a rien à cette adresse. Les parties sont sur la page d’accueil.',
    home: 'Vers l’accueil',
  },
  fault: {
    title: 'Quelque chose s’est mal passé sur cette page',
    safe: 'Chaque coup confirmé est enregistré et en sécurité. Réafficher la page n’y change rien.',
    again: 'Réafficher la page',
    home: 'Vers l’accueil',
    report: 'Pour signaler un défaut',
    details: 'Ce qui s’est passé, pour qui le répare',
  },
}
