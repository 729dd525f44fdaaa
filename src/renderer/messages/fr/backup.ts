import type { Noun } from '#shared/words/grammar'
import { counted, figures, inNumber, listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { damageWords } from './file-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'partie', other: 'parties' },
  people: { one: 'personne', other: 'personnes' },
  seasons: { one: 'saison', other: 'saisons' },
  evenings: { one: 'soirée', other: 'soirées' },
  photographs: { one: 'photo', other: 'photos' },
} satisfies Record<string, Noun>

export const backup: PageWords['backup'] = {
  heading: 'Sauvegarde',
  waiting: 'Chargement des sauvegardes…',
  failed: 'Impossible de charger les sauvegardes pour l’instant. Vos parties sont en sécurité et Caravan réessaie.',
  intro: 'Caravan sauvegarde automatiquement les parties, les personnes, les photos et les réglages.',
  how: {
    summary: 'Comment fonctionnent les sauvegardes',
    text: 'Une sauvegarde est un fichier ZIP avec toutes les parties, les personnes, les photos et les réglages. Caravan en crée une automatiquement au démarrage, à la fermeture et toutes les demi-heures si quelque chose a changé. Il garde les dix dernières, puis une par semaine.',
  },
  move: {
    heading: 'Passer à un autre ordinateur',
    steps: [
      'Faites ici une sauvegarde. Copiez le fichier sur une clé USB, ou envoyez-le-vous.',
      'Ouvrez Caravan sur l’autre ordinateur et allez à la page Fichiers.',
      'Choisissez-y la sauvegarde, sous « Restauration ». Tout vous suit, réglages compris.',
    ],
  },
  latest: (when) => `Dernière sauvegarde automatique : ${when}.`,
  none: 'Pas encore de sauvegarde automatique.',
  automatic: { summary: (count) => `Sauvegardes automatiques sur cet ordinateur (${count})`, list: 'Sauvegardes automatiques' },
  own: {
    toFolder: 'Sauvegarder dans un dossier',
    download: 'Télécharger une sauvegarde',
    downloaded: (name) => `Téléchargement de « ${name} ».`,
    folder: 'Dossier des sauvegardes',
    hint: 'Un dossier de cet ordinateur, d’une clé USB ou d’un disque réseau, avec son chemin complet. Seul cet ordinateur l’utilise.',
    remember: 'Enregistrer le dossier',
    remembered: (path) => `Les sauvegardes sont maintenant enregistrées dans ${path}.`,
    forgotten: 'Il n’y a plus de dossier des sauvegardes. Les sauvegardes qu’il contient sont toujours là.',
    make: 'Sauvegarder maintenant',
    made: (name, path) => `${name} est enregistrée dans ${path} et vérifiée.`,
    summary: (count) => `Sauvegardes dans votre dossier (${count})`,
    list: 'Sauvegardes dans votre dossier',
    empty: 'Pas encore de sauvegarde dans ce dossier.',
  },
  restore: {
    heading: 'Restauration',
    text: 'Restaurer ne supprime rien. Vous voyez d’abord chaque changement, et Caravan commence par sauvegarder ce que vous avez maintenant.',
    file: 'Choisir une sauvegarde…',
    of: 'Restaurer…',
    ofNamed: (when) => `Restaurer… (sauvegarde du ${when})`,
    title: 'Ce que cette sauvegarde changerait',
    made: (preview) => `Faite le ${momentWords(preview.made)} sur ${preview.device} avec Caravan ${preview.appVersion}.`,
    table: {
      caption: 'La sauvegarde comparée à ce que vous avez',
      what: 'Contenu',
      matches: 'Parties',
      people: 'Personnes',
      seasons: 'Saisons',
      evenings: 'Soirées',
      photos: 'Photos',
    },
    columns: { new: 'Nouveau', same: 'Identique', older: 'Plus ancien', newer: 'Plus récent', left: 'Impossible' },
    none: '–',
    left: (count) =>
      inNumber(count, {
        one: `${figures(count)} partie ou personne ne peut pas être restaurée. Elle vient d’un Caravan plus récent, ou son fichier ne peut pas être modifié ici.`,
        other: `${figures(count)} parties ou personnes ne peuvent pas être restaurées. Elles viennent d’un Caravan plus récent, ou leurs fichiers ne peuvent pas être modifiés ici.`,
      }),
    namesakes: (names) =>
      names.length === 1
        ? `${listed(names)} : ce nom est déjà pris. Les deux figureront dans la liste. Si c’est la même personne, fusionnez-les sur la page « Personnes ».`
        : `${listed(names)} : ces noms sont déjà pris. Tous figureront dans la liste. Si deux noms désignent la même personne, fusionnez-les sur la page « Personnes ».`,
    lines: (count) => `Parties différentes (${count})`,
    linesFirst: (shown, count) => `Parties différentes (les ${shown} plus récentes sur ${count})`,
    named: (count) => `Soirées et saisons différentes (${count})`,
    kinds: { evening: 'Soirée', season: 'Saison' },
    states: { new: 'nouvelle', older: 'plus ancienne dans la sauvegarde', newer: 'plus récente dans la sauvegarde', left: 'restauration impossible' },
    nothing: 'Vous avez déjà tout ce que contient cette sauvegarde.',
    choice: 'Que faut-il restaurer ?',
    choices: {
      new: { label: 'Seulement ce qui manque', description: 'Rien de ce que vous avez ne change.' },
      all: {
        label: 'Remplacer aussi ce qui diffère',
        description:
          'Les parties et les personnes qui diffèrent prennent la version de la sauvegarde. La version actuelle est dans la sauvegarde que Caravan fait d’abord.',
      },
    },
    settings: {
      legend: 'Réglages',
      hint: (device) => `La sauvegarde a d’autres réglages, pour ${device} et pour toutes les parties.`,
      keep: 'Garder mes réglages',
      take: 'Prendre ceux de la sauvegarde',
    },
    go: 'Restaurer',
    cancel: 'Annuler',
    close: 'Fermer',
    doneTitle: 'Restauration terminée',
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} ko` : `${figures(Math.round(bytes / 100_000) / 10)} Mo`),
  notDone: 'Cela n’a pas marché',
  uploading: 'Lecture du fichier…',
}

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'Sauvegarde en cours',
    checking: 'Vérification de la sauvegarde',
    looking: 'Comparaison avec ce que vous avez',
    restoring: 'Restauration en cours',
  },
  progress: (work, done, total) => `${work} (${done} sur ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'restaurée', other: 'restaurées' })}`,
    became: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'remplacée', other: 'remplacées' })} par la version de la sauvegarde`,
    settings: 'Réglages restaurés',
    came: (parts) => `${parts.join('. ')}.`,
    nothing: 'Rien n’a changé.',
    left: (count) =>
      inNumber(count, {
        one: `${figures(count)} d’entre elles a changé ici entre-temps, et Caravan l’a laissée telle quelle.`,
        other: `${figures(count)} d’entre elles ont changé ici entre-temps, et Caravan les a laissées telles quelles.`,
      }),
    overLimit: ({ names, date }) =>
      `${listed(names)}, ${dayWords(date)} : avec ce qui a changé ici, cette partie serait trop grande. Caravan l’a laissée telle quelle.`,
    unusable: backupFaults.unusable,
    before: (backup) => `Ce que vous aviez avant est dans la sauvegarde automatique ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'La connexion a été perdue. Vous pourrez réessayer sans risque une fois qu’elle sera rétablie.',
    fault: ({ message }) => `Quelque chose s’est mal passé. Vos parties sont en sécurité. Réessayez. (${message})`,
  },
  refused: {
    gone: 'Cette sauvegarde n’est plus là ou ne peut pas être ouverte. Rien n’a changé.',
    changed: 'Ce fichier de sauvegarde a changé depuis l’aperçu. Rien n’a été restauré. Ouvrez-le de nouveau.',
    'no-such-plan': 'Cet aperçu est trop ancien. Rien n’a été restauré. Choisissez de nouveau la sauvegarde.',
    'not-in-backup': 'Cette sauvegarde ne contient aucune version lisible de cette partie. Rien n’a changé.',
    'not-replaced': 'Cette partie a changé ici entre-temps, ou son fichier ne peut pas être modifié. Elle reste telle quelle.',
    'no-folder': 'Indiquez d’abord un dossier des sauvegardes.',
    'nothing-to-back-up': 'Il n’y a encore rien à sauvegarder.',
    'upload-broken': 'Le fichier est arrivé incomplet. Rien n’a changé. Choisissez-le de nouveau.',
    'upload-too-large': 'Le fichier est trop gros pour une sauvegarde de Caravan. Rien n’a changé.',
    closing: 'Caravan est en train de se fermer. Cela n’a donc pas été fait.',
  },
  'bad-backup': {
    'not-a-zip': 'Ce n’est pas un fichier ZIP, donc pas une sauvegarde.',
    cut: 'Cette sauvegarde est incomplète. La copie n’est peut-être pas allée jusqu’au bout.',
    damaged: ({ detail, how }) => `Cette sauvegarde est endommagée (${how === 'overlap' ? 'ses entrées se chevauchent' : detail}).`,
    'unsafe-name': ({ detail }) => `Ce n’est pas une sauvegarde de Caravan : elle contient un nom de fichier dangereux (${detail}).`,
    'too-many': ({ limit }) => `Ce n’est pas une sauvegarde de Caravan : elle contient plus de ${counted(limit, { one: 'fichier', other: 'fichiers' })}.`,
    'too-large': ({ entry, limit }) => `${entry === null ? 'Le contenu de ce fichier' : entry} dépasse la limite de ${backup.size(limit)}.`,
    'no-manifest': 'Ce n’est pas une sauvegarde de Caravan : manifest.json manque.',
    'wrong-manifest': ({ detail, damage }) =>
      `Ce n’est pas une sauvegarde de Caravan, ou elle a été modifiée : manifest.json n’est pas valide (${damage === undefined ? detail : damageWords(damage)}).`,
    newer: ({ appVersion }) =>
      `Cette sauvegarde vient d’un Caravan plus récent${appVersion === null ? '' : ` (${appVersion})`}. Mettez Caravan à jour pour la restaurer.`,
    'unknown-entry': ({ entry }) => `Ce n’est pas une sauvegarde de Caravan : elle contient ${entry}.`,
    twice: ({ entry }) => `Cette sauvegarde contient deux fois ${entry}.`,
    'bad-entry': ({ entry, detail }) => `${entry} est inutilisable dans cette sauvegarde : ${detail}.`,
    counts: ({ told, what, found }) => `Cette sauvegarde devrait contenir ${counted(told, NOUNS[what])}, mais en contient ${figures(found)}.`,
  },
  nothingChanged: 'Rien n’a changé.',
  folder: {
    'not-absolute': 'indiquez le chemin complet, comme /home/ada/Sauvegardes ou C:\\Sauvegardes.',
    missing: 'ce dossier n’existe pas. Créez-le, ou branchez la clé USB ou le disque.',
    'not-a-folder': 'c’est un fichier, pas un dossier.',
    'not-readable': 'Caravan n’a pas le droit d’ouvrir ce dossier.',
    'not-writable': 'Caravan ne peut rien enregistrer dans ce dossier.',
    'in-data-folder': 'vos parties sont dans ce dossier. Choisissez-en un autre, pour garder une sauvegarde si ce dossier est perdu.',
  },
  colon: ' : ',
  'not-saved': {
    'disk-full': 'Le disque est plein. Libérez de la place et réessayez.',
    'read-only': 'Le disque est en lecture seule.',
    'not-permitted': 'Caravan n’a pas le droit d’enregistrer à cet endroit.',
    'input-output': 'Le disque a signalé une erreur.',
    away: 'Le dossier de vos parties n’est pas là pour l’instant. Rien n’est perdu, et Caravan continuera dès son retour.',
    other: 'Cela n’a pas pu être enregistré.',
  },
  stopped: (restored) =>
    `La restauration s’est arrêtée en chemin. ${restored} Ce qui est restauré est complet. Choisissez de nouveau la sauvegarde pour le reste.`,
  asBefore: (detail) => `Vos parties n’ont pas changé. (${detail})`,
})
