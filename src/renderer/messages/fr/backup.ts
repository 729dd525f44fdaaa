import type { BackupRefusal, BackupWork, BadBackup } from '#shared/contract/backup'
import type { Noun } from '#shared/words/grammar'
import { counted, figures, inNumber, listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { backupFaultWords } from './backup-faults'
import { dayWords, momentWords } from './dates'

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const PEOPLE: Noun = { one: 'personne', other: 'personnes' }
const PHOTOGRAPHS: Noun = { one: 'photo', other: 'photos' }

export const backupWords: PageWords['backupWords'] = {
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

/** What is being done, for whoever looks on. */
export const workWords: PageWords['workWords'] = ({ kind, done, total }) => `${WORK[kind]} (${done} sur ${total})`

const WORK: Readonly<Record<BackupWork, string>> = {
  making: 'Sauvegarde en cours',
  checking: 'Relecture de la sauvegarde',
  looking: 'Comparaison de la sauvegarde avec ce qui est ici',
  restoring: 'Restauration en cours',
}

/** What restoring did. */
export const restoredSentences: PageWords['restoredSentences'] = ({ matches, people, photographs, settings, left, unusable, overLimit, before }) => {
  const back: Noun = { one: 'est revenue', other: 'sont revenues' }
  const became: Noun = { one: 'est redevenue ce qu’elle était', other: 'sont redevenues ce qu’elles étaient' }
  const came = [
    matches.added > 0 && `${counted(matches.added, MATCHES)} ${inNumber(matches.added, back)}`,
    matches.replaced > 0 && `${counted(matches.replaced, MATCHES)} ${inNumber(matches.replaced, became)} dans la sauvegarde`,
    people.added > 0 && `${counted(people.added, PEOPLE)} ${inNumber(people.added, back)}`,
    people.replaced > 0 && `${counted(people.replaced, PEOPLE)} ${inNumber(people.replaced, became)} dans la sauvegarde`,
    photographs > 0 && `${counted(photographs, PHOTOGRAPHS)} ${inNumber(photographs, back)}`,
    settings > 0 && 'les réglages sont devenus ceux de la sauvegarde',
  ].filter((each) => each !== false)
  return [
    came.length === 0 ? 'Rien n’a été changé.' : `${came.join(' ; ').replace(/^l/, 'L')}.`,
    ...(left > 0
      ? [`${left} entre-temps ${inNumber(left, { one: 'modifiée ici est restée telle quelle', other: 'modifiées ici sont restées telles quelles' })}.`]
      : []),
    ...overLimit.map(
      ({ names, date }) =>
        `${listed(names)}, ${dayWords(date)} : avec ce qui a été changé ici, cette partie serait plus grande que permis. Elle reste telle quelle.`,
    ),
    ...(unusable > 0 ? [backupFaultWords.unusable(unusable)] : []),
    ...(before === null ? [] : [`Ce qui était ici avant est dans la sauvegarde automatique ${before}.`]),
  ]
}

/** Why what was asked was not done, and what holds now. */
export const backupProblemSentence: PageWords['backupProblemSentence'] = (problem) => {
  switch (problem.kind) {
    case 'refused':
      return refusalSentence(problem.refusal)
    case 'connection-lost':
      return 'La connexion a été perdue avant l’arrivée d’une réponse. Vous ne perdez rien en redemandant une fois qu’elle est rétablie.'
    case 'fault':
      return `Quelque chose s’est mal passé et aucune réponse n’est arrivée (${problem.message}). Vos parties sont enregistrées comme toujours.`
  }
}

function refusalSentence(refusal: BackupRefusal): string {
  switch (refusal.kind) {
    case 'bad-backup':
      return `${badBackupSentence(refusal.bad)} Rien n’a été changé.`
    case 'gone':
      return 'Le fichier de cette sauvegarde n’est plus là, ou ne peut pas être ouvert. Rien n’a été changé.'
    case 'changed':
      return 'Le fichier de cette sauvegarde a changé depuis qu’il a été examiné. Rien n’a été changé ; examinez-le de nouveau.'
    case 'no-such-plan':
      return 'L’examen de cette sauvegarde est trop ancien. Rien n’a été changé ; choisissez-la de nouveau.'
    case 'not-in-backup':
      return 'Cette sauvegarde ne contient aucune version lisible de cette partie. Rien n’a été changé.'
    case 'not-replaced':
      return 'La partie d’ici a changé entre-temps ou ne peut pas être écrite. Elle reste comme elle est.'
    case 'folder':
      return `${refusal.path} : ${folderProblemSentence(refusal.why)}`
    case 'no-folder':
      return 'Aucun dossier n’est retenu pour les sauvegardes. Indiquez-en un d’abord.'
    case 'nothing-to-back-up':
      return 'Il n’y a encore rien à sauvegarder.'
    case 'upload-broken':
      return 'Le fichier n’est pas arrivé entier. Rien n’a été changé ; choisissez-le de nouveau.'
    case 'upload-too-large':
      return 'Le fichier est plus gros que toute sauvegarde lue par Caravan. Rien n’a été changé.'
    case 'closing':
      return 'Caravan est en train de se fermer ; cela n’a donc pas été fait.'
    case 'stopped':
      return `${NOT_SAVED[refusal.why.reason]} La restauration s’est arrêtée en chemin. ${restoredSentences(refusal.restored).join(' ')} Ce qui est revenu est entier ; choisissez de nouveau la sauvegarde pour le reste.`
    case 'not-saved':
      return `${NOT_SAVED[refusal.reason]} Vos parties sont telles qu’elles étaient. (${refusal.detail})`
  }
}

const NOT_SAVED: Readonly<Record<Extract<BackupRefusal, { kind: 'not-saved' }>['reason'], string>> = {
  'disk-full': 'Le disque est plein. Libérez de la place et réessayez.',
  'read-only': 'Le disque est en lecture seule.',
  'not-permitted': 'Le système ne laisse pas Caravan écrire à cet endroit.',
  'input-output': 'Le disque a signalé une défaillance.',
  other: 'Cela n’a pas pu être enregistré.',
}

export const folderProblemSentence: PageWords['folderProblemSentence'] = (why) => {
  switch (why) {
    case 'not-absolute':
      return 'ce n’est pas un chemin complet. Écrivez-le depuis le début, comme /home/ada/Sauvegardes ou C:\\Sauvegardes.'
    case 'missing':
      return 'ce dossier n’existe pas. Créez-le d’abord, ou branchez la clé ou le disque où il se trouve.'
    case 'not-a-folder':
      return 'c’est un fichier, pas un dossier.'
    case 'not-readable':
      return 'le système ne laisse pas Caravan regarder dans ce dossier.'
    case 'not-writable':
      return 'on ne peut rien écrire dans ce dossier.'
    case 'in-data-folder':
      return 'c’est là que se trouvent les parties elles-mêmes. Une sauvegarde sert le jour où ce dossier est perdu ; choisissez-en donc un autre.'
  }
}

const COUNTED: Readonly<Record<Extract<BadBackup, { kind: 'counts' }>['what'], Noun>> = { matches: MATCHES, people: PEOPLE, photographs: PHOTOGRAPHS }

/** What is wrong with a backup, and where. */
function badBackupSentence(bad: BadBackup): string {
  switch (bad.kind) {
    case 'not-a-zip':
      return 'Ce fichier n’est pas un fichier ZIP, ce n’est donc pas une sauvegarde.'
    case 'cut':
      return 'La fin de cette sauvegarde manque : elle a été coupée, peut-être pendant une copie.'
    case 'damaged':
      return `Cette sauvegarde est endommagée (${bad.detail}).`
    case 'unsafe-name':
      return `Ce fichier contient un nom qui mène hors de lui, ce qu’aucune sauvegarde de Caravan ne fait (${bad.detail}).`
    case 'too-many':
      return `Ce fichier contient plus de ${figures(bad.limit)} éléments, plus que toute sauvegarde.`
    case 'too-large':
      return `${bad.entry === null ? 'Tout ce que contient ce fichier' : bad.entry} dépasse les ${backupWords.size(bad.limit)} permis.`
    case 'no-manifest':
      return 'Ce fichier ZIP n’est pas une sauvegarde de Caravan : il n’a pas de manifest.json.'
    case 'wrong-manifest':
      return `Ce fichier ZIP n’est pas une sauvegarde de Caravan, ou il a été modifié : son manifest.json n’est pas correct (${bad.detail}).`
    case 'newer':
      return `Cette sauvegarde a été faite par un Caravan plus récent${bad.appVersion === null ? '' : ` (${bad.appVersion})`}, d’une façon que celui-ci ne connaît pas.`
    case 'unknown-entry':
      return `Ce fichier contient ${bad.entry}, ce qu’aucune sauvegarde de Caravan ne fait.`
    case 'twice':
      return `Ce fichier contient deux fois ${bad.entry}.`
    case 'bad-entry':
      return `${bad.entry} est inutilisable dans cette sauvegarde : ${bad.detail}.`
    case 'counts':
      return `Cette sauvegarde annonce ${counted(bad.told, COUNTED[bad.what])}, et elle en contient ${bad.found}.`
  }
}
