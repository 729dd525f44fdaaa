import type { Damage } from '#shared/contract/damage'
import type { ShapeFault } from '#shared/kernel/shape-fault'
import type { EditName } from '#shared/match/edits'
import { phraseFor, sentencesByKind, type Phrase, type PhrasesByKind } from '#shared/words/phrases'

type DamageOf<Kind extends Damage['kind']> = Extract<Damage, { readonly kind: Kind }>
type OverLimit = DamageOf<'over-limit'>

/** What a language has for what is wrong with a match; which of it is said is the same in all. */
interface DamagePhrases extends PhrasesByKind<Exclude<Damage, DamageOf<'not-json' | 'wrong-shape' | 'over-limit' | 'not-readable'>>> {
  readonly 'not-json': Readonly<Record<DamageOf<'not-json'>['how'], string>>
  /** What is too large, where only part of the file is: its round and its entry. */
  readonly place: (round: number | null, entry: number | null) => string
  readonly 'over-limit': Readonly<Record<OverLimit['limit'], Phrase<{ readonly place: string; readonly found: number; readonly allowed: number }>>>
  /** What is in the place of its file. */
  readonly noFile: Readonly<Record<NonNullable<DamageOf<'not-readable'>['what']>, string>>
  readonly shapeSentence: (fault: ShapeFault) => string
  /** Before what is wrong with its shape, without a full stop. */
  readonly 'wrong-shape': (what: string) => string
  /** Before what the system says. */
  readonly 'not-readable': Readonly<Record<DamageOf<'not-readable'>['why'], string>>
}

/** What is wrong with a match, and where, in a language. */
export function damageSentencesOf(phrases: DamagePhrases) {
  return sentencesByKind<Damage>({
    ...phrases,
    // an older version noted only an English text
    'wrong-shape': ({ detail, shape }) => phrases['wrong-shape'](shape === undefined ? detail : phrases.shapeSentence(shape)),
    'not-json': ({ how }) => phrases['not-json'][how],
    'over-limit': ({ limit, round, event, found, allowed }) => phraseFor(phrases['over-limit'][limit], { place: phrases.place(round, event), found, allowed }),
    'not-readable': ({ why, detail, what }) => `${phrases['not-readable'][why]} (${what === undefined ? detail : phrases.noFile[what]}).`,
  })
}

/** An entry that is taken back; `by` says who made it, and is empty where that is not known. */
interface TakenEntry {
  readonly tile: string | null
  readonly by: string
  readonly round: number
}

interface TakenPhrases extends Readonly<Record<EditName, Phrase<TakenEntry>>> {
  readonly by: (player: string) => string
  /** An entry of which nothing else is known. */
  readonly unknown: Phrase<TakenEntry>
}

/** Entries that are taken back, in a language. */
export function takenIn(phrases: TakenPhrases) {
  return (name: EditName | null, player: string | null, tile: string | null, round: number): string =>
    phraseFor(phrases[name ?? 'unknown'], { tile, by: player === null ? '' : phrases.by(player), round })
}
