/** A noun that games hand on, with its article, and with that after “de”. */
interface WithArticle {
  readonly the: string
  readonly of: string
}

const NOUNS: Readonly<Record<string, WithArticle>> = {
  pioche: { the: 'la pioche', of: 'de la pioche' },
  oasis: { the: 'l’oasis', of: 'de l’oasis' },
  caravane: { the: 'la caravane', of: 'de la caravane' },
  train: { the: 'le train', of: 'du train' },
  branches: { the: 'les branches', of: 'des branches' },
  ouverture: { the: 'l’ouverture', of: 'de l’ouverture' },
}

/** The boneyards, the lines of play and the role of the player who leads. */
export function withArticle(noun: string): WithArticle {
  return NOUNS[noun] ?? { the: noun, of: `${de(noun)}${noun}` }
}

/* Whether an H is mute in a name is a matter of the name; before e, i and y it nearly always is (Hélène, Hippolyte), elsewhere often not (Hans, Harry). */
const ELIDES = /^(?:[aeiouœæ]|y[^aeiou]|h[eiy])/i

/** What stands before a name: `d’` before Ada, Émile and Yves, `de ` before Ben and Yann. */
export function de(name: string): string {
  return elides(name) ? 'd’' : 'de '
}

/** `qu’` before Ada, `que ` before Ben. */
export function que(name: string): string {
  return elides(name) ? 'qu’' : 'que '
}

function elides(name: string): boolean {
  return ELIDES.test(name.normalize('NFD').replace(/\p{M}/gu, ''))
}
