import type { PageWords } from '../page-words'

/** A ruling saved as a file that anyone can check. */
export const savedRuling: PageWords['savedRuling'] = {
  save: 'Enregistrer la décision',
  saved: (name) => `Décision enregistrée sous « ${name} ». Vous trouverez le fichier dans vos téléchargements.`,
  impossible: 'Il y a une erreur dans les dominos indiqués. Corrigez-la, puis enregistrez la décision.',
  check: 'Vérifier la décision',
  checkHint: 'Une autre page recalcule chaque critère, à part du calcul de Caravan. Vous pouvez la garder à côté de la décision.',
}
