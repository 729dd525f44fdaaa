/** A noun that games hand on, with its article, and with that after “de”, which contracts with “el”. */
interface WithArticle {
  readonly the: string
  readonly of: string
}

const feminine = (noun: string): WithArticle => ({ the: `la ${noun}`, of: `de la ${noun}` })

const OTHERS: Readonly<Record<string, WithArticle>> = {
  tren: { the: 'el tren', of: 'del tren' },
  brazos: { the: 'los brazos', of: 'de los brazos' },
}

/** The lines of play and the player who leads; `pozo` and `oasis` are both masculine, and sentences say “el” and “del” themselves. */
export function withArticle(noun: string): WithArticle {
  return OTHERS[noun] ?? feminine(noun)
}
