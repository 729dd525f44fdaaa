import type { PageWords } from '../page-words'

/** A ruling saved as a file that anyone can check. */
export const savedRuling: PageWords['savedRuling'] = {
  save: 'Guardar la decisión',
  saved: (name) => `Decisión guardada como “${name}”. Busca el archivo en tus descargas.`,
  impossible: 'Hay un error en las fichas indicadas. Corrígelo y después guarda la decisión.',
  check: 'Comprobar la decisión',
  checkHint: 'Otra página vuelve a calcular cada criterio, aparte del cálculo de Caravan. Puedes guardarla junto a la decisión.',
}
