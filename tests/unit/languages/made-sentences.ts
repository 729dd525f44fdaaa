import { join } from 'node:path'
import ts from 'typescript'
import type { Language, ScorerWords } from '#shared/words/languages'
import { GAME_IDS } from '#shared/games/rules'
import { tileOf } from '#shared/domino/tile'

/*
 * Every sentence of a catalogue, made with whatever its parameters may be.
 *
 * What a parameter may be is read from its type in the English catalogue, which all others are shaped like; so a new sentence is made by itself.
 */

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Counts whose forms differ in one language or another; a number declared as `Amount` may also have a fraction. */
const COUNTS = [2, 1, 0, 5, 21]
const FRACTION = 1.5

/** Names that begin with a vowel, end in s, are one letter, and are written from right to left; Spanish says another “and” before one, another “or” before one. */
export const NAMES = ['Ada', 'James', 'J', 'Émile', 'Inés', 'Olga', 'דנה']

/** What a text is about, by the name of its parameter; any other is about a person. */
const TEXTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ['6-4', 'tile written shown recorded seen flower scorpion tried stone first'],
    ['+2', 'points pays score total before after mean base unit take moved sum'],
    ['50\u00a0%', 'percent expected share'],
    ['2026-03-01', 'day from to date moment when since made lastPlayed until'],
    ['2026-03', 'month'],
    [
      'X12',
      'file folder path address code id version licence detail message keys field network why what how count value setting text note preset found host where target home',
    ],
  ].flatMap(([text, names]) => (names as string).split(' ').map((name) => [name, [text as string]])),
)

/** A sentence with parameters: the way to it in a catalogue, and what its parameters may be in a language. */
interface Made {
  readonly path: readonly string[]
  readonly samples: (language: Language, scorer: ScorerWords) => readonly (readonly unknown[])[]
  /** Whether it is about what the scorer or the arbiter works out; known once samples were asked for. */
  readonly isWorkedOut: () => boolean
}

/** Tiles, and what the scorer and the arbiter work out: parts of it by chance make no sense, so `scorer-words.test.ts` and others say it of real matches. */
const TILES = [tileOf(6, 4), tileOf(0, 0), tileOf(5, 5)]
const WORKED_OUT = new Set([
  'Account',
  'Comparison',
  'HeldFit',
  'Hindsight',
  'Look',
  'Choice',
  'Found',
  'RoundEnd',
  'MatchOutcome',
  'ScoredPlay',
  'TextError',
  'Ruling',
  'Ruled',
  'TrailEntry',
])

const AT_MOST = 240
const DEEPEST = 6

/** The sentences of some modules, by the files of these, with the names under which they export them. One program looks through all: types are most of the work. */
export function sentencesOf<File extends string>(files: readonly File[]): Readonly<Record<File, readonly Made[]>> {
  const { config } = ts.readConfigFile(join(ROOT, 'src/renderer/tsconfig.json'), (path) => ts.sys.readFile(path)) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, 'src/renderer'))
  const program = ts.createProgram(
    files.map((file) => join(ROOT, file)),
    { ...options, noEmit: true, types: [] },
  )
  const checker = program.getTypeChecker()
  return Object.fromEntries(files.map((file) => [file, madeIn(program, checker, file)])) as Record<File, readonly Made[]>
}

function madeIn(program: ts.Program, checker: ts.TypeChecker, file: string): readonly Made[] {
  const source = program.getSourceFile(join(ROOT, file))
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (source === undefined || module === undefined) throw new Error(`${file} exports nothing`)

  let workedOut = false
  const typeOf = (symbol: ts.Symbol): ts.Type => checker.getTypeOfSymbolAtLocation(symbol, source)

  const found = (type: ts.Type, path: readonly string[]): readonly Made[] => {
    const [call] = type.getCallSignatures()
    if (call !== undefined) {
      let isWorkedOut = false
      const samples = (language: Language, scorer: ScorerWords) => {
        workedOut = false
        const made = variations(call.getParameters().map((parameter) => samplesOf(typeOf(parameter), parameter, { language, scorer }, 0)))
        isWorkedOut = workedOut
        return made
      }
      return call.getParameters().length === 0 ? [] : [{ path, samples, isWorkedOut: () => isWorkedOut }]
    }
    if ((type.flags & ts.TypeFlags.Object) === 0 || checker.isArrayType(type) || checker.isTupleType(type)) return []
    return type.getProperties().flatMap((property) => found(typeOf(property), [...path, property.name]))
  }

  interface Said {
    readonly language: Language
    readonly scorer: ScorerWords
  }

  /** What is not known of a part may be left out, unless it is worked out. */
  const partsOr = (values: readonly unknown[]): readonly unknown[] => (values.length === 0 && !workedOut ? [undefined] : values)

  /** What a parameter or a property may be, the most usual first. */
  const samplesOf = (type: ts.Type, symbol: ts.Symbol | null, said: Said, depth: number): readonly unknown[] => {
    if (depth > DEEPEST) return []
    const name = symbol?.name ?? ''
    const { declaration } = { declaration: symbol?.valueDeclaration }
    const written = declaration !== undefined && (ts.isParameter(declaration) || ts.isPropertySignature(declaration)) ? (declaration.type?.getText() ?? '') : ''
    const words = GAME_IDS.map((game) => said.scorer.gameWords(game))
    if (/\bNoun\b/.test(written) || type.aliasSymbol?.name === 'Noun') return words.map(({ points }) => points)
    if (type.aliasSymbol?.name === 'Tile' || /^Tile$/.test(written)) return TILES
    // at run time it is a number
    if (type.symbol?.name === 'Worth') return COUNTS
    if (WORKED_OUT.has(type.aliasSymbol?.name ?? type.symbol?.name ?? '')) {
      workedOut = true
      return []
    }
    if ((type.flags & ts.TypeFlags.Unknown) !== 0) return COUNTS
    if (type.symbol?.name === 'Date') return [new Date('2026-03-01T12:00:00Z')]
    if (type.isUnion()) {
      const without = (part: ts.Type): boolean => (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0
      return [...type.types].sort((a, b) => Number(without(a)) - Number(without(b))).flatMap((part) => samplesOf(part, symbol, said, depth))
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
    if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return [checker.typeToString(type) === 'true']
    if ((type.flags & ts.TypeFlags.Null) !== 0) return [null]
    if ((type.flags & ts.TypeFlags.Undefined) !== 0) return [undefined]
    if ((type.flags & ts.TypeFlags.Number) !== 0)
      return /\bSeat\b/.test(written) || /seat|player|winner/.test(name) ? [0, 1, 2] : /\bAmount\b/.test(written) ? [...COUNTS, FRACTION] : COUNTS
    if ((type.flags & ts.TypeFlags.String) !== 0) {
      if (name === 'boneyard' || name === 'line' || name === 'leader' || name === 'game') return words.map((each) => (name === 'game' ? each.name : each[name]))
      return TEXTS[name] ?? NAMES
    }
    if (checker.isTupleType(type)) return variations(checker.getTypeArguments(type as ts.TypeReference).map((part) => samplesOf(part, symbol, said, depth + 1)))
    if (checker.isArrayType(type)) {
      const [part] = checker.getTypeArguments(type as ts.TypeReference)
      const parts = part === undefined ? [] : samplesOf(part, symbol, said, depth + 1)
      if (parts.length === 0) return []
      const at = (place: number) => parts[place % parts.length]
      return [[at(0), at(1), at(2)], [at(0)], [at(3), at(4)], [at(4), at(5)], [at(6)]]
    }
    if ((type.flags & ts.TypeFlags.Object) === 0 || type.getCallSignatures().length > 0) return []
    const index = type.getNumberIndexType() ?? type.getStringIndexType()
    if (index !== undefined) return samplesOf(index, symbol, said, depth + 1).map((value) => ({ 2: value, 3: value }))
    const properties = type.getProperties()
    return variations(properties.map((property) => partsOr(samplesOf(typeOf(property), property, said, depth + 1)))).map((values) =>
      Object.fromEntries(properties.flatMap(({ name: key }, place) => (values[place] === undefined ? [] : [[key, values[place]] as const]))),
    )
  }

  return checker.getExportsOfModule(module).flatMap((each) => found(typeOf(each), [each.name]))
}

/** Each value of each place once beside the usual ones of the others, and with each kind of the first place that has several kinds. */
function variations(places: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  if (places.some((values) => values.length === 0)) return []
  const usual = places.map(([first]) => first)
  const kinds = places.findIndex((values) => values.length > 1 && values.every((value) => typeof value === 'string' && /^[a-z]/.test(value)))
  const bases = kinds === -1 ? [usual] : (places[kinds] ?? []).map((kind) => usual.map((value, place) => (place === kinds ? kind : value)))
  const varied = bases.flatMap((base) => [
    base,
    ...places.flatMap((values, place) => (place === kinds ? [] : values.slice(1).map((value) => base.map((other, at) => (at === place ? value : other))))),
    // all counts at once: “1 of 1 results”
    ...[1, 0].map((count) => base.map((value) => (value === COUNTS[0] ? count : value))),
  ])
  return varied.slice(0, AT_MOST)
}
