import type { Damage } from '#shared/contract/damage'
import type { Notice } from '#shared/contract/lists'
import type { NotRead } from '#shared/contract/schemas'
import type { ShapeFault } from '#shared/kernel/shape-fault'
import type { OverLimit } from '#shared/match/limits'
import { phraseFor, type Phrase } from '#shared/words/phrases'

type DamageOf<Kind extends Damage['kind']> = Extract<Damage, { readonly kind: Kind }>

/** What a language has for what is wrong with a file, whatever it is kept for; it stands in brackets, so nothing ends with a full stop. */
interface FileFaultPhrases {
  readonly shapeSentence: (fault: ShapeFault) => string
  readonly limitSentence: (over: OverLimit) => string
  readonly 'not-json': Readonly<Record<DamageOf<'not-json'>['how'], string>>
  readonly 'other-match': Phrase<{ readonly id: string }>
  readonly newer: string
  readonly 'file-size': Phrase<{ readonly found: number; readonly allowed: number }>
  readonly noFile: Readonly<Record<NonNullable<DamageOf<'not-readable'>['what']>, string>>
}

/** The kinds of notices that say what is wrong with a file. */
type Unreadable = Extract<Notice, { readonly kind: 'moved-aside' | 'left-alone' | 'copy-left' }>

/** What is wrong with a file, in a language. */
export function fileFaultsOf(phrases: FileFaultPhrases) {
  const damageWords = (damage: Damage): string => {
    switch (damage.kind) {
      case 'not-json':
        return phrases['not-json'][damage.how]
      case 'wrong-shape':
        return damage.shape === undefined ? damage.detail : phrases.shapeSentence(damage.shape)
      case 'other-match':
        return phraseFor(phrases['other-match'], damage)
      case 'over-limit':
        return damage.limit === 'file-size' ? phraseFor(phrases['file-size'], damage) : phrases.limitSentence({ ...damage, limit: damage.limit, where: '' })
      case 'newer':
        return phrases.newer
      case 'not-readable':
        return damage.what === undefined ? damage.detail : phrases.noFile[damage.what]
      case 'fault':
        return damage.detail
    }
  }

  /** What is known of a file; an older version has noted only an English text. */
  const unreadableWords = ({ damage, why }: Pick<Unreadable, 'damage' | 'why'>): string => (damage === undefined ? why : damageWords(damage))

  /** Follows why a file is not read: what the system says, in brackets; '' where nothing more is to be said. */
  const notReadDetail = ({ why, detail, size }: NotRead): string => {
    if (size !== undefined) return ` (${phraseFor(phrases['file-size'], size)})`
    return detail === '' || why in phrases.noFile ? '' : ` (${detail})`
  }

  return { damageWords, unreadableWords, notReadDetail, noFileWords: phrases.noFile }
}
