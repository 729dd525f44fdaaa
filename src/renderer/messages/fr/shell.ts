import type { PageWords } from '../page-words'

export const shell: PageWords['shell'] = {
  name: 'Caravan',
  home: 'Caravan, accueil',
  skip: 'Aller au contenu',
  back: 'Retour',
  nav: {
    label: 'Menu principal',
    menu: 'Menu',
    more: 'Plus',
    home: 'Accueil',
    matches: 'Parties',
    people: 'Personnes',
    statistics: 'Statistiques',
    rules: 'Règles',
    evening: 'Soirée',
    files: 'Fichiers',
    settings: 'Réglages',
  },
  opening: 'Chargement…',
  title: (page) => `${page} · Caravan`,
  language: {
    label: 'Langue',
    system: 'Comme le système',
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Connexion…',
    lost: 'Connexion perdue. Caravan réessaie. Tout ce que vous avez saisi est en sécurité.',
    refused: 'Caravan a redémarré. Saisissez encore une fois « npm start », et cette page reprend.',
    back: 'Connexion rétablie.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Vos parties sont sur la page d’accueil.',
    home: 'Retour à l’accueil',
  },
  fault: {
    title: 'Quelque chose s’est mal passé sur cette page',
    safe: 'Chaque coup confirmé est enregistré. Vous pouvez recharger la page sans risque.',
    again: 'Recharger la page',
    home: 'Retour à l’accueil',
    report: 'Pour signaler un problème',
    details: 'Détails techniques',
  },
}
