import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from '../lib/paths.mjs'

const MESSAGES = join(root, 'src', 'renderer', 'messages')
const SPOKEN = ['page', 'scorer', 'start-page', 'start-scorer'].map((name) => join(MESSAGES, name))
/** What keeps its result from one rendering to the next. */
const KEEPERS = new Set(['useMemo', 'useState', 'useRef'])

const targetOf = (name, file) => (name.startsWith('.') ? resolve(dirname(file), name) : name)
const isLanguage = (target) => /^#shared\/words\/[a-z]{2}(\/|$)/.test(target) || /^[a-z]{2}(\/|$)/.test(relative(MESSAGES, target).split(sep).join('/'))

const isFunction = (node) => node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'

/** The whole of what is read there: `words.shell.nav`. */
const readAt = (node) => (node.parent.type === 'MemberExpression' && node.parent.object === node && !node.parent.computed ? readAt(node.parent) : node)

/** Why the words read at this place would outlive their language; null where they are read again each time. */
const whyKept = (node) => {
  let inFunction = false
  for (let at = node; at !== null; at = at.parent) {
    if (at.type === 'CallExpression' && KEEPERS.has(at.callee.name)) return 'remembered'
    if (isFunction(at)) inFunction = true
  }
  return inFunction ? null : 'copied'
}

/**
 * The page reads its words while it renders, in the language of the moment.
 *
 * Words of one certain language, and words read once and kept, would stay as they are when another language is chosen.
 */
export const spokenWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      certain: 'These are the words of one language. Import them from messages/page or messages/scorer, which have the words of the chosen language.',
      copied: 'Read when the file is loaded, “{{ name }}” would stay in the language of that moment. Read it where it is shown.',
      remembered: '“{{ name }}” would be remembered in the language of this moment. Read it where it is shown.',
    },
  },
  create(context) {
    const file = context.filename
    if (file.startsWith(MESSAGES + sep)) return {}
    return {
      ImportDeclaration(node) {
        if (node.importKind === 'type') return
        const target = targetOf(node.source.value, file)
        if (isLanguage(target)) return void context.report({ node, messageId: 'certain' })
        if (!SPOKEN.includes(target)) return
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          for (const { identifier, isTypeReference } of variable.references) {
            const kept =
              isTypeReference || identifier.parent.type === 'TSTypeQuery' || identifier.parent.type === 'TSQualifiedName' ? null : whyKept(identifier)
            if (kept !== null) context.report({ node: identifier, messageId: kept, data: { name: context.sourceCode.getText(readAt(identifier)) } })
          }
        }
      },
    }
  },
}
