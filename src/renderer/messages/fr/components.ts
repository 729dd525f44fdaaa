import { lazy } from '#shared/kernel/lazy'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const whole = lazy(() => new Intl.NumberFormat(regional('fr')))

export const dialog: PageWords['dialog'] = { close: 'Fermer' }

export const numberField: PageWords['numberField'] = {
  less: (label) => `Moins : ${label}`,
  more: (label) => `Plus : ${label}`,
}

export const announcer: PageWords['announcer'] = { messages: 'Messages', dismiss: 'Écarter ce message' }

export const table: PageWords['table'] = { frame: (caption) => `${caption} : tableau` }

export const chart: PageWords['chart'] = { view: 'Afficher', chart: 'En graphique', table: 'En tableau', opening: 'Ouverture du graphique…' }

export const reading: PageWords['reading'] = {
  soFar: (done, total) => `${whole().format(done)} parties sur ${whole().format(total)} lues jusqu’ici. Vous pouvez déjà jouer.`,
}

export const colon: PageWords['colon'] = ' : '
