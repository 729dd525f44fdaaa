import type { PageWords } from '../page-words'
import { agreement } from './agreement'

const named: PageWords['appSettings']['named'] = {
  theme: {
    legend: 'Couleurs',
    hint: 'Le contraste élevé est en noir sur blanc, ou en blanc sur noir si le système est sombre.',
    choices: { system: 'Comme le système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  },
  language: {
    legend: 'Langue',
    choices: { system: 'Comme le système' },
  },
  motion: {
    legend: 'Animations',
    choices: { system: 'Comme le système', reduced: 'Sans animations' },
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
    choices: { 'count-up': 'En comptant', countdown: 'Compte à rebours' },
  },
  'table-side': {
    legend: 'Scores et boutons',
    choices: { right: 'À droite', left: 'À gauche' },
  },
  'key-hints': {
    legend: 'Touches sur les boutons',
    choices: { shown: 'Afficher', hidden: 'Masquer' },
  },
  'single-keys': {
    legend: 'Raccourcis à une seule touche',
    hint: 'Désactivez-les si vous dictez ou appuyez sur des touches par mégarde.',
    choices: { on: 'Oui', off: 'Non' },
  },
  'tiles-played': {
    legend: 'Dominos joués',
    hint: 'Montre quels dominos sont déjà joués. Vous pouvez le désactiver dans une partie.',
    choices: { closed: 'Fermé', open: 'Ouvert' },
  },
  introduction: {
    legend: 'Présentation',
    hint: 'Affichée sur la page d’accueil jusqu’à votre première partie.',
    choices: { offered: 'Afficher', seen: 'Masquer' },
  },
  sounds: {
    legend: 'Sons',
    hint: 'Un clic pour chaque domino. Deux notes pour les points : montantes s’ils sont gagnés, descendantes s’ils sont perdus.',
    choices: { off: 'Non', on: 'Oui' },
  },
  spoken: {
    legend: 'Lire le score à voix haute',
    hint: 'La voix de cet appareil lit chaque coup et ce qu’il rapporte. Rien ne quitte l’appareil.',
    choices: { off: 'Non', on: 'Oui' },
  },
  'tile-print': {
    legend: 'Vos dominos ont des',
    hint: 'Aide Caravan à lire vos photos.',
    choices: { pips: 'Points', numbers: 'Chiffres' },
  },
  'keep-photographs': {
    legend: 'Vos photos',
    hint: 'Enregistrez une petite copie avec chaque saisie, pour vérifier si besoin. Elle reste avec vos parties. Vous pouvez changer d’avis à chaque photo.',
    choices: { 'not-kept': 'Ne pas enregistrer', kept: 'Enregistrer' },
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
  sections: {
    looks: { heading: 'Apparence', text: 'Sur cet appareil.' },
    table: { heading: 'Aides et raccourcis', text: 'Sur cet appareil.' },
    hearing: { heading: 'Son', text: 'Sur cet appareil.' },
    house: { heading: 'Pour toutes vos parties', text: 'Enregistrés avec vos parties : tous les appareils qui les partagent ont les mêmes réglages.' },
  },
  backup: 'Chaque sauvegarde contient les réglages. Quand vous en restaurez une, Caravan vous demande avant de les changer.',
  voice: {
    unsupported: 'Ce navigateur ne peut pas lire à voix haute.',
    none: 'Cet appareil n’a pas de voix française hors ligne. Installez-en une dans les réglages du système, sous Synthèse vocale.',
    by: (name) => `Voix : ${name}`,
  },
  trySounds: 'Écouter les sons',
  tryVoice: 'Écouter un exemple',
  sample: 'Ben pose six-quatre à droite : Duo, 2 jetons. Total : 7.',
}
