import { presetNames } from '../fr/games'
import type { MenuWords } from './en'

export const menu: MenuWords = {
  app: {
    about: 'À propos de Caravan',
    settings: 'Réglages…',
    services: 'Services',
    hide: 'Masquer Caravan',
    hideOthers: 'Masquer les autres',
    showAll: 'Tout afficher',
    quit: 'Quitter Caravan',
  },
  file: {
    name: '&Fichier',
    newMatch: 'Nouvelle partie',
    newWindow: 'Nouvelle fenêtre',
    open: 'Ouvrir un fichier de partie…',
    recent: 'Parties récentes',
    noRecent: 'Aucune partie récente',
    allMatches: 'Toutes les parties',
    print: 'Imprimer…',
    pdf: 'Enregistrer en PDF…',
    dataFolder: 'Afficher le dossier de données',
    files: 'Fichiers et sauvegardes',
    close: 'Fermer la fenêtre',
  },
  edit: { name: 'É&dition', cut: 'Couper', copy: 'Copier', paste: 'Coller', selectAll: 'Tout sélectionner' },
  view: {
    name: 'Affic&hage',
    back: 'Page précédente',
    forward: 'Page suivante',
    reload: 'Recharger',
    usualSize: 'Taille réelle',
    larger: 'Zoom avant',
    smaller: 'Zoom arrière',
    fullScreen: 'Plein écran',
    kiosk: 'Mode kiosque',
    tools: 'Outils de développement',
  },
  window: { name: 'Fe&nêtre', minimise: 'Réduire', zoom: 'Agrandir', toFront: 'Tout ramener au premier plan' },
  help: { name: '&Aide', rules: 'Les règles', browser: 'Ouvrir dans le navigateur' },
  kiosk: {
    message: 'Démarrer le mode kiosque ?',
    detail: (keys) =>
      `L’écran ne montrera que Caravan, sans menu ni autres programmes. C’est utile pour une table où beaucoup de monde touche l’écran. ${keys} rétablit l’affichage normal.`,
    yes: 'Démarrer',
    no: 'Annuler',
  },
  pdf: {
    kind: 'Document PDF',
    failed: 'Le PDF n’a pas pu être enregistré',
    why: (detail) => `Vos parties sont en sécurité. Le système indique : ${detail}`,
  },
  presets: presetNames,
  matchFiles: { kind: 'Fichiers de partie Caravan', all: 'Tous les fichiers' },
  folder: { failed: 'Le dossier n’a pas pu être ouvert', where: (folder, detail) => `Le dossier est ${folder}. Le système indique : ${detail}` },
  notStarted: { title: 'Caravan n’a pas pu démarrer', text: (detail) => `Vos parties enregistrées sont en sécurité. Détails : ${detail}` },
  elsewhere: {
    message: 'Caravan est déjà ouvert dans votre navigateur',
    detail: (files) =>
      `${files} n’a pas été ouvert ici. Ouvrez la page « Fichiers » dans le navigateur et choisissez le fichier sous « Importer des parties », ou déposez-le sur la page.`,
    go: 'Ouvrir la page Fichiers',
  },
  gone: {
    message: 'La page s’est arrêtée de façon inattendue',
    detail: 'Chaque coup confirmé est enregistré. Rechargez la page pour continuer là où vous en étiez.',
    again: 'Recharger la page',
    close: 'Fermer la fenêtre',
  },
  hung: {
    message: 'La page ne répond pas',
    detail: 'Chaque coup confirmé est enregistré. Attendez encore un peu, ou rechargez la page. Ce qui n’était pas confirmé sera à saisir de nouveau.',
    wait: 'Attendre',
  },
  crash: {
    title: 'Caravan doit se fermer',
    text: 'Quelque chose s’est mal passé. Chaque coup confirmé est enregistré. Rouvrez Caravan pour continuer là où vous en étiez. Pour signaler le problème, copiez le diagnostic dans « À propos de Caravan ».',
  },
}
