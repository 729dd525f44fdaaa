import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** What Electron's own types name: members and events of each class and interface, and the words that each member takes. */
export interface Names {
  readonly members: Readonly<Record<string, readonly string[]>>
  readonly events: Readonly<Record<string, readonly string[]>>
  /** `MenuItemConstructorOptions.role` → every role; a method's are all words in its parameters. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** `BaseWindowConstructorOptions.width` → `number`, where a member is of one simple type. */
  readonly simple: Readonly<Record<string, string>>
}

type Declared = ts.InterfaceDeclaration | ts.ClassDeclaration

/** Reads the names out of the types that come with the Electron in use, so that no list here can grow old. */
export function electronNames(modules: string): Names {
  const file = join(modules, 'electron', 'electron.d.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023)
  const declared = new Map<string, Declared>()
  const visit = (node: ts.Node): void => {
    if ((ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) && node.name !== undefined && !declared.has(node.name.text))
      declared.set(node.name.text, node)
    if (ts.isModuleDeclaration(node) && node.name.text === 'Electron' && node.body !== undefined && ts.isModuleBlock(node.body))
      node.body.statements.forEach(visit)
  }
  source.statements.forEach(visit)
  const names = {
    members: {} as Record<string, string[]>,
    events: {} as Record<string, string[]>,
    words: {} as Record<string, string[]>,
    simple: {} as Record<string, string>,
  }
  for (const type of declared.keys()) {
    const [members, events] = [new Set<string>(), new Set<string>()]
    for (const [member, node] of membersOf(type, declared, source)) {
      members.add(member)
      const words = wordsIn(node)
      if (['on', 'once'].includes(member)) words.slice(0, 1).forEach((event) => events.add(event))
      else if (words.length > 0) names.words[`${type}.${member}`] ??= words
      const simple = ts.isPropertySignature(node) && node.type !== undefined ? SIMPLE.get(node.type.kind) : undefined
      if (simple !== undefined) names.simple[`${type}.${member}`] ??= simple
    }
    names.members[type] = [...members]
    names.events[type] = [...events]
  }
  return names
}

const SIMPLE: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.StringKeyword, 'string'],
])

/** Own members and those of the types it extends. */
function membersOf(type: string, declared: ReadonlyMap<string, Declared>, source: ts.SourceFile): readonly (readonly [string, ts.Node])[] {
  const node = declared.get(type)
  if (node === undefined) return []
  const own = [...node.members].flatMap((member) => (member.name !== undefined && ts.isIdentifier(member.name) ? [[member.name.text, member] as const] : []))
  const parents = (node.heritageClauses ?? []).flatMap((clause) => clause.types.map((parent) => parent.expression.getText(source)))
  return [...own, ...parents.flatMap((parent) => membersOf(parent, declared, source))]
}

function wordsIn(node: ts.Node): readonly string[] & string[] {
  const words: string[] = []
  const visit = (each: ts.Node): void => {
    if (ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal)) words.push(each.literal.text)
    ts.forEachChild(each, visit)
  }
  ts.forEachChild(node, visit)
  return words
}
