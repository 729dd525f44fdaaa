import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'

/** Photos saved with what was entered. */
export const keptPhotos: PageWords['keptPhotos'] = {
  setting: 'Vos photos',
  hint: 'Enregistrez une petite copie de chaque photo avec sa saisie, pour vérifier si besoin. Elle reste avec vos parties.',
  notKept: 'Ne pas enregistrer',
  kept: 'Enregistrer',
  keepThis: 'Enregistrer la photo avec cette saisie',
  keepThisHint: 'Une petite copie, pour vérifier si besoin. Elle reste avec vos parties.',
  willBeKept: 'La photo des dés sera enregistrée avec cette manche.',
  handKept: (name) => `La photo des dominos ${ofName(name)} sera enregistrée avec la manche bloquée.`,
  handsNotCopied: 'Les photos n’ont pas pu être enregistrées. Rien n’a donc été saisi. Touchez de nouveau « Décider » pour continuer sans elles.',
  notCopied: 'La photo n’a pas pu être enregistrée. Rien n’a donc été saisi. Décochez la photo et recommencez.',
  event: (entry) => `Photo : ${entry}`,
  start: (round) => `Photo du début de la manche ${round}`,
  opening: 'Chargement de la photo…',
  gone: 'Cette photo manque ou est endommagée. La saisie elle-même est inchangée.',
  remove: 'Supprimer la photo',
  removing: 'La photo sera supprimée de cette saisie. Vous pourrez annuler cette correction.',
  keep: 'Garder la photo',
}
