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
    open: 'Ouvrir un enregistrement…',
    recent: 'Parties récentes',
    noRecent: 'Aucune partie pour l’instant',
    allMatches: 'Toutes les parties',
    print: 'Imprimer…',
    pdf: 'Enregistrer en PDF…',
    dataFolder: 'Afficher mon dossier de données',
    data: 'Sauvegardes et fichiers…',
    close: 'Fermer la fenêtre',
  },
  edit: { name: 'É&dition', cut: 'Couper', copy: 'Copier', paste: 'Coller', selectAll: 'Tout sélectionner' },
  view: {
    name: 'Affic&hage',
    back: 'Page précédente',
    forward: 'Page suivante',
    reload: 'Recharger la page',
    usualSize: 'Taille normale',
    larger: 'Plus grand',
    smaller: 'Plus petit',
    fullScreen: 'Plein écran',
    kiosk: 'Kiosque : rien que Caravan',
    tools: 'Outils de développement',
  },
  window: { name: 'Fe&nêtre', minimise: 'Réduire', zoom: 'Agrandir', toFront: 'Tout ramener au premier plan' },
  help: { name: '&Aide', rules: 'Les règles', browser: 'Ouvrir dans le navigateur' },
  kiosk: {
    message: 'N’afficher que Caravan sur cet écran ?',
    detail: (keys) => `Il n’y aura ni menu ni accès à d’autres programmes : c’est pour une table où beaucoup de mains touchent l’écran. ${keys} ramène tout.`,
    yes: 'Continuer',
    no: 'Annuler',
  },
  pdf: {
    kind: 'Document PDF',
    failed: 'Le PDF n’a pas pu être enregistré',
    why: (detail) => `Vos parties ne sont pas touchées. Le système dit : ${detail}`,
  },
  presets: presetNames,
  records: { kind: 'Enregistrements Caravan', all: 'Tous les fichiers' },
  folder: { failed: 'Le dossier n’a pas pu être affiché', where: (folder, detail) => `Il se trouve dans ${folder}. Le système dit : ${detail}` },
  notStarted: { title: 'Caravan n’a pas pu démarrer', text: (detail) => `Ce qui était enregistré est toujours là. Caravan dit : ${detail}` },
  elsewhere: {
    message: 'Caravan est déjà ouvert dans votre navigateur',
    detail: (files) =>
      `C’est pourquoi ${files} n’a pas été ouvert. La page Données va s’ouvrir dans le navigateur : choisissez-y le fichier sous « Importer des enregistrements », ou déposez-le sur la page.`,
    go: 'Ouvrir la page Données',
  },
  gone: {
    message: 'La page s’est arrêtée d’elle-même',
    detail: 'Chaque coup confirmé est enregistré et en sécurité. Réaffichez la page pour continuer là où vous en étiez.',
    again: 'Réafficher la page',
    close: 'Fermer la fenêtre',
  },
  hung: {
    message: 'La page ne répond pas pour l’instant',
    detail:
      'Chaque coup confirmé est enregistré et en sécurité. Vous pouvez attendre encore un peu, ou réafficher la page ; ce qui n’était pas confirmé sera alors à saisir de nouveau.',
    wait: 'Attendre',
  },
  crash: {
    title: 'Caravan doit se fermer',
    text: 'Quelque chose s’est mal passé dans le programme lui-même. Chaque coup confirmé est enregistré et en sécurité : rouvrez Caravan et continuez là où vous en étiez. Sur la page « À propos de Caravan », vous trouverez ensuite ce qu’il faut copier pour signaler le défaut.',
  },
}
