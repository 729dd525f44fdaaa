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
  save: { title: 'Enregistrer le fichier' },
  pdf: {
    kind: 'Document PDF',
    failed: 'Le PDF n’a pas pu être enregistré',
    why: (detail) => `Vos parties sont en sécurité. Le système indique : ${detail}`,
  },
  presets: presetNames,
  matchFiles: { kind: 'Fichiers de partie Caravan', all: 'Tous les fichiers' },
  folder: { failed: 'Le dossier n’a pas pu être ouvert', where: (folder, detail) => `Le dossier est ${folder}. Le système indique : ${detail}` },
  notStarted: {
    title: 'Caravan n’a pas pu démarrer',
    text: (detail) => `Vos parties enregistrées sont en sécurité. Détails : ${detail}`,
    data: (folder) =>
      `Caravan ne peut pas écrire dans ${folder}. Donnez-lui-en le droit, ou lancez Caravan avec --data et un autre dossier. Vos parties enregistrées sont en sécurité.`,
    device: (folder) =>
      `Caravan ne peut pas écrire dans ${folder}. Indiquez dans CARAVAN_DEVICE un dossier où il peut écrire, et choisissez avec --data un dossier pour les parties. Vos parties enregistrées sont en sécurité.`,
    away: (folder) =>
      `Vos parties étaient dans ${folder}, et ce dossier n’est pas là maintenant. Rien n’est perdu : rebranchez le disque ou remettez le dossier à sa place, puis relancez Caravan. Pour commencer à neuf à cet endroit, créez-y un dossier « matches ».`,
    full: (folder) =>
      `Le disque est plein, et Caravan ne peut pas écrire dans ${folder}. Libérez de la place, puis relancez Caravan. Vos parties enregistrées sont en sécurité.`,
    noScreen: 'Il n’y a pas d’écran où ouvrir une fenêtre. Lancez Caravan depuis votre bureau.',
  },
  elsewhere: {
    message: 'Caravan est déjà ouvert dans votre navigateur',
    detail: (files) =>
      `${files} n’a pas été ouvert ici. Ouvrez la page « Fichiers » dans le navigateur et choisissez le fichier sous « Importer des parties », ou déposez-le sur la page.`,
    go: 'Ouvrir la page Fichiers',
  },
  plain: {
    again: 'Réessayer',
    browser: 'Ouvrir dans le navigateur',
    notLoaded: {
      message: 'La page de Caravan ne s’est pas chargée',
      detail: 'Chaque coup confirmé est enregistré. Réessayez, ou ouvrez Caravan dans votre navigateur.',
    },
    incomplete: {
      message: 'Il manque une partie de Caravan',
      install: (file) => `Caravan ne trouve pas ${file}. Réinstallez Caravan. Vos parties sont en sécurité.`,
      build: (file) => `Caravan ne trouve pas ${file}. Exécutez « npm run build » dans le dossier de Caravan, puis réessayez. Vos parties sont en sécurité.`,
    },
    graphics: {
      message: 'L’affichage de cet ordinateur a échoué plusieurs fois',
      detail:
        'Chaque coup confirmé est enregistré. Dès le prochain démarrage, Caravan se passera de la carte graphique. Réessayez, ou ouvrez Caravan dans votre navigateur.',
    },
  },
  gone: {
    message: 'La page s’est arrêtée de façon inattendue',
    detail: 'Chaque coup confirmé est enregistré. Réessayez pour continuer là où vous en étiez, ou ouvrez Caravan dans votre navigateur.',
    close: 'Fermer la fenêtre',
  },
  hung: {
    message: 'La page ne répond pas',
    detail: 'Chaque coup confirmé est enregistré. Attendez encore un peu, ou rechargez la page. Ce qui n’était pas confirmé sera à saisir de nouveau.',
    wait: 'Attendre',
    reload: 'Recharger la page',
  },
  crash: {
    title: 'Caravan doit se fermer',
    text: 'Quelque chose s’est mal passé. Chaque coup confirmé est enregistré. Rouvrez Caravan pour continuer là où vous en étiez. Pour signaler le problème, copiez le diagnostic dans « À propos de Caravan ».',
  },
}
