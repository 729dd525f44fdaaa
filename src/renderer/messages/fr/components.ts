import type { PageWords } from '../languages'

export const dialogWords: PageWords['dialogWords'] = { close: 'Fermer' }

export const numberFieldWords: PageWords['numberFieldWords'] = {
  less: (label) => `Moins : ${label}`,
  more: (label) => `Plus : ${label}`,
}

export const announcerWords: PageWords['announcerWords'] = { messages: 'Messages', dismiss: 'Écarter ce message' }

export const tableWords: PageWords['tableWords'] = { frame: (caption) => `${caption} : tableau` }

export const chartWords: PageWords['chartWords'] = { view: 'Afficher', chart: 'En graphique', table: 'En tableau', opening: 'Ouverture du graphique…' }

export const colon: PageWords['colon'] = ' : '
