import type { BackupRefusal, BackupWork, BadBackup, FolderProblem, Restored } from '#shared/contract/backup'
import { counted, inNumber, listed } from '#shared/words/fr'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../languages'
import { momentWords } from './dates'

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const PEOPLE: Noun = { one: 'personne', other: 'personnes' }
const PHOTOGRAPHS: Noun = { one: 'photo', other: 'photos' }
const megabytes = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const backupWords: PageWords['backupWords'] = {
  heading: 'Sauvegarde',
  waiting: 'Recherche des sauvegardes …',
  failed: 'Les sauvegardes ne peuvent pas être affichées pour le moment. Vos parties sont conservées comme toujours ; un nouvel essai est en cours.',
  intro: 'Une sauvegarde est un seul fichier ZIP avec toutes les parties, personnes et photos, et les réglages. Caravan en fait une tout seul au démarrage, à la fermeture et toutes les demi-heures si quelque chose a changé ; il garde les dix dernières, puis une par semaine.',
  latest: (when) => `Dernière sauvegarde automatique : ${when}.`,
  none: 'Aucune sauvegarde automatique n’a encore été faite.',
  place: 'Les sauvegardes automatiques sont gardées sur cet ordinateur, dans',
  automatic: { summary: (count) => `Sauvegardes automatiques sur cet ordinateur (${count})`, list: 'Sauvegardes automatiques' },
  own: {
    heading: 'Votre propre sauvegarde',
    download: 'Télécharger une sauvegarde',
    downloaded: (name) => `La sauvegarde ${name} est en cours de téléchargement.`,
    folder: 'Dossier des sauvegardes',
    hint: 'Un dossier de cet ordinateur, d’une clé ou d’un disque réseau, écrit en entier. Il est retenu sur cet ordinateur.',
    remember: 'Retenir ce dossier',
    remembered: (path) => `Les sauvegardes iront désormais dans ${path}.`,
    forgotten: 'Plus aucun dossier n’est retenu. Les sauvegardes qui s’y trouvent restent.',
    make: 'Sauvegarder dans ce dossier',
    made: (name, path) => `${name} a été mis dans ${path} et relu.`,
    summary: (count) => `Sauvegardes dans ce dossier (${count})`,
    list: 'Sauvegardes dans ce dossier',
    empty: 'Il n’y a pas encore de sauvegarde dans ce dossier.',
  },
  restore: {
    heading: 'Restaurer',
    text: 'Restaurer n’enlève rien. Vous voyez d’abord ce qui changerait, et ce qui est ici maintenant est sauvegardé avant tout changement.',
    file: 'Choisir un fichier de sauvegarde …',
    of: 'Restaurer …',
    ofNamed: (when) => `Restaurer la sauvegarde : ${when}`,
    title: 'Ce que cette sauvegarde changerait',
    made: (preview) => `Faite le ${momentWords(preview.made)} sur ${preview.device} avec Caravan ${preview.appVersion}.`,
    table: { caption: 'Le contenu de la sauvegarde, comparé à ce qui est ici', what: 'Dans la sauvegarde', matches: 'Parties', people: 'Personnes', photographs: 'Photos' },
    columns: { new: 'Pas ici', same: 'Identiques', older: 'Plus anciennes qu’ici', newer: 'Plus récentes qu’ici', left: 'Impossibles à prendre' },
    none: '–',
    left: (count) =>
      inNumber(count, {
        one: `${count} partie ou personne vient d’un Caravan plus récent ou ne peut pas être écrite ici, et reste comme elle est.`,
        other: `${count} parties ou personnes viennent d’un Caravan plus récent ou ne peuvent pas être écrites ici, et restent comme elles sont.`,
      }),
    namesakes: (names) => `${listed(names)} : quelqu’un de ce nom est déjà ici. Les deux figureront dans la liste ; sur la page des personnes, on peut en faire une seule.`,
    lines: (count) => `Parties qui diffèrent (${count})`,
    linesFirst: (shown, count) => `Parties qui diffèrent (les ${shown} dernières sur ${count})`,
    states: { new: 'pas ici', older: 'plus ancienne dans la sauvegarde', newer: 'plus récente dans la sauvegarde', left: 'reste comme elle est' },
    nothing: 'Tout ce que contient cette sauvegarde est déjà ici.',
    choice: 'Que restaurer',
    choices: {
      new: { label: 'Seulement ce qui n’est pas ici', description: 'Ce qui est ici reste exactement comme c’est.' },
      all: { label: 'Aussi ce qui diffère', description: 'Les parties et personnes qui diffèrent redeviennent ce qu’elles étaient dans la sauvegarde. Leur état actuel est dans la sauvegarde faite juste avant.' },
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
    doneTitle: 'Restauré',
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} ko` : `${megabytes.format(bytes / 1_000_000)} Mo`),
  notDone: 'Pas fait',
  uploading: 'Lecture du fichier',
}

/** What is being done, for whoever looks on. */
export const workWords: PageWords['workWords'] = ({ kind, done, total }) => `${WORK[kind]} (${done} sur ${total})`

const WORK: Readonly<Record<BackupWork, string>> = {
  making: 'Une sauvegarde est en cours',
  checking: 'La sauvegarde est relue',
  looking: 'La sauvegarde est comparée à ce qui est ici',
  restoring: 'Restauration',
}

const CAME_BACK: Noun = { one: 'est revenue', other: 'sont revenues' }
const BECAME: Noun = { one: 'est redevenue ce qu’elle était dans la sauvegarde', other: 'sont redevenues ce qu’elles étaient dans la sauvegarde' }

/** Every noun it is said of is feminine. */
function moved(count: number, what: Noun, how: Noun): string | false {
  return count > 0 && `${counted(count, what)} ${inNumber(count, how)}`
}

/** What restoring did. */
export function restoredSentences({ matches, people, photographs, settings, left, before }: Restored): readonly string[] {
  const came = [
    moved(matches.added, MATCHES, CAME_BACK),
    moved(matches.replaced, MATCHES, BECAME),
    moved(people.added, PEOPLE, CAME_BACK),
    moved(people.replaced, PEOPLE, BECAME),
    moved(photographs, PHOTOGRAPHS, CAME_BACK),
    settings > 0 && 'les réglages sont devenus ceux de la sauvegarde',
  ].filter((each) => each !== false)
  return [
    came.length === 0 ? 'Rien n’a été changé.' : `${came.join(' ; ')}.`,
    ...(left > 0 ? [`Nombre d’éléments modifiés ici entre-temps, et laissés comme ils sont : ${left}.`] : []),
    ...(before === null ? [] : [`Ce qui était ici avant est dans la sauvegarde automatique ${before}.`]),
  ]
}

/** Why what was asked was not done, and what holds now. */
export const backupProblemSentence: PageWords['backupProblemSentence'] = (problem) => {
  switch (problem.kind) {
    case 'refused':
      return refusalSentence(problem.refusal)
    case 'connection-lost':
      return 'La connexion s’est perdue avant la réponse. On ne perd rien à redemander une fois qu’elle est revenue.'
    case 'fault':
      return `Quelque chose n’a pas marché et aucune réponse n’est venue (${problem.message}). Vos parties sont conservées comme toujours.`
  }
}

function refusalSentence(refusal: BackupRefusal): string {
  switch (refusal.kind) {
    case 'bad-backup':
      return `${badBackupSentence(refusal.bad)} Rien n’a été changé.`
    case 'gone':
      return 'Le fichier de cette sauvegarde n’est plus là, ou ne s’ouvre pas. Rien n’a été changé.'
    case 'changed':
      return 'Le fichier de cette sauvegarde a changé depuis qu’il a été regardé. Rien n’a été changé ; regardez-le de nouveau.'
    case 'no-such-plan':
      return 'Cette sauvegarde a été regardée il y a trop longtemps. Rien n’a été changé ; choisissez-la de nouveau.'
    case 'folder':
      return `${refusal.path} : ${folderProblemSentence(refusal.why)}`
    case 'no-folder':
      return 'Aucun dossier de sauvegarde n’est retenu. Écrivez-en un d’abord.'
    case 'nothing-to-back-up':
      return 'Il n’y a encore rien à sauvegarder.'
    case 'upload-broken':
      return 'Le fichier n’est pas arrivé en entier. Rien n’a été changé ; choisissez-le de nouveau.'
    case 'upload-too-large':
      return 'Le fichier est plus grand que toute sauvegarde que Caravan sait lire. Rien n’a été changé.'
    case 'closing':
      return 'Caravan est en train de se fermer ; cela n’a donc pas été fait.'
    case 'stopped':
      return `${NOT_SAVED[refusal.why.reason]} La restauration s’est arrêtée en chemin. ${restoredSentences(refusal.restored).join(' ')} Ce qui est revenu est entier ; choisissez de nouveau la sauvegarde pour le reste.`
    case 'not-saved':
      return `${NOT_SAVED[refusal.reason]} Vos parties sont comme avant. (${refusal.detail})`
  }
}

const NOT_SAVED: Readonly<Record<Extract<BackupRefusal, { kind: 'not-saved' }>['reason'], string>> = {
  'disk-full': 'Le disque est plein. Faites un peu de place et réessayez.',
  'read-only': 'Le disque est en lecture seule.',
  'not-permitted': 'Le système ne laisse pas Caravan écrire à cet endroit.',
  'input-output': 'Le disque a signalé un défaut.',
  other: 'L’enregistrement n’a pas pu se faire.',
}

export const folderProblemSentence = (why: FolderProblem): string => {
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
      return 'c’est là que sont les parties elles-mêmes. Une sauvegarde sert le jour où ce dossier est perdu ; choisissez-en donc un autre.'
  }
}

const COUNTED: Readonly<Record<Extract<BadBackup, { kind: 'counts' }>['what'], Noun>> = { matches: MATCHES, people: PEOPLE, photographs: PHOTOGRAPHS }

/** What is wrong with a backup, and where. */
function badBackupSentence(bad: BadBackup): string {
  switch (bad.kind) {
    case 'not-a-zip':
      return 'Ce fichier n’est pas un fichier ZIP, donc pas une sauvegarde.'
    case 'cut':
      return 'La fin de cette sauvegarde manque : elle a été coupée, peut-être pendant une copie.'
    case 'damaged':
      return `Cette sauvegarde est abîmée (${bad.detail}).`
    case 'unsafe-name':
      return `Ce fichier contient un nom qui mène hors de lui, ce qu’aucune sauvegarde de Caravan ne fait (${bad.detail}).`
    case 'too-many':
      return `Ce fichier contient plus de ${bad.limit} éléments, plus que n’importe quelle sauvegarde.`
    case 'too-large':
      return bad.entry === null
        ? `Tout ce que contient ce fichier dépasse ensemble les ${backupWords.size(bad.limit)} permis.`
        : `${bad.entry} dépasse les ${backupWords.size(bad.limit)} permis.`
    case 'no-manifest':
      return 'Ce fichier ZIP n’est pas une sauvegarde de Caravan : il n’a pas de manifest.json.'
    case 'wrong-manifest':
      return `Ce fichier ZIP n’est pas une sauvegarde de Caravan, ou il a été modifié : son manifest.json n’est pas correct (${bad.detail}).`
    case 'newer':
      return `Cette sauvegarde vient d’un Caravan plus récent${bad.appVersion === null ? '' : ` (${bad.appVersion})`}, sous une forme que celui-ci ne connaît pas.`
    case 'unknown-entry':
      return `Ce fichier contient ${bad.entry}, ce qu’aucune sauvegarde de Caravan ne fait.`
    case 'twice':
      return `Ce fichier contient ${bad.entry} deux fois.`
    case 'bad-entry':
      return `${bad.entry}, dans cette sauvegarde, est inutilisable : ${bad.detail}.`
    case 'counts':
      return `Cette sauvegarde dit contenir ${counted(bad.told, COUNTED[bad.what])}, et elle en contient ${bad.found}.`
  }
}
