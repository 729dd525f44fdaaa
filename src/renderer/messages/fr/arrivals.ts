import { counted } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals: PageWords['arrivals'] = {
  title: (files) => (files === 1 ? 'Importer cet enregistrement ?' : 'Importer ces enregistrements ?'),
  after: 'Ce qu’il en est advenu',
  safe: 'Rien n’est importé avant que vous le disiez. Une partie déjà présente n’est pas prise deux fois.',
  looking: 'Examen en cours…',
  match: (rounds) => (rounds === 0 ? 'aucune manche' : counted(rounds, { one: 'manche', other: 'manches' })),
  won: (name) => `victoire : ${name}`,
  open: 'pas terminée',
  many: (count, all) => {
    const records = counted(count, { one: 'enregistrement', other: 'enregistrements' })
    return all ? records : `plus de ${records}`
  },
  refused: 'Caravan refuserait cet enregistrement :',
  gone: 'Ce fichier n’a pas pu être lu. Il a peut-être été déplacé ou supprimé.',
  nothing: 'Il n’y a rien à importer dans ce fichier.',
  bringIn: 'Importer',
  leave: 'Ne pas importer',
  close: 'Fermer',
  openMatch: 'Ouvrir la partie',
  running: (file) => `Lecture de « ${file} »`,
}
