import { layers } from './layers.mjs'
import { ownWords } from './own-words.mjs'
import { restrictedSyntax } from './restricted-syntax.mjs'
import { retiredWords } from './retired-words.mjs'
import { spokenWords } from './spoken-words.mjs'

/** Caravan's own rules, as .oxlintrc.json names them. */
export default {
  meta: { name: 'caravan' },
  rules: {
    layers,
    'own-words': ownWords,
    // under several names, as the options of one replace each other where several lists of files meet
    impatient: restrictedSyntax,
    'one-number': restrictedSyntax,
    'own-keys': restrictedSyntax,
    'own-locale': restrictedSyntax,
    patience: restrictedSyntax,
    'raw-keys': restrictedSyntax,
    'real-time': restrictedSyntax,
    'restricted-syntax': restrictedSyntax,
    unseeded: restrictedSyntax,
    'retired-words': retiredWords,
    'too-new': restrictedSyntax,
    'spoken-words': spokenWords,
  },
}
