import { parse } from '@messageformat/parser'

/*
 * A sentence in ICU MessageFormat as an expression of JavaScript, so that nothing reads messages while Caravan runs.
 *
 * `{name}` says a placeholder as it is. `{count, number}` groups its digits and writes a true minus sign; other formats are functions of the language
 * (`{name, ofName}`) or parts of what is given (`{points, other}`), and can be joined (`{arm, atArm, capitalised}`). `{names, list}` and
 * `{names, list, or}` list. `{count, counted, noun}` counts something whose noun is given too, and
 * a language may have its own ways to (`countedDative`). `plural` and `select` are those of ICU; in `select`,
 * `true` asks whether a placeholder is so, `none` whether there is none, `empty` whether it is an empty text, and `_` stands for a hyphen.
 */

/** Formats that are the same in all languages, by the module that has them. */
const COMMON = {
  plain: '../../numbers',
  signed: '../../numbers',
  signedWorth: '../../numbers',
  capitalised: '../../numbers',
  makeTile: '../../../domino/tile',
  diceTile: '../../tile-words',
}

/** Formats of the page: days, moments and figures as they are written where the person is. */
const PAGE = ['dayWords', 'dateWords', 'momentWords', 'grouped', 'whole', 'decimal', 'perRound', 'shareWords', 'pointsWords']

/** What is no function of a language but a part of what is given. */
const PARTS = ['other', 'who', 'hands', 'of', 'points', 'tile']

const isArray = (type) => /\[\]$/.test(type)
const isNumbers = (type) => /\b(?:number|Suit)\[\]$/.test(type)
const quoted = (text) => JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
const raw = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

/** What the sentences of one module need beside them: functions by where they come from, and nouns that several of them count. */
export const needsOf = () => ({ grammar: new Set(), common: new Map(), page: new Set(), nouns: new Map() })

/**
 * A sentence, compiled.
 *
 * @param {{ text: string, types: Readonly<Record<string, string>>, needs: ReturnType<typeof needsOf> }} told `types` are those of its placeholders
 * @returns {{ expression: string, used: ReadonlySet<string> }} the placeholders that it says
 */
export const compile = ({ text, types, needs }) => {
  const used = new Set()
  /* A placeholder may be called as a function is, so functions have a sign before their names. */
  const grammar = (name) => (needs.grammar.add(name), `$${name}`)

  const formatted = (value, type, format) => {
    if (format === 'number') return `${grammar('figures')}(${value})`
    if (format === 'join') return `${value}.join(', ')`
    if (format in COMMON) return (needs.common.set(format, COMMON[format]), `$${format}(${value})`)
    if (PAGE.includes(format)) return (needs.page.add(format), `$${format}(${value})`)
    if (PARTS.includes(format)) return `${value}.${format}`
    return `${grammar(format)}(${value})`
  }

  /** A placeholder with its formats. */
  const said = ({ arg, key, param }) => {
    const type = types[arg]
    if (type === undefined) throw new Error(`there is no placeholder ${arg}`)
    used.add(arg)
    if (key === undefined) return arg
    const style = (param ?? [])
      .map(({ value }) => value)
      .join('')
      .trim()
    if (key === 'list') return `${grammar('listed')}(${isNumbers(type) ? `${arg}.map(String)` : arg}${style === '' ? '' : `, ${quoted(style)}`})`
    if (key.startsWith('counted') || key === 'inNumber') {
      const [noun, ...path] = style.split(/, */)
      used.add(noun)
      return `${grammar(key)}(${arg}, ${[noun, ...path].join('.')})`
    }
    return style === '' ? formatted(arg, type, key) : formatted(formatted(arg, type, key), 'string', style)
  }

  /** What is asked for one case of a `select`. */
  const isCase = (arg, key) => {
    const type = types[arg]
    if (type === 'boolean') return key === 'true' ? arg : `!${arg}`
    if (key === 'none' && /\b(?:null|undefined)\b|\?$/.test(type)) return `${arg} == null`
    return `${arg} === ${key === 'empty' ? `''` : quoted(key.replaceAll('_', '-'))}`
  }

  const select = ({ arg, cases }, count) => {
    if (types[arg] === undefined) throw new Error(`there is no placeholder ${arg}`)
    used.add(arg)
    const other = cases.find(({ key }) => key === 'other')
    if (other === undefined) throw new Error(`${arg} has no other case`)
    return cases
      .filter(({ key }) => key !== 'other')
      .reduceRight((rest, { key, tokens }) => `${isCase(arg, key)} ? ${expression(tokens, count)} : ${rest}`, expression(other.tokens, count))
  }

  const plural = ({ arg, cases }) => {
    const type = types[arg]
    if (type === undefined) throw new Error(`there is no placeholder ${arg}`)
    used.add(arg)
    const count = isArray(type) ? `${arg}.length` : arg
    const exact = cases.filter(({ key }) => key.startsWith('='))
    const forms = cases.filter(({ key }) => !key.startsWith('='))
    if (!forms.some(({ key }) => key === 'other')) throw new Error(`${arg} has no other case`)
    return exact.reduceRight((rest, { key, tokens }) => `${count} === ${key.slice(1)} ? ${expression(tokens, count)} : ${rest}`, inForms(count, forms))
  }

  /** The form that a count takes. */
  const inForms = (count, forms) => {
    if (forms.length === 1) return expression(forms[0].tokens, count)
    const isCounted = forms.every(({ tokens: [first, second] }) => first?.type === 'octothorpe' && second?.type === 'content' && second.value.startsWith(' '))
    const texts = forms.map(({ key, tokens }) => {
      const rest = isCounted ? [{ ...tokens[1], value: tokens[1].value.slice(1) }, ...tokens.slice(2)] : tokens
      return `${key}: ${expression(rest, count)}`
    })
    const noun = `{ ${texts.join(', ')} }`
    return `${grammar(isCounted ? 'counted' : 'inNumber')}(${count}, ${/`|\(/.test(noun.replace(/"(?:[^"\\]|\\.)*"/g, '')) ? noun : hoisted(noun)})`
  }

  const hoisted = (noun) => {
    if (!needs.nouns.has(noun)) needs.nouns.set(noun, `n${needs.nouns.size}`)
    return needs.nouns.get(noun)
  }

  const part = (token, count) => {
    switch (token.type) {
      case 'octothorpe':
        return `${grammar('figures')}(${count})`
      case 'plural':
        return plural(token)
      case 'select':
        return select(token, count)
      case 'argument':
      case 'function':
        return said(token)
      default:
        throw new Error(`${token.type} is not used here`)
    }
  }

  const expression = (tokens, count) => {
    if (tokens.every(({ type }) => type === 'content')) return quoted(tokens.map(({ value }) => value).join(''))
    // a text that is given is one already
    if (tokens.length === 1 && (tokens[0].type !== 'argument' || types[tokens[0].arg] === 'string')) {
      const only = part(tokens[0], count)
      return /select|plural/.test(tokens[0].type) ? `(${only})` : only
    }
    return `\`${tokens.map((token) => (token.type === 'content' ? raw(token.value) : `\${${part(token, count)}}`)).join('')}\``
  }

  return { expression: expression(parse(text)), used }
}
