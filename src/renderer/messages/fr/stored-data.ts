import type { Notice } from '#shared/contract/lists'
import { counted, listed } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'
import { backupFaults } from './backup-faults'
import { notReadDetail, unreadableWords } from './file-faults'
import { versionsNotice } from './versions-notice'
import type { NotRead } from '#shared/contract/schemas'

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'Le disque est plein.',
  'read-only': 'Le disque est en lecture seule.',
  'not-permitted': 'Caravan n’a pas le droit d’enregistrer à cet endroit.',
  'input-output': 'Le disque a signalé une erreur.',
  away: 'Le dossier de vos parties n’est pas là pour l’instant.',
  other: 'La sauvegarde n’a pas pu être enregistrée.',
}

/** What happened to a stored file, and what is safe. */
export const noticeWords: PageWords['noticeWords'] = (notice) => {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Fichier illisible : ${notice.file}`,
        text: `Caravan l’a déplacé, inchangé, vers ${notice.movedTo}. Tout le reste est en sécurité. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `Fichier illisible : ${notice.file}`,
        text: `Caravan n’a pas pu le déplacer non plus ; il est resté là, inchangé. Tout le reste est en sécurité. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Vos parties sont ici en lecture seule',
        text: 'Caravan ne peut pas écrire dans votre dossier de données. Vous pouvez tout consulter, mais rien modifier. Donnez-lui-en le droit, ou lancez-le avec un autre dossier.',
      }
    case 'away':
      return {
        title: 'Le dossier de vos parties n’est pas là pour l’instant',
        text: 'Rien n’est perdu. Rebranchez le disque ou remettez le dossier à sa place : Caravan continuera dès son retour.',
      }
    case 'evening-away':
      return {
        title: `Le fichier de la soirée « ${notice.name} » n’est pas là pour l’instant`,
        text: 'Rien n’est perdu, et les téléphones restent. Caravan continuera dès le retour du fichier.',
      }
    case 'not-flushed':
      return {
        title: 'Une coupure de courant pourrait annuler les derniers changements',
        text: 'Tout est enregistré et lisible. Mais le disque a signalé une erreur au moment de le garantir. Faites une sauvegarde sur un autre disque.',
      }
    case 'backup-smaller':
      return {
        title: `La nouvelle sauvegarde contient moins de parties : ${notice.matches} au lieu de ${notice.before}`,
        text: 'Caravan garde la sauvegarde la plus complète. S’il manque des parties, restaurez-la à la page Fichiers.',
      }
    case 'not-watching':
      return {
        title: 'Les changements d’autres appareils arrivent en retard',
        text: 'Caravan ne peut pas surveiller votre dossier de données pour l’instant. Les changements d’autres appareils apparaissent en une minute. Ce message disparaîtra de lui-même.',
      }
    case 'not-read':
      return {
        title: `Fichier illisible : ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan n’y a rien changé. Tout le reste fonctionne.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'Échec de la sauvegarde automatique',
        text: `${BACKUP_FAILED[notice.reason]} Vos parties sont en sécurité. Caravan réessaie toutes les demi-heures. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `La seconde copie d’un fichier est illisible : ${notice.file}`,
        text: `Deux de vos appareils ont changé le même fichier en même temps ; ceci est la copie en trop. Caravan n’a changé ni l’un ni l’autre. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'version', other: 'versions' })} d’une même partie : ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Deux noms pour ${notice.name}`,
        text: `Deux appareils ont donné en même temps des noms différents à cette personne. Caravan garde le plus récent : ${notice.name}. L’autre était ${notice.other}.`,
      }
  }
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'Il y a un dossier à la place d’un fichier.',
  link: 'C’est un lien vers un autre endroit.',
  pipe: 'C’est un élément du système, pas un fichier.',
  socket: 'C’est une connexion du système, pas un fichier.',
  device: 'C’est un périphérique, pas un fichier.',
  'too-large': 'Il est trop gros pour un fichier de ce genre.',
  'not-permitted': 'Caravan n’a pas le droit de le lire.',
  'input-output': 'Le disque a signalé une erreur.',
  short: 'L’ordinateur manque de mémoire ou a trop de fichiers ouverts pour l’instant.',
  other: 'Le système refuse de l’ouvrir.',
}
