/** A noun that another catalogue or file hands on, in the cases that sentences need. */
export interface Cases {
  readonly nominative: string
  readonly accusative: string
  readonly dative: string
  /** `im Vorrat` */
  readonly in: string
}

const feminine = (noun: string): Cases => ({ nominative: `die ${noun}`, accusative: `die ${noun}`, dative: `der ${noun}`, in: `in der ${noun}` })
const masculine = (noun: string): Cases => ({ nominative: `der ${noun}`, accusative: `den ${noun}`, dative: `dem ${noun}`, in: `im ${noun}` })
const neuter = (noun: string): Cases => ({ nominative: `das ${noun}`, accusative: `das ${noun}`, dative: `dem ${noun}`, in: `im ${noun}` })

const CASES: Readonly<Record<string, Cases>> = {
  Vorrat: masculine('Vorrat'),
  Anspiel: neuter('Anspiel'),
  Arme: { nominative: 'die Arme', accusative: 'die Arme', dative: 'den Armen', in: 'in den Armen' },
}

/** The other nouns that games have for their things are feminine: Oase, Karawane, Kette, Karawanenführung. */
export function casesOf(noun: string): Cases {
  return CASES[noun] ?? feminine(noun)
}
