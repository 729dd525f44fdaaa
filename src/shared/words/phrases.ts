/** A sentence or a part of one: a fixed text, or a function of its parameters. */
export type Phrase<Told> = string | ((told: Told) => string)

export function phraseFor<Told>(phrase: Phrase<Told>, told: Told): string {
  return typeof phrase === 'function' ? phrase(told) : phrase
}

interface OfAKind {
  readonly kind: string
}

/** A phrase for each kind of input. */
export type PhrasesByKind<T extends OfAKind> = { readonly [Kind in T['kind']]: Phrase<Extract<T, { readonly kind: Kind }>> }

/** What a table of phrases says of one thing. */
export function phraseByKind<T extends OfAKind>(phrases: PhrasesByKind<T>, told: T): string {
  return phraseFor<never>(phrases[told.kind as T['kind']], told as never)
}

/** The sentences of a table of phrases. */
export function sentencesByKind<T extends OfAKind>(phrases: PhrasesByKind<T>): (told: T) => string {
  return (told) => phraseByKind(phrases, told)
}
