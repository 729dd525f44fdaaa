import type { Notice } from '#shared/contract/lists'
import { counted, listed } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'
import { backupFaults } from './backup-faults'
import { versions } from './versions'
import type { NotRead } from '#shared/contract/schemas'

export const home: PageWords['home'] = {
  title: 'Caravan',
  heading: 'À table',
  waiting: 'Recherche de vos parties…',
  failed: 'La liste des parties ne peut pas être affichée pour l’instant. Ce qui est enregistré est en sécurité ; un nouvel essai suit.',
  newMatch: 'Nouvelle partie',
  settle: 'Trancher un litige',
  welcome: {
    title: 'Bienvenue à table',
    text: [
      'Jouez avec vos propres dominos. Caravan tient le score, dit pourquoi chaque coup compte, et décide quand une manche est bloquée.',
      'Tout reste sur cet ordinateur.',
    ],
  },
  goOn: 'Continuer',
  inProgress: 'Partie en cours',
  lastPlayed: (when) => `Dernier coup : ${when}`,
  rounds: (rounds) => `Manche ${Math.max(rounds, 1)}`,
  standing: (names, margin, everybody) => {
    if (everybody) return 'Égalité parfaite'
    return names.length === 1 ? `${names[0]} mène de ${margin}` : `${listed(names)} sont à égalité en tête`
  },
  unfinished: {
    heading: 'Autres parties pas terminées',
    goOn: (players) => `Continuer : ${players}`,
    all: (matches) => (matches === null ? 'Toutes les parties pas terminées' : `Les ${matches} parties pas terminées`),
  },
  finished: {
    heading: 'Parties terminées',
    rounds: (rounds) => counted(rounds, { one: 'manche', other: 'manches' }),
    open: (players) => `Ouvrir la feuille de score : ${players}`,
  },
  lookAt: (players) => `Regarder : ${players}`,
  all: (matches) => (matches === null || matches === 1 ? 'L’historique' : `Les ${matches} parties`),
  notices: {
    heading: 'À propos de vos données enregistrées',
    dismiss: 'J’ai vu',
    notDismissed: 'Ce message n’a pas pu être masqué. Réessayez dans un instant.',
  },
  host: {
    heading: 'Où tout est gardé',
    where: { electron: 'Ceci est la fenêtre du programme.', web: 'Cette page est fournie par Caravan sur cet ordinateur.' },
    folder: 'Caravan affiche le dossier de vos parties au démarrage.',
    showFolder: 'Afficher le dossier de mes parties',
    browser: 'Ouvrir dans le navigateur',
    version: (version) => `Version ${version}`,
    about: 'À propos de Caravan',
  },
}

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'Le disque est plein.',
  'read-only': 'Le disque est en lecture seule.',
  'not-permitted': 'Le système ne laisse pas Caravan écrire à cet endroit.',
  'input-output': 'Le disque a signalé une défaillance.',
  other: 'Elle n’a pas pu être enregistrée.',
}

/** What happened to a stored file, and what is safe. */
export const noticeWords: PageWords['noticeWords'] = (notice) => {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Un fichier est illisible : ${notice.file}`,
        text: `Il a été mis de côté, inchangé, dans ${notice.movedTo}, et rien n’a été écrit par-dessus. Tout le reste est comme avant. (${notice.why})`,
      }
    case 'left-alone':
      return {
        title: `Un fichier est illisible : ${notice.file}`,
        text: `Il n’a pas non plus pu être mis de côté ; il a donc été laissé exactement tel quel. Tout le reste est comme avant. (${notice.why})`,
      }
    case 'not-watching':
      return {
        title: 'Les changements d’ailleurs arrivent en retard',
        text: 'Le système ne signale pas en ce moment à Caravan les changements dans votre dossier de données. Ce que changent d’autres appareils apparaît en une minute ; ce message part de lui-même.',
      }
    case 'not-read':
      return {
        title: `Un fichier n’est pas lu : ${notice.file}`,
        text: `${NOT_READ[notice.why]} Il a été laissé exactement tel quel. Tout le reste fonctionne comme toujours. (${notice.detail})`,
      }
    case 'backup-failed':
      return {
        title: 'La sauvegarde automatique n’a pas pu se faire',
        text: `${BACKUP_FAILED[notice.reason]} Vos parties sont enregistrées comme toujours ; un nouvel essai a lieu toutes les demi-heures. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `La seconde copie d’un fichier est illisible : ${notice.file}`,
        text: `Vos appareils ont changé le même fichier en même temps, et ceci est la copie qui en est restée. Elle a été laissée exactement telle quelle, et le fichier lui-même aussi. (${notice.why})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'version', other: 'versions' })} d’une même partie : ${listed(notice.players)}`,
        text: versions.notice.text,
      }
    case 'two-names':
      return {
        title: `Deux noms pour ${notice.name}`,
        text: `Deux appareils ont donné en même temps des noms différents à cette personne. Le plus récent compte : ${notice.name}. L’autre était ${notice.other}.`,
      }
  }
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Il y a un dossier à la place d’un fichier.',
  link: 'C’est un lien vers un autre endroit.',
  pipe: 'C’est un tube, pas un fichier.',
  socket: 'C’est un socket, pas un fichier.',
  device: 'C’est un périphérique, pas un fichier.',
  'too-large': 'Il est plus gros qu’un tel fichier ne peut l’être.',
  'not-permitted': 'Le système ne laisse pas Caravan le lire.',
  'input-output': 'Le disque a signalé une erreur.',
  short: 'L’ordinateur manque de mémoire ou de fichiers ouverts en ce moment.',
  other: 'Le système ne le donne pas.',
}
