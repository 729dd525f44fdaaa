import { makeTile, type Tile } from '../domino/tile'

/** What a language has for a set that is not what was said. */
interface SetPhrases {
  readonly says: string
  readonly missing: (tiles: readonly string[]) => string
  readonly extra: (tiles: readonly string[]) => string
}

/** What is wrong with a set: as tiles, or as a record writes them. */
interface ToldSet {
  readonly missing?: readonly (Tile | string)[] | undefined
  readonly extra?: readonly (Tile | string)[] | undefined
}

/** A set that is not what was said, in a language. */
export function setSentencesOf({ says, missing: without, extra: more }: SetPhrases) {
  const written = (tiles: readonly (Tile | string)[]): readonly string[] => tiles.map((tile) => (typeof tile === 'string' ? tile : makeTile(tile)))
  return {
    /** `The set:` */
    setWho: says,
    /** What is wrong with it: `without 3-1, 6-4 once more`. Without a full stop. */
    setTold: ({ missing = [], extra = [] }: ToldSet): string =>
      [...(missing.length === 0 ? [] : [without(written(missing))]), ...(extra.length === 0 ? [] : [more(written(extra))])].join(', '),
  }
}
