import type { PageWords } from '../page-words'

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
    legend: 'Mouvement',
    choices: { system: 'Comme le système', reduced: 'Rien ne bouge' },
  },
  'tile-faces': {
    legend: 'Ce que montrent les dominos',
    hint: 'Les images sont pour les enfants : les familles en images au lieu de points (B-9). Le blanc reste blanc.',
    choices: { pips: 'Points', numerals: 'Chiffres', pictures: 'Images' },
  },
  'tile-material': {
    legend: 'Matière des dominos',
    hint: 'Les couleurs s’ajoutent aux points, aux chiffres ou aux images, sans jamais les remplacer.',
    choices: { ivory: 'Ivoire', ebony: 'Ébène', coloured: 'Une couleur par famille' },
  },
  'score-display': {
    legend: 'Jetons et points',
    hint: 'À rebours, chaque personne commence avec autant que l’objectif et les rend (B-8).',
    choices: { 'count-up': 'En montant', countdown: 'À rebours' },
  },
  'key-hints': {
    legend: 'Ligne de touches sous les dominos',
    choices: { shown: 'Visible', hidden: 'Masquée' },
  },
  'single-keys': {
    legend: 'Lettres et chiffres qui agissent tout de suite',
    hint: 'Désactivés, rien n’est saisi par une lettre, un chiffre ou un signe seul : pour qui dicte, ou appuie sur des touches sans le vouloir.',
    choices: { on: 'Oui', off: 'Non' },
  },
  'table-aid': {
    legend: 'Familles vues',
    hint: 'Si l’aide de table est ouverte à côté de la table. Une partie peut s’en passer tout à fait.',
    choices: { closed: 'Fermée', open: 'Ouverte' },
  },
  introduction: {
    legend: 'Ce que fait Caravan, en trois cartes',
    hint: 'Sur la première page, tant qu’il n’y a pas de partie.',
    choices: { offered: 'Affichées', seen: 'Rangées' },
  },
  sounds: {
    legend: 'Sons',
    hint: 'Un clic pour un domino posé, deux notes pour des points : montantes s’ils sont gagnés, descendantes s’ils sont perdus.',
    choices: { off: 'Non', on: 'Oui' },
  },
  spoken: {
    legend: 'Scores à voix haute',
    hint: 'Chaque coup et ce qu’il rapporte, dit par une voix de cet appareil. Rien ne quitte l’appareil.',
    choices: { off: 'Non', on: 'Oui' },
  },
  'tile-print': {
    legend: 'Vos dominos ont des',
    hint: 'Ce que cherche la lecture de photos.',
    choices: { pips: 'Points', numbers: 'Chiffres' },
  },
  'keep-photographs': {
    legend: 'Photos',
    hint: 'Une petite copie peut être gardée avec le coup, en cas de litige. Elle reste avec vos parties et ne va nulle part ailleurs. Chaque fois, vous pouvez en décider autrement.',
    choices: { 'not-kept': 'Pas gardées', kept: 'Gardées' },
  },
  'confirm-rounds': {
    legend: 'Chaque personne confirme-t-elle chaque manche ?',
    hint: 'Ce par quoi commence une nouvelle partie.',
    choices: { 'as-last': 'Comme la dernière fois', asked: 'Demander', 'not-asked': 'Ne pas demander' },
  },
}

export const appSettings: PageWords['appSettings'] = {
  title: 'Réglages',
  intro: 'Tout prend effet tout de suite, dans toutes les fenêtres.',
  named,
  sections: {
    looks: { heading: 'Apparence', text: 'Pour cet appareil.' },
    table: { heading: 'À table', text: 'Pour cet appareil.' },
    hearing: { heading: 'Écoute', text: 'Pour cet appareil.' },
    house: { heading: 'Pour toutes vos parties', text: 'Gardés avec les parties, pour que tous les appareils qui les partagent aient les mêmes.' },
  },
  backup: 'Les réglages sont dans chaque sauvegarde. En restaurer une demande avant d’en changer ici.',
  voice: {
    unsupported: 'Ce navigateur ne sait pas parler ; on n’entend donc rien.',
    none: 'Cet appareil n’a pas de voix à lui pour la langue de la page ; on n’entend donc rien. Les voix qui ont besoin d’Internet ne sont pas utilisées. On peut en installer une dans les réglages du système, sous synthèse vocale.',
    by: (name) => `Dit par la voix ${name}.`,
  },
  trySounds: 'Les écouter',
  tryVoice: 'L’écouter',
  sample: 'Ben pose six-quatre à droite : Duo, 2 jetons ; total 7.',
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Ce choix vaut dans ce navigateur, mais n’a pas pu être enregistré (${WHY[problem.refusal.reason]}).`
    return 'Ce choix vaut dans ce navigateur, mais n’a pas pu être enregistré.'
  },
}

const WHY = {
  'disk-full': 'le disque est plein',
  'read-only': 'le disque est en lecture seule',
  'not-permitted': 'Caravan n’a pas le droit d’y écrire',
  'input-output': 'le disque a signalé une défaillance',
  other: 'le disque l’a refusé',
} as const
