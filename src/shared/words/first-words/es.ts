import type { FirstWords } from './en'

export const firstWords: FirstWords = {
  opening: 'Abriendo Caravan…',
  lost: 'No hay conexión con Caravan. Esta página lo sigue intentando.',
  broken: 'Caravan no se ha podido abrir.',
  old: (browsers) => `Este navegador no puede mostrar Caravan. Hace falta ${browsers}, o una versión más reciente.`,
  noScript: 'Caravan necesita JavaScript para llevar la cuenta. Actívalo para esta dirección.',
  network: 'Comprueba que este teléfono está en la misma red wifi que el equipo.',
  again: 'Intentarlo otra vez',
}
