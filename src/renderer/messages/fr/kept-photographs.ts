import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'

/** Photographs kept with what was entered. */
export const keptPhotographs: PageWords['keptPhotographs'] = {
  setting: 'Photos',
  hint: 'Ce qui est photographié peut être gardé avec le coup, en petite copie, en cas de litige. La copie reste avec vos parties et ne va nulle part ailleurs.',
  notKept: 'Pas gardées',
  kept: 'Gardées',
  keepThis: 'Garder la photo avec cette saisie',
  keepThisHint: 'Une petite copie, en cas de litige. Elle reste avec vos parties et ne va nulle part ailleurs.',
  willBeKept: 'La photo du lancer sera gardée avec lui.',
  handKept: (name) => `La photo de la main ${ofName(name)} sera gardée avec la manche bloquée.`,
  handsNotCopied: 'Les photos des mains n’ont pas pu être copiées ; rien n’a donc été saisi. Redemandez la décision, et la saisie se fera sans elles.',
  notCopied: 'Cette photo n’a pas pu être copiée ; rien n’a donc été saisi. La saisie peut se faire sans garder la photo.',
  event: (round, event) => `Photo de la manche ${round}, saisie ${event}`,
  start: (round) => `Photo du début de la manche ${round}`,
  opening: 'Ouverture de la photo…',
  gone: 'Cette photo manque dans le dossier de données, ou n’est plus ce qu’elle était. Ce qui a été saisi reste tel quel.',
  remove: 'Retirer la photo',
  removing: 'La photo sera retirée de cette saisie. Annuler la ramène.',
  keep: 'Garder la photo',
}
