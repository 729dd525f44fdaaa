// npm run language: begins a language, or says what one still lacks.
import './lib/node-version.mjs'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { install } from './lib/install.mjs'
import { main, say, Stop } from './lib/say.mjs'

const USAGE = 'npm run language -- CODE | npm run language -- --check [CODE]'
const HELP = `${USAGE}

CODE alone (it, pt, nl …) begins a language: a folder in resources/languages. Write sentences there as they are in resources/languages/en, in any order and as many
as you like; what belongs to one game stands beside it, in src/shared/games/GAME/words/CODE.json. English fills in the rest. --check says how far a language is, or every one, and which sentences are missing, left in English, unlike their
placeholders, or perhaps too long for their place. It fails where a sentence cannot be read or lacks a placeholder.`

/** How many sentences of each kind are shown; --all shows every one. */
const SHOWN = 10

const TITLES = { missing: 'Missing', unlike: 'Unlike their placeholders', english: 'As in English', long: 'Perhaps too long' }

await main(async () => {
  const { values, positionals } = readFlags({ check: { type: 'boolean' }, all: { type: 'boolean' } }, USAGE, true)
  if (values.help) return console.log(HELP)
  await install()
  const { languagesIn, LANGUAGE_FOLDER, readLanguage, SOURCE } = await import('./lib/languages/read.mjs')
  const { progressOf } = await import('./lib/languages/progress.mjs')
  const [code] = positionals
  const known = languagesIn()
  if (values.check !== true) {
    if (code === undefined || !/^[a-z]{2}$/.test(code)) throw new Stop(`Give a language by its two letters. Usage: ${USAGE}`, 2)
    const folder = join(LANGUAGE_FOLDER, code)
    if (existsSync(folder)) throw new Stop(`${code} is there already: resources/languages/${code}.`)
    mkdirSync(folder)
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    writeFileSync(join(folder, 'language.json'), `${JSON.stringify({ tag: code, dates: code, name: name.charAt(0).toUpperCase() + name.slice(1) }, null, 2)}\n`)
    writeFileSync(join(folder, 'start.json'), '{}\n')
    say(`Begun: resources/languages/${code}. Begin with start.json, and look at English beside it. npm start shows it.`)
    return 0
  }
  if (code !== undefined && !known.includes(code)) throw new Stop(`There is no language ${code}; npm run language -- ${code} begins it.`, 2)
  const { checkLanguage } = await import('./lib/languages/check.mjs')
  const english = readLanguage(SOURCE)
  let unlike = 0
  for (const each of code === undefined ? known.filter((one) => one !== SOURCE) : [code]) {
    const language = readLanguage(each)
    const found = checkLanguage(language, english)
    unlike += found.unlike.length
    console.log(`${language.name}: ${Math.floor(progressOf(language, english) * 100)} %`)
    for (const [kind, sentences] of Object.entries(found)) {
      if (sentences.length === 0) continue
      console.log(`  ${TITLES[kind]}: ${sentences.length}`)
      const shown = values.all === true ? sentences : sentences.slice(0, SHOWN)
      for (const { place, why } of shown) console.log(`    ${place}: ${why}`)
      if (shown.length < sentences.length) console.log(`    … and ${sentences.length - shown.length} more (--all)`)
    }
  }
  return unlike === 0 ? 0 : 1
})
