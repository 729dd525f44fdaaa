import { lazily } from '#shared/kernel/lazily'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const whole = lazily(() => new Intl.NumberFormat(regional('fr')))

export const dialogWords: PageWords['dialogWords'] = { close: 'Fermer' }

export const numberFieldWords: PageWords['numberFieldWords'] = {
  less: (label) => `Moins : ${label}`,
  more: (label) => `Plus : ${label}`,
}

export const announcerWords: PageWords['announcerWords'] = { messages: 'Messages', dismiss: 'Écarter ce message' }

export const tableWords: PageWords['tableWords'] = { frame: (caption) => `${caption} : tableau` }

export const chartWords: PageWords['chartWords'] = { view: 'Afficher', chart: 'En graphique', table: 'En tableau', opening: 'Ouverture du graphique…' }

export const readingWords: PageWords['readingWords'] = {
  soFar: (done, total) => `${whole().format(done)} parties sur ${whole().format(total)} lues jusqu’ici. Vous pouvez déjà jouer.`,
}

export const colon: PageWords['colon'] = ' : '
