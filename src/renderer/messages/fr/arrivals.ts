import { counted } from '#shared/words/fr'
import type { PageWords } from '../languages'

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivalWords: PageWords['arrivalWords'] = {
  title: (files) => (files === 1 ? 'Importer cet enregistrement ?' : 'Importer ces enregistrements ?'),
  after: 'Ce que cela a donné',
  safe: 'Rien n’est importé sans votre accord. Une partie qui est déjà ici n’est pas prise deux fois.',
  looking: 'Examen en cours …',
  match: (rounds) => (rounds === 0 ? 'pas encore de manche' : counted(rounds, { one: 'manche', other: 'manches' })),
  won: (name) => `${name} a gagné`,
  open: 'pas finie',
  many: (count, all) => `${all ? '' : 'plus de '}${counted(count, { one: 'enregistrement', other: 'enregistrements' })}`,
  refused: 'Caravan refuserait cet enregistrement :',
  gone: 'Ce fichier n’a pas pu être lu. Il a peut-être été déplacé ou retiré.',
  nothing: 'Il ne contient rien à importer.',
  bringIn: 'Importer',
  leave: 'Laisser',
  close: 'Fermer',
  openMatch: 'Ouvrir la partie',
  running: (file) => `Lecture de « ${file} »`,
}
