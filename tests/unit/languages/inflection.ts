import { LANGUAGES, type Language } from '#shared/words/languages'
import { isolating } from '../../../src/renderer/messages/isolated'
import { SPOKEN } from './catalogues'
import { NAMES, sentencesOf } from './made-sentences'

/** A sentence as someone may read it, and which one it is. */
export interface Said {
  readonly place: string
  readonly text: string
}

const PAGE = 'src/renderer/messages/en.ts'
const SCORER = 'src/shared/words/en.ts'
const MADE = sentencesOf([PAGE, SCORER])

const CATALOGUES = [
  { name: 'page', made: MADE[PAGE], of: (language: Language): unknown => SPOKEN[language].page },
  { name: 'scorer', made: MADE[SCORER], of: (language: Language): unknown => SPOKEN[language].scorer },
] as const

const at = (words: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((group, key) => (group as Readonly<Record<string, unknown>> | undefined)?.[key], words)

/** Whatever texts are in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** All texts without parameters, by where they stand. */
function fixed(words: unknown, place: string): readonly Said[] {
  if (typeof words === 'string') return [{ place, text: words }]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, part]) => fixed(part, `${place}.${key}`))
}

interface Spoken {
  readonly said: readonly Said[]
  /** Sentences that nothing of what was tried makes. */
  readonly never: readonly string[]
}

/** All that a language says, each sentence with whatever its parameters may be. */
export function allSaid(language: Language): Spoken {
  const said: Said[] = []
  const never: string[] = []
  for (const { name, made, of } of CATALOGUES) {
    const words = of(language)
    said.push(...fixed(words, name))
    for (const { path, samples, isWorkedOut } of made) {
      const place = [name, ...path].join('.')
      const sentence = at(words, path)
      if (typeof sentence !== 'function') continue
      const texts = new Set<string>()
      for (const told of samples(language, SPOKEN[language].scorer)) {
        try {
          for (const text of textsIn(isolating(sentence as (...given: readonly unknown[]) => unknown)(...told))) texts.add(text)
        } catch {
          // what was tried does not go together, as a seat that nobody has
        }
      }
      if (texts.size === 0 && !isWorkedOut()) never.push(place)
      for (const text of texts) said.push({ place, text })
    }
  }
  return { said, never }
}

const WORD = String.raw`[\p{L}\p{M}’'-]+`
const COUNTED = new RegExp(`(?<![\\p{L}\\d.,:/–-])(\\d+)[ \u00a0](${WORD})`, 'gu')

/** Nouns that change with their count: those that the sentences of a language have after a 1 and after a 2, in the same place of the same sentence. */
function forms(said: readonly Said[]): { readonly one: ReadonlySet<string>; readonly other: ReadonlySet<string> } {
  const one = new Map<string, Set<string>>()
  const other = new Map<string, Set<string>>()
  for (const { place, text } of said) {
    for (const [all, count, noun] of text.matchAll(COUNTED)) {
      const into = count === '1' ? one : count === '2' || count === '5' || count === '21' ? other : null
      if (into === null || noun === undefined) continue
      // the words round it, so that only like is compared with like
      const shape = `${place}|${text.slice(0, text.indexOf(all)).replace(/\d+/g, '#').slice(-12)}`
      into.set(shape, (into.get(shape) ?? new Set()).add(noun))
    }
  }
  const singular = new Set<string>()
  const plural = new Set<string>()
  for (const [shape, nouns] of one) {
    const others = other.get(shape)
    if (others === undefined) continue
    for (const noun of nouns) {
      for (const more of others) {
        // two forms of one word begin alike
        if (nouns.has(more) || others.has(noun) || noun.slice(0, 2) !== more.slice(0, 2)) continue
        singular.add(noun)
        plural.add(more)
      }
    }
  }
  return { one: new Set([...singular].filter((noun) => !plural.has(noun))), other: new Set([...plural].filter((noun) => !singular.has(noun))) }
}

/* An h or a y may be said either way. */
const VOWEL = 'aeiouAEIOUàâäæéèêëîïôœùûüÀÂÄÆÉÈÊËÎÏÔŒÙÛÜ'

/** What is wrong wherever it stands. */
const WRONG: readonly (readonly [string, RegExp])[] = [
  ['two blanks', /[ \u00a0\u202f]{2}/],
  ['a blank at its beginning', /^[ ].*[.!?]$/],
  ['a blank before a mark', /[ \u00a0\u202f][,.](?![\d\p{L}.…])/u],
  ['what is not said', /undefined|NaN|\[object|\$\{|(?<!\b(?:unter|[Bb]ei|nahe) )\bnull\b/],
  ['two marks', /[,;:.!?][,;:]|[^.]\.\.(?!\.)|[!?]\./],
  ['an empty bracket', /\( ?\)|“”|„“|«[\s]*»/],
]

/** What is wrong in one language; each that is whole is here. */
export const WRONG_IN: Readonly<Partial<Record<Language, readonly (readonly [string, RegExp])[]>>> = {
  en: [
    ['a before a vowel', /\b[Aa] (?:8|11|18|[aeio]\p{L}+)(?!\p{L})/u],
    ['an before a consonant', /\b[Aa]n (?![aeiouhx8AEIOUHX]|11|18|[MSFLRN]\b)/],
  ],
  de: [],
  es: [
    ['y before i', /(?<!\p{L})y \u2068?(?:[iIíÍ]|hi|Hi)(?![ae])/u],
    ['o before o', /(?<!\p{L})o (?:[oOóÓ]|ho|Ho)/u],
    ['a missing contraction', /(?<!\p{L})(?:a|de) el(?! \d)(?!\p{L})/u],
  ],
  fr: [
    [
      'a missing elision',
      new RegExp(`(?<![\\p{L}’-])(?:de|que|le|la|ne|se|je|me|te|lorsque|puisque|jusque|quoique) (?!onz|oui(?!\\p{L})|[A-Z](?!\\p{L}))[${VOWEL}]`, 'u'),
    ],
    ['a missing contraction', /(?<!\p{L})(?:de|à) les?(?! \d| lire| lui| faire| dire| voir)(?!\p{L})/u],
  ],
}

/** Sentences whose beginning is small. */
const SMALL = /^\p{Ll}[^]*[.!?]$/u
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
const ISOLATED = /\u2068[^\u2069]*\u2069/g

/** What rules find in the sentences of a language. */
export function faultsOf(language: Language, said: readonly Said[]): readonly string[] {
  const { one, other } = forms(said)
  // a seat that nobody named is no count: “Player 1 wins”
  const unnamed = new RegExp(`(${SPOKEN[language].scorer.nameOf([], 0).replace(/ ?\\d+/, '')}) \\d+`, 'g')
  return said.flatMap(({ place, text }) => {
    const faults = [...WRONG, ...(WRONG_IN[language] ?? [])].filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
    for (const found of text.replace(unnamed, '$1').matchAll(COUNTED)) {
      const [, count, noun = ''] = found
      const alone = count === '1' || (language === 'fr' && count === '0')
      if (alone && other.has(noun)) faults.push(`“${count} ${noun}”`)
      if (!alone && Number(count) > 1 && one.has(noun) && /^[.,;:)!?]|^$/.test(text.slice((found.index ?? 0) + found[0].length)))
        faults.push(`“${count} ${noun}”`)
    }
    if (SMALL.test(text)) faults.push('a small beginning')
    if (RIGHT_TO_LEFT.test(text.replace(ISOLATED, ''))) faults.push('a name from right to left among other words')
    return faults.map((fault) => `${fault} · ${place} · ${text}`)
  })
}

const NAMED = new RegExp(
  NAMES.toSorted((a, b) => b.length - a.length)
    .map((name) => `(?<![\\p{L}’])${name}(?![\\p{L}])`)
    .join('|'),
  'gu',
)

/** One text for each form: texts that differ in nothing but which number or name stands in them are one. */
function ofEachForm(said: readonly Said[]): readonly Said[] {
  const byForm = new Map<string, Said>()
  for (const each of said) {
    const form = each.text.replace(NAMED, '#').replace(/\d+(?:[.,]\d+)?/g, '#')
    if (!byForm.has(form)) byForm.set(form, each)
  }
  return [...byForm.values()]
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function byPlace(said: readonly Said[]): ReadonlyMap<string, readonly Said[]> {
  const by = new Map<string, Said[]>()
  for (const each of said) {
    const there = by.get(each.place)
    if (there === undefined) by.set(each.place, [each])
    else there.push(each)
  }
  return by
}

/** The sentences that change with what they are told, of all languages on one page, for a person to read: each in all of its forms, and what a rule finds. */
export function pageOf(): string {
  const spoken = LANGUAGES.map((language) => ({ language, ...allSaid(language) }))
  const columns = spoken.map(({ language, said }) => {
    const faults = new Map<string, string>()
    for (const fault of faultsOf(language, said)) {
      const [what = '', place = '', ...text] = fault.split(' · ')
      faults.set(`${place} ${text.join(' · ')}`, what)
    }
    return { language, faults, by: byPlace(said) }
  })
  const places = [...new Set(spoken.flatMap(({ said }) => said.map(({ place }) => place)))].filter((place) =>
    columns.some(({ by }) => (by.get(place)?.length ?? 0) > 1),
  )
  const cell = ({ faults, by }: (typeof columns)[number], place: string): string =>
    `<td>${ofEachForm(by.get(place) ?? [])
      .map(({ text }) => `<p${faults.has(`${place} ${text}`) ? ` class="fault" title="${faults.get(`${place} ${text}`) ?? ''}"` : ''}>${escaped(text)}</p>`)
      .join('')}</td>`
  return `<!doctype html><meta charset="utf-8"><title>Every sentence</title><style>body{font:14px system-ui}td{vertical-align:top;border-top:1px solid #ccc;width:24%}p{margin:2px}.fault{background:#fdd}th{position:sticky;top:0;background:#fff}code{font-size:11px;color:#666}</style>
<table><tr>${LANGUAGES.map((language) => `<th>${language}</th>`).join('')}</tr>
${places.map((place) => `<tr><td colspan="4"><code>${place}</code></td></tr><tr lang="en">${columns.map((column) => cell(column, place)).join('')}</tr>`).join('\n')}</table>`
}
