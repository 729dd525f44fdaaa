import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gamesIn } from '../games.mjs'
import { root } from '../paths.mjs'
import { stampOf } from '../stamp.mjs'
import { progressOf } from './progress.mjs'
import { compile, needsOf } from './compile.mjs'
import { AREAS, at, fileOf, languagesIn, notedAt, readLanguage, SHARED_AREAS, SOURCE } from './read.mjs'

/** Where the modules are made, which git ignores. */
const SHARED = join(root, 'src', 'shared', 'words', 'said')
const PAGE = join(root, 'src', 'renderer', 'messages', 'said')

/** Types that a placeholder may have beside those of TypeScript, by their modules, and by their names there where these are others. */
const TYPES = {
  Amount: '#shared/words/grammar',
  ArmName: '#shared/domino/line',
  Asked: '../../sentence-inputs',
  CameraFault: '../../sentence-inputs',
  GameId: '#shared/games/ids',
  Hands: '#shared/words/vocabulary',
  Noun: '#shared/words/grammar',
  RuleId: '#shared/games/rule-ids',
  Rules: '#shared/games/rules',
  RuleSettings: '#shared/games/rules',
  ScoringSource: '#shared/stats/scoring Source',
  ShownTile: '#shared/match/explain/explanation',
  Source: '#shared/games/rule-ids',
  Suit: '#shared/domino/tile',
  Tile: '#shared/domino/tile',
  Todo: '../../sentence-inputs',
}

const fileOfType = (told) => {
  const [module] = told.split(' ')
  return module.startsWith('#shared/') ? join(root, 'src', 'shared', `${module.slice('#shared/'.length)}.ts`) : join(PAGE, SOURCE, `${module}.ts`)
}

/** The import of a type, which has to be there: in a declaration, the compiler passes over one that is not. */
const typeImport = (name) => {
  const [module, exported = name] = TYPES[name].split(' ')
  const file = fileOfType(module)
  if (!existsSync(file) || !new RegExp(`^export (?:type|interface) ${exported}\\b`, 'm').test(readFileSync(file, 'utf8')))
    throw new Error(`${module} exports no type ${exported}; see TYPES of scripts/lib/languages/generate.mjs`)
  return `import type { ${exported === name ? name : `${exported} as ${name}`} } from '${module}'`
}

const HEADER = '/* Made by scripts/lib/languages from the sentences in resources/languages and beside each game. Change them there. */\n'
const NAME = /^[A-Za-z_$][\w$]*$/
const keyOf = (key) => (NAME.test(key) ? key : JSON.stringify(key))
/** A function under the name by which sentences call it. */
const signed = (name) => `${name} as $${name}`
const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a language has a module of its own for what is no data, by a path in `src`. */
const has = (...path) => existsSync(join(root, 'src', ...path))

const folderOf = (area) => (SHARED_AREAS.includes(area) ? SHARED : PAGE)

/** The names of a group, without notes, in the order of English and then its own. */
const namesOf = (source, own) => [...new Set([...Object.keys(source), ...Object.keys(own)].filter((key) => !key.startsWith('@')))]

/** One area of one language: its module and the types of that. English says which placeholders there are, and fills in. */
export const moduleOf = (language, english, area) => {
  const needs = needsOf()
  const types = new Set()
  const own = language.areas[area]
  const source = english.areas[area]
  const isSource = language.code === SOURCE
  let fills = false

  /** A type as it is written; types that nobody knows would allow anything. */
  const typed = (type) => {
    for (const name of type.replace(/'[^']*'|"[^"]*"/g, '').match(/\b[A-Z]\w*/g) ?? []) {
      if (TYPES[name] === undefined)
        throw new Error(`a placeholder in ${area} has the type ${name}, which TYPES of scripts/lib/languages/generate.mjs does not have`)
      types.add(name)
    }
    return type
  }

  const sentence = (text, place) => {
    const where = `${fileOf(language, language.code, area, place)}, ${area}: ${place.join('.')}`
    const { placeholders, takes } = { ...notedAt(own, place), ...notedAt(source, place) }
    const names = Object.keys(placeholders ?? {})
    if (placeholders === undefined) {
      const { expression } = read(where, { text, types: {}, needs })
      return { code: expression, type: 'string' }
    }
    const told = Object.fromEntries(names.map((name) => [name, placeholders[name].type]))
    const { expression, used } = read(where, { text, types: told, needs })
    if (takes === 'parts') {
      const given = names.filter((name) => used.has(name))
      const parts = names.map((name) => `readonly ${name}${/\bundefined\b/.test(told[name]) ? '?' : ''}: ${typed(told[name])}`)
      return {
        code: `(${given.length === 0 ? '' : `{ ${given.join(', ')} }`}) => ${expression}`,
        type: given.length === 0 ? '() => string' : `(told: { ${parts.filter((_, index) => used.has(names[index])).join('; ')} }) => string`,
      }
    }
    const last = names.reduce((most, name, index) => (used.has(name) ? index : most), -1)
    const parameters = names.map((name) => `${name}${told[name].endsWith('?') ? '?' : ''}: ${typed(told[name].replace(/\?$/, ''))}`)
    return { code: `(${names.slice(0, last + 1).join(', ')}) => ${expression}`, type: `(${parameters.join(', ')}) => string` }
  }

  const read = (where, told) => {
    try {
      return compile(told)
    } catch (error) {
      throw new Error(`${where}: ${error.message}`, { cause: error })
    }
  }

  /** What stands at a place: code and its type, or nothing where a program says it. */
  const value = (place) => {
    const text = at(own, place)
    if (text === undefined && notedAt(own, place).program === true) return null
    if (text === undefined) {
      const fill = at(source, place)
      if (fill === undefined || isSource) return null
      fills = true
      const from = `english.${place[0]}${place
        .slice(1)
        .map((key) => (NAME.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`))
        .join('')}`
      return isGroup(fill)
        ? group(place)
        : {
            code: from,
            type: `(typeof english.${place[0]})${place
              .slice(1)
              .map((key) => `[${JSON.stringify(key)}]`)
              .join('')}`,
          }
    }
    if (Array.isArray(text))
      return {
        code: `[${text.map((each, index) => sentence(each, [...place, String(index)]).code).join(', ')}]`,
        type: `readonly [${text.map(() => 'string').join(', ')}]`,
      }
    return isGroup(text) ? group(place) : sentence(text, place)
  }

  const group = (place) => {
    const parts = namesOf(at(source, place) ?? {}, at(own, place) ?? {}).flatMap((key) => {
      const made = value([...place, key])
      return made === null ? [] : [{ key: keyOf(key), ...made }]
    })
    if (parts.length === 0) return null
    return {
      code: `{ ${parts.map(({ key, code }) => `${key}: ${code}`).join(', ')} }`,
      type: `{ ${parts.map(({ key, type }) => `readonly ${key}: ${type}`).join('; ')} }`,
    }
  }

  const exports = namesOf(source, own).flatMap((name) => {
    const made = value([name])
    return made === null ? [] : [{ name, ...made }]
  })
  const words = SHARED_AREAS.includes(area) ? '../..' : '#shared/words'
  const [counting, grammar] = [[...needs.grammar].filter((name) => COUNTING.has(name)), [...needs.grammar].filter((name) => !COUNTING.has(name))]
  const inflected = (names, module) =>
    names.length === 0 ? [] : [`import { ${names.sort().map(signed).join(', ')} } from '${wordsModule(language, module, words)}'`]
  const common = (module) => (SHARED_AREAS.includes(area) ? module : module.replace('../../../', '#shared/').replace('../../', '#shared/words/'))
  const imports = [
    ...inflected(counting, 'counting'),
    ...inflected(grammar, 'grammar'),
    ...[...needs.common].map(([name, module]) => `import { ${signed(name)} } from '${common(module)}'`),
    ...(needs.page.size === 0 ? [] : [`import { ${[...needs.page].sort().map(signed).join(', ')} } from './formats'`]),
    ...(fills ? [`import * as english from '../${SOURCE}/${area}'`] : []),
  ]
  const nouns = [...needs.nouns].map(([noun, name]) => `const ${name} = ${noun}\n`)
  const typeImports = [...types].sort().map(typeImport)
  return {
    code: [HEADER, ...imports.map((line) => `${line}\n`), ...nouns, ...exports.map(({ name, code }) => `export const ${name} = ${code}\n`)].join(''),
    types: [
      HEADER,
      ...typeImports.map((line) => `${line}\n`),
      ...(fills ? [`import type * as english from '../${SOURCE}/${area}'\n`] : []),
      ...exports.map(({ name, type }) => `export declare const ${name}: ${type}\n`),
      'export {}\n',
    ].join(''),
  }
}

/** What `counting.ts` of a language exports; the first words are said without the rest of its grammar. */
const COUNTING = new Set(['counted', 'figures', 'inNumber', 'listed', 'nameOf', 'namesOf'])

/** What counts or inflects in a language; a language that has no such module yet counts by its own rules, in English words. */
const wordsModule = ({ code }, module, words) =>
  has('shared', 'words', code, `${module}.ts`) ? `${words}/${code}/${module}` : words === '../..' ? `./${module}` : `${words}/said/${code}/${module}`

/** Modules of programs that a language does not have yet: those of English, with its sentences and its rules of counting. */
const PROGRAMS = [
  { from: ['shared', 'words', 'en', 'counting.ts'], own: (code) => ['shared', 'words', code, 'counting.ts'], to: (code) => join(SHARED, code, 'counting.ts') },
  { from: ['shared', 'words', 'en', 'grammar.ts'], own: (code) => ['shared', 'words', code, 'grammar.ts'], to: (code) => join(SHARED, code, 'grammar.ts') },
  { from: ['shared', 'words', 'en', 'rulings.ts'], own: (code) => ['shared', 'words', code, 'rulings.ts'], to: (code) => join(SHARED, code, 'rulings.ts') },
  { from: ['shared', 'words', 'en.ts'], own: (code) => ['shared', 'words', `${code}.ts`], to: (code) => join(SHARED, code, 'words.ts') },
  {
    from: ['renderer', 'messages', 'en', 'start.ts'],
    own: (code) => ['renderer', 'messages', code, 'start.ts'],
    to: (code) => join(PAGE, code, 'start-words.ts'),
  },
  { from: ['renderer', 'messages', 'en.ts'], own: (code) => ['renderer', 'messages', `${code}.ts`], to: (code) => join(PAGE, code, 'words.ts') },
]

const slashed = (path) => path.replaceAll('\\', '/')

/** Programs of English for a language that has none of its own: the same text, with what it imports found from its new place. */
const programsFor = ({ code, tag }) =>
  PROGRAMS.filter(({ own }) => !has(...own(code))).map(({ from, to }) => {
    const file = join(root, 'src', ...from)
    const place = (specifier) => {
      const target = slashed(
        specifier.startsWith('#shared/') ? join(root, 'src', 'shared', specifier.slice('#shared/'.length)) : join(dirname(file), specifier),
      )
      const moved = PROGRAMS.find((each) => slashed(join(root, 'src', ...each.from)) === `${target}.ts`)
      const said = target.match(/^(.*\/said)\/en\/(\w+)$/)
      const own =
        said !== null
          ? `${said[1]}/${code}/${said[2]}`
          : moved === undefined
            ? target
            : has(...moved.own(code))
              ? join(root, 'src', ...moved.own(code)).replace(/\.ts$/, '')
              : moved.to(code).replace(/\.ts$/, '')
      const shared = slashed(join(root, 'src', 'shared'))
      if (slashed(own).startsWith(`${shared}/`) && !slashed(to(code)).startsWith(`${shared}/`)) return `#shared/${slashed(own).slice(shared.length + 1)}`
      const path = slashed(relative(dirname(to(code)), own))
      return path.startsWith('.') ? path : `./${path}`
    }
    const text = readFileSync(file, 'utf8')
      .replace(/from '([^']+)'/g, (_, specifier) => `from '${specifier.startsWith('.') || specifier.startsWith('#shared/') ? place(specifier) : specifier}'`)
      .replaceAll(`'en-GB'`, `'${tag}'`)
    return [to(code), `${HEADER}${text}`]
  })

const record = (entries) => `{ ${entries.map(([key, code]) => `${keyOf(key)}: ${code}`).join(', ')} }`

/** All modules, by their paths. */
const filesOf = (languages, english) => {
  const files = []
  const module = (path, { code, types }) => files.push([`${path}.js`, code], [`${path}.d.ts`, types])
  for (const language of languages) {
    for (const area of AREAS) module(join(folderOf(area), language.code, area), moduleOf(language, english, area))
    const numbers = ['decimal', 'perRound', 'pointsWords', 'shareWords', 'whole']
    const dates = ['chartDay', 'dateWords', 'dayWords', 'momentWords', 'whenWords']
    module(join(PAGE, language.code, 'formats'), {
      code: `${HEADER}import { datesPhrases } from '../../../../shared/words/said/${language.code}/basics'
import { datesIn } from '../../dates-in'
import { groupedIn, numbersIn } from '../../numbers-in'
import { regional } from '../../regional'
export const { ${dates.join(', ')} } = datesIn('${language.dates}', datesPhrases)
export const { ${numbers.join(', ')} } = numbersIn(regional('${language.dates}'))
export const grouped = groupedIn('${language.dates}')
`,
      types: `${HEADER}import type { datesIn } from '../../dates-in'
import type { groupedIn, numbersIn } from '../../numbers-in'
${dates.map((name) => `export declare const ${name}: ReturnType<typeof datesIn>['${name}']\n`).join('')}${numbers.map((name) => `export declare const ${name}: ReturnType<typeof numbersIn>['${name}']\n`).join('')}export declare const grouped: ReturnType<typeof groupedIn>
`,
    })
    files.push(...programsFor(language))
  }
  const codes = languages.map(({ code }) => code)
  const progress = Object.fromEntries(languages.map((language) => [language.code, progressOf(language, english)]))
  module(join(SHARED, 'languages'), {
    code: `${HEADER}export const LANGUAGES = ${JSON.stringify(codes)}
export const LANGUAGE_TAGS = ${record(languages.map(({ code, tag }) => [code, JSON.stringify(tag)]))}
export const LANGUAGE_NAMES = ${record(languages.map(({ code, name }) => [code, JSON.stringify(name)]))}
export const LANGUAGE_PROGRESS = ${record(Object.entries(progress))}
`,
    types: `${HEADER}export declare const LANGUAGES: readonly [${codes.map((code) => `'${code}'`).join(', ')}]
export declare const LANGUAGE_TAGS: ${record(codes.map((code) => [code, 'string']))}
export declare const LANGUAGE_NAMES: ${record(codes.map((code) => [code, 'string']))}
export declare const LANGUAGE_PROGRESS: ${record(codes.map((code) => [code, 'number']))}
`,
  })
  module(join(SHARED, 'desktop'), {
    code: `${HEADER}${codes.map((code) => `import * as ${code} from './${code}/desktop'\n`).join('')}export const DESKTOP_WORDS = { ${codes.join(', ')} }
`,
    types: `${HEADER}${codes.map((code) => `import type * as ${code} from './${code}/desktop'\n`).join('')}export declare const DESKTOP_WORDS: ${record(codes.map((code) => [code, `typeof ${code}`]))}
`,
  })
  module(join(SHARED, 'preset-names'), {
    code: `${HEADER}${codes.map((code) => `import { presetNames as ${code} } from './${code}/basics'\n`).join('')}export const PRESET_NAMES = { ${codes.join(', ')} }
`,
    types: `${HEADER}${codes.map((code) => `import type { presetNames as ${code} } from './${code}/basics'\n`).join('')}export declare const PRESET_NAMES: ${record(codes.map((code) => [code, `typeof ${code}`]))}
`,
  })
  const ownOf = (code, name) => (has('shared', 'words', code, `${name}.ts`) ? `../${code}/${name}` : `./${code}/${name}`)
  files.push([
    join(SHARED, 'ruling-words.ts'),
    `${HEADER}${codes.map((code) => `import * as ${code}Grammar from '${ownOf(code, 'grammar')}'\nimport * as ${code}Rulings from '${ownOf(code, 'rulings')}'\n`).join('')}
export const RULING_WORDS = ${record(codes.map((code) => [code, `{ ...${code}Grammar, ...${code}Rulings }`]))}
`,
  ])
  for (const code of codes) {
    const [counting, , , scorer, start, page] = PROGRAMS.map(({ own, to }) =>
      (has(...own(code)) ? join(root, 'src', ...own(code)) : to(code)).replace(/\.ts$/, ''),
    )
    const shared = slashed(join(root, 'src', 'shared'))
    const found = (from, path) =>
      slashed(path).startsWith(`${shared}/`) ? `#shared/${slashed(path).slice(shared.length + 1)}` : slashed(relative(from, path)).replace(/^(?!\.)/, './')
    const folder = join(PAGE, 'catalogues')
    files.push([join(folder, `${code}.ts`), `${HEADER}export * as page from '${found(folder, page)}'\nexport * as scorer from '${found(folder, scorer)}'\n`])
    files.push([
      join(folder, 'start', `${code}.ts`),
      `${HEADER}import { listed } from '${found(join(folder, 'start'), counting)}'
import { plain } from '#shared/words/numbers'
import { presetNames } from '../../../../../shared/words/said/${code}/basics'
import { announcer, dialog, home, joining, keys, matchLine, notAgreed, reading, settingsSync, shell } from '${found(join(folder, 'start'), start)}'
import { whenWords } from '../../${code}/formats'

export const page = { announcer, dialog, home, joining, keys, matchLine, notAgreed, reading, settingsSync, shell, whenWords }
export const scorer = { listed, plain, presetNames }
`,
    ])
  }
  const loaders = (folder) => record(codes.map((code) => [code, `async () => import('./catalogues/${folder}${code}')`]))
  files.push([
    join(PAGE, 'catalogues.ts'),
    `${HEADER}/** Each language is a file of its own, and only the one that is spoken is fetched. */
export const CATALOGUES = ${loaders('')}

/** The part of each that the start page shows, for it not to wait for the words of all other pages. */
export const START_CATALOGUES = ${loaders('start/')}
`,
  ])
  files.push([
    join(PAGE, 'start-catalogues.ts'),
    `${HEADER}${codes.map((code) => `import * as ${code} from './catalogues/start/${code}'\n`).join('')}
/** What the start page says in each language, for those who have all of them at hand. */
export const START_WORDS = { ${codes.join(', ')} }
`,
  ])
  return files
}

const made = stampOf(join(SHARED, '.made'), [
  'resources/languages',
  ...gamesIn().map((game) => join('src', 'shared', 'games', game, 'words')),
  'scripts/lib/languages',
  ...PROGRAMS.map(({ from }) => join('src', ...from)),
  ...Object.values(TYPES).map((module) => relative(root, fileOfType(module))),
])

/** Makes the modules of all languages where they are missing or older than the sentences. A file that would be the same stays untouched. */
export const makeLanguages = () => {
  if (made.isFresh()) return
  const writeStamp = made.take()
  const languages = languagesIn().map((code) => readLanguage(code))
  const files = new Map(
    filesOf(
      languages,
      languages.find(({ code }) => code === SOURCE),
    ),
  )
  for (const folder of [SHARED, PAGE])
    if (existsSync(folder))
      for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(name.parentPath, name.name)
        if (name.isFile() && name.name !== '.made' && !files.has(path)) rmSync(path)
      }
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  writeStamp()
}
