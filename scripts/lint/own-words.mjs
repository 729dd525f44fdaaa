import { join, sep } from 'node:path'
import { root } from '../lib/paths.mjs'

const MESSAGES = join(root, 'src', 'renderer', 'messages') + sep

/** What a person reads or hears of an attribute: those of HTML, and those that our components show. */
const SPOKEN =
  /^(?:aria-(?:label|description|valuetext|placeholder|roledescription)|alt|placeholder|title|label|legend|hint|heading|summary|description|caption|text|empty)$/

/** The texts an expression may come to, as far as they stand in it. */
const textsIn = (node) => {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return textsIn(node.expression)
    case 'Literal':
      return typeof node.value === 'string' ? [[node, node.value]] : []
    case 'TemplateLiteral':
      return [...node.quasis.map((part) => [part, part.value.raw]), ...node.expressions.flatMap(textsIn)]
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsIn(node.left)), ...textsIn(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left), ...textsIn(node.right)] : []
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return textsIn(node.expression)
    default:
      return []
  }
}

/** One letter beside what is put in is a sign, as in `${n}x`. */
const isWord = ({ type }, text) => (type === 'TemplateElement' ? /\p{L}{2}/u : /\p{L}/u).test(text)

/** A colon at the end of what it announces has the spaces of its language (`colon`). */
const announces = (text) => /:(?:\s|$)/u.test(text)

/** What says aloud or shows what it is given. */
const SAYS = new Set(['say', 'speak', 'toast'])

/** What a person reads stands in the catalogues, in every language; no component has text of its own. */
export const ownWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      own: '“{{ text }}” would appear in English only. Put it into src/renderer/messages in every language, and read it from messages/page or messages/scorer.',
    },
  },
  create(context) {
    if (context.filename.startsWith(MESSAGES)) return {}
    const check = (texts) => {
      for (const [node, text] of texts) if (isWord(node, text) || announces(text)) context.report({ node, messageId: 'own', data: { text: text.trim() } })
    }
    return {
      JSXText: (node) => check([[node, node.value]]),
      'JSXElement > JSXExpressionContainer': (node) => check(textsIn(node)),
      'JSXFragment > JSXExpressionContainer': (node) => check(textsIn(node)),
      JSXAttribute: (node) => node.name.type === 'JSXIdentifier' && SPOKEN.test(node.name.name) && check(textsIn(node.value)),
      CallExpression: (node) => SAYS.has(node.callee.name) && check(node.arguments.flatMap(textsIn)),
      Property: (node) => !node.computed && SPOKEN.test(node.key.name ?? node.key.value) && check(textsIn(node.value)),
    }
  },
}
