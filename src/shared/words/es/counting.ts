import { grammarOf } from '#shared/words/grammar'
import { namesIn } from '#shared/words/names'

/* What the first words of a page count and list by, and no more of the grammar. */

export const { counted, inNumber, listed, figures } = grammarOf('es')

export const { nameOf, namesOf } = namesIn(listed, (place) => `Asiento ${place}`)
