import type { Language } from '#shared/words/languages'
import { languageFor } from '#shared/words/language-for'

/** The language that a browser would rather have, of those Caravan speaks (RFC 9110, 12.5.4). */
export function acceptedLanguage(header = ''): Language {
  const asked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((found) => found !== undefined)
    return { tag: tag.trim(), weight: Number(weight ?? 1) }
  })
  return languageFor(
    'system',
    asked
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ tag }) => tag),
  )
}
