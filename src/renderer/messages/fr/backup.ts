import type { Noun } from '#shared/words/grammar'
import { counted, figures, inNumber, listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'partie', other: 'parties' },
  people: { one: 'personne', other: 'personnes' },
  photographs: { one: 'photo', other: 'photos' },
} satisfies Record<string, Noun>

export const backup: PageWords['backup'] = {
  heading: 'Sauvegarde',
  waiting: 'Recherche des sauvegardes…',
  failed: 'Les sauvegardes ne peuvent pas être affichées pour l’instant. Vos parties sont enregistrées comme toujours ; un nouvel essai suit.',
  intro:
    'Une sauvegarde est un seul fichier ZIP avec toutes les parties, les personnes et les photos, ainsi que les réglages. Caravan en fait une de lui-même au démarrage, à la fermeture et toutes les demi-heures si quelque chose a changé ; il garde les dix dernières, puis une par semaine.',
  latest: (when) => `Dernière sauvegarde automatique : ${when}.`,
  none: 'Aucune sauvegarde automatique n’a encore été faite.',
  place: 'Les sauvegardes automatiques sont gardées sur cet ordinateur.',
  automatic: { summary: (count) => `Sauvegardes automatiques sur cet ordinateur (${count})`, list: 'Sauvegardes automatiques' },
  own: {
    heading: 'Votre propre sauvegarde',
    download: 'Télécharger une sauvegarde',
    downloaded: (name) => `La sauvegarde ${name} est en cours de téléchargement.`,
    folder: 'Dossier des sauvegardes',
    hint: 'Un dossier de cet ordinateur, d’une clé USB ou d’un disque réseau, écrit en entier. Il est retenu sur cet ordinateur.',
    remember: 'Retenir ce dossier',
    remembered: (path) => `Les sauvegardes iront désormais dans ${path}.`,
    forgotten: 'Plus aucun dossier n’est retenu. Les sauvegardes qui s’y trouvent restent.',
    make: 'Sauvegarder dans ce dossier',
    made: (name, path) => `${name} a été écrite dans ${path} et relue.`,
    summary: (count) => `Sauvegardes dans ce dossier (${count})`,
    list: 'Sauvegardes dans ce dossier',
    empty: 'Il n’y a pas encore de sauvegarde dans ce dossier.',
  },
  restore: {
    heading: 'Restauration',
    text: 'Restaurer n’efface rien. Vous voyez d’abord ce qui changerait, et ce qui est ici maintenant est sauvegardé avant tout changement.',
    file: 'Choisir un fichier de sauvegarde…',
    of: 'Restaurer…',
    ofNamed: (when) => `Restaurer la sauvegarde du ${when}`,
    title: 'Ce que cette sauvegarde changerait',
    made: (preview) => `Faite le ${momentWords(preview.made)} sur ${preview.device} avec Caravan ${preview.appVersion}.`,
    table: {
      caption: 'Ce que contient la sauvegarde, à côté de ce qui est ici',
      what: 'Dans la sauvegarde',
      matches: 'Parties',
      people: 'Personnes',
      photographs: 'Photos',
    },
    columns: { new: 'Absent d’ici', same: 'Identique', older: 'Plus ancien qu’ici', newer: 'Plus récent qu’ici', left: 'Impossible à reprendre' },
    none: '–',
    left: (count) =>
      `${counted(count, { one: 'partie ou personne a été faite', other: 'parties ou personnes ont été faites' })} par un Caravan plus récent, ou ${inNumber(count, { one: 'ne peut pas être écrite ici, et reste telle quelle', other: 'ne peuvent pas être écrites ici, et restent telles quelles' })}.`,
    namesakes: (names) =>
      `${listed(names)} : quelqu’un porte déjà ce nom ici. Les deux figureront dans la liste ; la page des personnes permet d’en faire une seule.`,
    lines: (count) => `Parties qui diffèrent (${count})`,
    linesFirst: (shown, count) => `Parties qui diffèrent (les ${shown} plus récentes sur ${count})`,
    states: { new: 'absente d’ici', older: 'plus ancienne dans la sauvegarde', newer: 'plus récente dans la sauvegarde', left: 'reste telle quelle' },
    nothing: 'Tout le contenu de cette sauvegarde est déjà ici.',
    choice: 'Que faut-il restaurer ?',
    choices: {
      new: { label: 'Seulement ce qui manque ici', description: 'Ce qui est ici reste exactement tel quel.' },
      all: {
        label: 'Aussi ce qui diffère',
        description:
          'Les parties et les personnes qui diffèrent redeviennent ce qu’elles étaient dans la sauvegarde. Leur état actuel est dans la sauvegarde faite juste avant.',
      },
    },
    settings: {
      legend: 'Réglages',
      hint: (device) => `Les réglages de la sauvegarde, ceux de ${device} et ceux de toutes les parties, ne sont pas ceux d’ici.`,
      keep: 'Les laisser comme ici',
      take: 'Prendre ceux de la sauvegarde',
    },
    go: 'Restaurer',
    cancel: 'Ne rien changer',
    close: 'Fermer',
    doneTitle: 'Restauration faite',
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} ko` : `${figures(Math.round(bytes / 100_000) / 10)} Mo`),
  notDone: 'Rien n’a été fait',
  uploading: 'Lecture du fichier',
}

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'Sauvegarde en cours',
    checking: 'Relecture de la sauvegarde',
    looking: 'Comparaison de la sauvegarde avec ce qui est ici',
    restoring: 'Restauration en cours',
  },
  progress: (work, done, total) => `${work} (${done} sur ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'est revenue', other: 'sont revenues' })}`,
    became: (count, what) =>
      `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'est redevenue ce qu’elle était', other: 'sont redevenues ce qu’elles étaient' })} dans la sauvegarde`,
    settings: 'les réglages sont devenus ceux de la sauvegarde',
    came: (parts) => `${parts.join(' ; ').replace(/^l/, 'L')}.`,
    nothing: 'Rien n’a été changé.',
    left: (count) =>
      `${count} entre-temps ${inNumber(count, { one: 'modifiée ici est restée telle quelle', other: 'modifiées ici sont restées telles quelles' })}.`,
    overLimit: ({ names, date }) =>
      `${listed(names)}, ${dayWords(date)} : avec ce qui a été changé ici, cette partie serait plus grande que permis. Elle reste telle quelle.`,
    unusable: backupFaults.unusable,
    before: (backup) => `Ce qui était ici avant est dans la sauvegarde automatique ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'La connexion a été perdue avant l’arrivée d’une réponse. Vous ne perdez rien en redemandant une fois qu’elle est rétablie.',
    fault: ({ message }) => `Quelque chose s’est mal passé et aucune réponse n’est arrivée (${message}). Vos parties sont enregistrées comme toujours.`,
  },
  refused: {
    gone: 'Le fichier de cette sauvegarde n’est plus là, ou ne peut pas être ouvert. Rien n’a été changé.',
    changed: 'Le fichier de cette sauvegarde a changé depuis qu’il a été examiné. Rien n’a été changé ; examinez-le de nouveau.',
    'no-such-plan': 'L’examen de cette sauvegarde est trop ancien. Rien n’a été changé ; choisissez-la de nouveau.',
    'not-in-backup': 'Cette sauvegarde ne contient aucune version lisible de cette partie. Rien n’a été changé.',
    'not-replaced': 'La partie d’ici a changé entre-temps ou ne peut pas être écrite. Elle reste comme elle est.',
    'no-folder': 'Aucun dossier n’est retenu pour les sauvegardes. Indiquez-en un d’abord.',
    'nothing-to-back-up': 'Il n’y a encore rien à sauvegarder.',
    'upload-broken': 'Le fichier n’est pas arrivé entier. Rien n’a été changé ; choisissez-le de nouveau.',
    'upload-too-large': 'Le fichier est plus gros que toute sauvegarde lue par Caravan. Rien n’a été changé.',
    closing: 'Caravan est en train de se fermer ; cela n’a donc pas été fait.',
  },
  'bad-backup': {
    'not-a-zip': 'Ce fichier n’est pas un fichier ZIP, ce n’est donc pas une sauvegarde.',
    cut: 'La fin de cette sauvegarde manque : elle a été coupée, peut-être pendant une copie.',
    damaged: ({ detail }) => `Cette sauvegarde est endommagée (${detail}).`,
    'unsafe-name': ({ detail }) => `Ce fichier contient un nom qui mène hors de lui, ce qu’aucune sauvegarde de Caravan ne fait (${detail}).`,
    'too-many': ({ limit }) => `Ce fichier contient plus de ${figures(limit)} éléments, plus que toute sauvegarde.`,
    'too-large': ({ entry, limit }) => `${entry === null ? 'Tout ce que contient ce fichier' : entry} dépasse les ${backup.size(limit)} permis.`,
    'no-manifest': 'Ce fichier ZIP n’est pas une sauvegarde de Caravan : il n’a pas de manifest.json.',
    'wrong-manifest': ({ detail }) =>
      `Ce fichier ZIP n’est pas une sauvegarde de Caravan, ou il a été modifié : son manifest.json n’est pas correct (${detail}).`,
    newer: ({ appVersion }) =>
      `Cette sauvegarde a été faite par un Caravan plus récent${appVersion === null ? '' : ` (${appVersion})`}, d’une façon que celui-ci ne connaît pas.`,
    'unknown-entry': ({ entry }) => `Ce fichier contient ${entry}, ce qu’aucune sauvegarde de Caravan ne fait.`,
    twice: ({ entry }) => `Ce fichier contient deux fois ${entry}.`,
    'bad-entry': ({ entry, detail }) => `${entry} est inutilisable dans cette sauvegarde : ${detail}.`,
    counts: ({ told, what, found }) => `Cette sauvegarde annonce ${counted(told, NOUNS[what])}, et elle en contient ${found}.`,
  },
  nothingChanged: 'Rien n’a été changé.',
  folder: {
    'not-absolute': 'ce n’est pas un chemin complet. Écrivez-le depuis le début, comme /home/ada/Sauvegardes ou C:\\Sauvegardes.',
    missing: 'ce dossier n’existe pas. Créez-le d’abord, ou branchez la clé ou le disque où il se trouve.',
    'not-a-folder': 'c’est un fichier, pas un dossier.',
    'not-readable': 'le système ne laisse pas Caravan regarder dans ce dossier.',
    'not-writable': 'on ne peut rien écrire dans ce dossier.',
    'in-data-folder': 'c’est là que se trouvent les parties elles-mêmes. Une sauvegarde sert le jour où ce dossier est perdu ; choisissez-en donc un autre.',
  },
  colon: ' : ',
  'not-saved': {
    'disk-full': 'Le disque est plein. Libérez de la place et réessayez.',
    'read-only': 'Le disque est en lecture seule.',
    'not-permitted': 'Le système ne laisse pas Caravan écrire à cet endroit.',
    'input-output': 'Le disque a signalé une défaillance.',
    other: 'Cela n’a pas pu être enregistré.',
  },
  stopped: (restored) =>
    `La restauration s’est arrêtée en chemin. ${restored} Ce qui est revenu est entier ; choisissez de nouveau la sauvegarde pour le reste.`,
  asBefore: (detail) => `Vos parties sont telles qu’elles étaient. (${detail})`,
})
