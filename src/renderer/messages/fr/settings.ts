import type { PageWords } from '../page-words'
import { agreement } from './agreement'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Thème',
    hint: 'Le contraste élevé est en noir sur blanc, ou en blanc sur noir si le système est sombre.',
    choices: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  },
  felt: {
    legend: 'Tapis',
    choices: { petrol: 'Bleu pétrole', night: 'Nuit', wine: 'Bordeaux' },
  },
  language: {
    legend: 'Langue',
    choices: { system: 'Comme le système' },
  },
  'text-size': {
    legend: 'Taille du texte',
    choices: { usual: 'Normale', large: 'Grande', largest: 'Très grande' },
  },
  motion: {
    legend: 'Réduire les mouvements',
    hint: 'Dominos et jetons changent sans bouger. Désactivé, le système décide.',
  },
  'tile-faces': {
    legend: 'Sur les dominos',
    hint: 'Les images sont pour les enfants : une image par nombre. Le blanc reste blanc.',
    choices: { pips: 'Points', numerals: 'Chiffres', pictures: 'Images' },
  },
  'tile-material': {
    legend: 'Aspect des dominos',
    hint: '« Une couleur par nombre » donne à chaque nombre sa propre couleur. L’ivoire les a toujours au-delà du double-neuf.',
    choices: { ivory: 'Ivoire', ebony: 'Ébène', coloured: 'Une couleur par nombre' },
  },
  'score-display': {
    legend: 'Jetons et points',
    hint: 'Au compte à rebours, chaque personne commence avec autant de jetons que l’objectif et les rend peu à peu.',
    choices: { 'count-up': 'En montant', countdown: 'Compte à rebours' },
  },
  'table-side': {
    legend: 'Pour gauchers',
    hint: 'Scores et boutons sont à gauche de la table.',
  },
  'key-hints': {
    legend: 'Touches sur les boutons',
    hint: 'Affiche la touche qui fait la même chose.',
  },
  'single-keys': {
    legend: 'Raccourcis à une seule touche',
    hint: 'Désactivez-les si vous dictez ou appuyez sur des touches par mégarde.',
  },
  'tile-stops': {
    legend: 'Tab s’arrête sur chaque domino',
    hint: 'Pour qui utilise un contacteur ou seulement Tab et Entrée : Tab va de domino en domino. Avec Entrée sur un bout ouvert, Tab ne va qu’à ses dominos.',
  },
  review: {
    legend: 'Analyse',
    hint: 'Ce qu’on aurait pu jouer : analyse, phrase après la manche, problème du jour, hasard et occasions manquées dans les statistiques.',
  },
  'tiles-played': {
    legend: 'Afficher les dominos joués',
    hint: 'Ouvre la liste des dominos déjà joués. Vous pouvez la désactiver dans une partie.',
  },
  sounds: {
    legend: 'Sons',
    hint: 'Un clic pour chaque domino. Deux notes pour les points : montantes s’ils sont gagnés, descendantes s’ils sont perdus.',
  },
  spoken: {
    legend: 'Lire le score à voix haute',
    hint: 'La voix de cet appareil lit chaque coup et ce qu’il rapporte. Rien ne quitte l’appareil.',
  },
  'tile-print': {
    legend: 'Vos dominos ont des',
    hint: 'Aide Caravan à lire vos photos.',
    choices: { pips: 'Points', numbers: 'Chiffres' },
  },
  'camera-enters': {
    legend: 'La caméra saisit les coups',
    hint: 'Pendant que Caravan observe la table. Dans le doute, Caravan demande toujours.',
    choices: { asked: 'Après confirmation', '0': 'Aussitôt', '1': 'Après 1 s', '2': 'Après 2 s', '3': 'Après 3 s', '5': 'Après 5 s', '10': 'Après 10 s' },
  },
  'keep-photographs': {
    legend: 'Enregistrer les photos',
    hint: 'Garde une petite copie avec chaque saisie, pour vérifier si besoin. Vous pouvez changer d’avis à chaque photo.',
  },
  'confirm-rounds': {
    legend: agreement.setting.legend,
    hint: 'Pour les nouvelles parties.',
    choices: { 'as-last': 'Comme la dernière fois', asked: 'Demander', 'not-asked': 'Ne pas demander' },
  },
}

export const appSettings: PageWords['appSettings'] = {
  title: 'Réglages',
  intro: 'Les changements s’appliquent tout de suite, dans toutes les fenêtres.',
  named,
  groups: {
    look: 'Apparence',
    table: 'Table',
    sound: 'Son et voix',
    camera: 'Caméra',
    keys: 'Touches',
    language: 'Langue',
  },
  parts: {
    colours: 'Couleurs',
    reading: 'Dominos et disposition',
    help: 'Aides',
    house: 'Pour toutes vos parties',
  },
  house: 'Enregistrés avec vos parties : tous les appareils qui les partagent ont les mêmes réglages.',
  preview: { heading: 'Aperçu', hint: 'Change au fil de vos choix' },
  undo: 'Annuler les changements',
  undone: 'Vos changements sont annulés.',
  voice: {
    unsupported: 'Ce navigateur ne peut pas lire à voix haute.',
    none: 'Cet appareil n’a pas de voix française hors ligne. Installez-en une dans les réglages du système, sous Synthèse vocale.',
    by: (name) => `Voix : ${name}`,
  },
  trySounds: 'Écouter les sons',
  tryVoice: 'Écouter un exemple',
  sample: 'Ben pose six-quatre à droite : Duo, 2 jetons. Total : 7.',
}
