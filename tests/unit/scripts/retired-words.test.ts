import { describe, expect, it } from 'vitest'
import { RETIRED } from '../../../scripts/lint/retired-words.mjs'
import { complaintsOf } from './oxlint'

const page = (language: string): string => `src/renderer/messages/${language}/home.ts`

const FOUND = [
  ['a text', page('en'), "const hint = 'Whoever leads begins.'", ['Whoever']],
  ['a text with something put in', page('en'), 'const hint = (n) => `Played ${n} times anew`', ['anew']],
  ['a sentence of the scorer', 'src/shared/words/en/plays.ts', "const play = 'as good as won'", ['as good as']],
  ['a menu', 'src/shared/words/menu/en.ts', "const item = 'History'", ['History']],
  ['what stands before any script', 'src/shared/words/first-words/es.ts', "const lost = 'Se vuelve a intentar.'", ['Se vuelve a intentar']],
  ['the checker of rulings', 'tools/checker/words/fr.mjs', "export const fr = { lead: 'Tapez le texte.' }", ['Tapez']],
  ['the command line', 'src/main/cli/options.ts', "const usage = 'It cannot be had.'", ['cannot be had']],
  ['German', page('de'), "const hint = 'Tipp auf einen Stein und bestreite die Runde.'", ['bestreite', 'Tipp']],
  ['French', page('fr'), "const title = 'Historique'", ['Historique']],
  ['Spanish', page('es'), "const says = 'Todo vale.'", ['vale']],
] as const

const LEFT_ALONE = [
  ['inside a longer word', page('en'), "const hint = 'anewton'"],
  ['with another meaning that has no capital', page('en'), "const hint = 'the history of dominoes'"],
  ['as the name of a kind', page('en'), "switch (said) { case 'contested': break; default: }"],
  ['as a quoted key', page('en'), "const faults = { 'bad-photograph': 'That photo is damaged.' }"],
  ['of another language', page('de'), "const hint = 'anew'"],
  ['in a name of the code', page('en'), "import { anew } from 'anew'; const retired = { contest: anew }"],
  ['outside the catalogues', 'src/shared/match/step.ts', "const said = 'anew'"],
] as const

const said = complaintsOf(
  'retired-words',
  [...FOUND, ...LEFT_ALONE].map(([, file, code]) => [file, code]),
)
const complaints = (code: string, file: string): readonly string[] => said(file, code).map((message) => /“(.*?)”/.exec(message)?.[1] ?? message)

describe('A word that was given up', () => {
  it.each(FOUND)('is found in %s', (_where, file, code, words) => {
    expect([...complaints(code, file)].sort()).toEqual([...words].sort())
  })

  it.each(LEFT_ALONE)('is left alone %s', (_where, file, code) => {
    expect(complaints(code, file)).toEqual([])
  })

  it('has something to be said instead', () => {
    for (const [word, instead] of Object.values(RETIRED).flat()) expect([word, instead !== '']).toEqual([word, true])
  })
})
