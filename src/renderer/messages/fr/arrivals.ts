import { counted } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals: PageWords['arrivals'] = {
  title: (files) => (files === 1 ? 'Importer ce fichier ?' : 'Importer ces fichiers ?'),
  after: 'Résultat',
  safe: 'Rien n’est importé sans votre accord. Les parties déjà présentes sont ignorées.',
  looking: 'Vérification du fichier…',
  match: (rounds) => (rounds === 0 ? 'aucune manche' : counted(rounds, { one: 'manche', other: 'manches' })),
  won: (name) => `victoire : ${name}`,
  open: 'en cours',
  many: (count, all) => {
    const matches = counted(count, { one: 'partie', other: 'parties' })
    return all ? matches : `plus de ${matches}`
  },
  refused: 'Impossible d’importer cette partie :',
  gone: 'Ce fichier est illisible. Il a peut-être été déplacé ou supprimé.',
  nothing: 'Il n’y a rien à importer dans ce fichier.',
  importMatches: 'Importer',
  leave: 'Ne pas importer',
  close: 'Fermer',
  openMatch: 'Ouvrir la partie',
  running: (file) => `Importation de « ${file} »…`,
}
