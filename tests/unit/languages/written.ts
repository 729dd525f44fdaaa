import { parse } from '@messageformat/parser'
import { AREAS, readLanguage, sentencesIn, type Written } from '../../../scripts/lib/languages/read.mjs'

type Tokens = ReturnType<typeof parse>

/** A sentence as a translator has it, by its area and place, and the texts in it beside its placeholders. */
export interface WrittenSentence {
  readonly place: string
  readonly message: string
  readonly texts: readonly string[]
}

const textsOf = (tokens: Tokens): readonly string[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return [token.value]
    return 'cases' in token ? token.cases.flatMap(({ tokens: more }) => textsOf(more as Tokens)) : []
  })

/** All that is written of a language in `resources/languages`. */
export function writtenIn(code: string): readonly WrittenSentence[] {
  const { areas }: Written = readLanguage(code)
  return AREAS.flatMap((area) =>
    sentencesIn(areas[area] ?? {}).flatMap(({ place, text }) =>
      [text ?? []].flat().map((message) => ({ place: [area, ...place].join('.'), message, texts: textsOf(parse(message)) })),
    ),
  )
}
