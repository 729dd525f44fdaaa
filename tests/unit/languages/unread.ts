import ts from 'typescript'

interface Sources {
  readonly program: ts.Program
  /** Whether a file has sentences, in the language that all others are shaped like; those that are data are in declarations. */
  readonly isCatalogue: (file: string) => boolean
  /** Whether a file only hands words on: the objects the page reads, and what other languages say in their place. */
  readonly handsOn: (file: string) => boolean
}

/** Whoever reads words has them from a module of them, or is given them. */
const READS_WORDS = / from '[^']*(?:words|messages)|(?<![#\w])words\./

/** Sentences, and groups of them (null), by where they stand; a sentence with its path: `home.welcome.title`. */
type Places = ReadonlyMap<ts.Node, string | null>

/**
 * The paths of the sentences that nobody reads; one that is only part of unread ones is unread too.
 *
 * What is read by a name that is known only while it runs counts as read under each name it may have there; what is handed over as
 * another type, under the names of that type.
 */
export function unreadSentences({ program, isCatalogue, handsOn }: Sources): readonly string[] {
  /* Asked for first: it ties every part of a file to the one around it. */
  const checker = program.getTypeChecker()
  const own = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => (!isDeclarationFile || isCatalogue(fileName)) && !fileName.includes('/node_modules/'))
  const places: Places = new Map(own.filter(({ fileName }) => isCatalogue(fileName)).flatMap(placesIn))
  const readers = readersOf(
    checker,
    own.filter(({ fileName, text }) => !handsOn(fileName) && (isCatalogue(fileName) || fileName.endsWith('.js') || READS_WORDS.test(text))),
    places,
  )
  const read = new Set<ts.Node>()
  for (let before = -1; before !== read.size;) {
    before = read.size
    for (const [sentence, by] of readers) if ([...by].some((each) => each === null || read.has(each))) read.add(sentence)
  }
  return [...places].flatMap(([place, path]) => (path === null || read.has(place) ? [] : [path]))
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node

type Place = readonly [ts.Node, string | null]

function placesIn(file: ts.SourceFile): readonly Place[] {
  const isExported = (node: ts.Statement): boolean =>
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return file.statements.flatMap((statement): readonly Place[] => {
    if (ts.isInterfaceDeclaration(statement)) return /Phrases$/.test(statement.name.text) ? phrasesOf(statement.members, statement.name.text) : []
    if (!isExported(statement)) return []
    if (ts.isFunctionDeclaration(statement)) return [[statement, statement.name?.text ?? '']]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap((declaration): readonly Place[] => {
      const { name, type, initializer } = declaration
      if (!ts.isIdentifier(name)) return madeTogether(declaration).map((sentence) => [sentence, sentence.name.getText()])
      if (file.isDeclarationFile) return typedParts(declaration, name.text)
      return partsOf(declaration, name.text, type === undefined ? initializer : undefined)
    })
  })
}

/** The phrases that every language brings; a group of them is an interface within. */
function phrasesOf(members: readonly ts.TypeElement[], path: string): readonly Place[] {
  return members.flatMap((member) => (member.name === undefined ? [] : typedParts(member, `${path}.${textOf(member.name)}`)))
}

/** The sentences in what has a type and no value, as a module that is made of data is declared; or that as one. */
function typedParts(place: ts.TypeElement | ts.VariableDeclaration, path: string): readonly Place[] {
  const group = ts.isPropertySignature(place) || ts.isVariableDeclaration(place) ? place.type : undefined
  return group !== undefined && ts.isTypeLiteralNode(group) ? [[place, null], ...phrasesOf(group.members, path)] : [[place, path]]
}

/** A name without its quotation marks. */
const textOf = (name: ts.DeclarationName): string => (ts.isStringLiteral(name) ? name.text : name.getText())

/** The sentences that one call makes: `const { a, b } = sentencesOf(…)`. */
function madeTogether(node: ts.Node): readonly ts.BindingElement[] {
  return ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) ? node.name.elements : []
}

/** The sentences in a value, or the value as one; what stands elsewhere and is only listed here (`{ entry }`) is counted there. */
function partsOf(place: ts.Node, path: string, value: ts.Expression | undefined): readonly Place[] {
  const group = value === undefined ? undefined : bare(value)
  if (group === undefined || !ts.isObjectLiteralExpression(group)) return [[place, path]]
  const parts = group.properties.flatMap((part): readonly Place[] => {
    if (ts.isMethodDeclaration(part)) return [[part, `${path}.${part.name.getText()}`]]
    if (!ts.isPropertyAssignment(part)) return []
    return partsOf(part, `${path}.${part.name.getText()}`, part.initializer)
  })
  return [[place, null], ...parts]
}

/** Who reads each sentence: other sentences, or (null) the program. */
function readersOf(checker: ts.TypeChecker, files: readonly ts.SourceFile[], places: Places): ReadonlyMap<ts.Node, ReadonlySet<ts.Node | null>> {
  const readers = new Map<ts.Node, Set<ts.Node | null>>()
  const nameOf = (place: ts.Node): string | undefined => {
    const { name } = place as ts.NamedDeclaration
    return name === undefined ? undefined : textOf(name)
  }
  const names = new Set([...places.keys()].map(nameOf))
  const catalogues = new Set([...places.keys()].map((place) => place.getSourceFile()))
  const groupNames = new Set([...places].flatMap(([place, path]) => (path === null ? [nameOf(place)] : [])))
  const areMadeIn = (node: ts.Node): readonly ts.Node[] =>
    typeof places.get(node) === 'string' ? [node] : madeTogether(node).filter((each) => places.has(each))
  const sentencesAround = (node: ts.Node): readonly (ts.Node | null)[] => {
    const around = ts.findAncestor(node, (each) => areMadeIn(each).length > 0)
    return around === undefined ? [null] : areMadeIn(around)
  }

  /* Going by names spares asking for the type of everything; a group under a name of its own shows as unread, and is found so. */
  const mayBeGroup = (node: ts.Node): node is ts.Expression => {
    if (ts.isPropertyAccessExpression(node)) return groupNames.has(node.name.text)
    return ts.isElementAccessExpression(node) || (ts.isIdentifier(node) && (groupNames.has(node.text) || /words$/i.test(node.text)) && !isNameIn(node))
  }
  const note = (symbol: ts.Symbol | undefined, at: ts.Node): void => {
    for (const declared of symbol?.declarations ?? []) {
      if (ts.isBindingElement(declared) && symbol !== undefined) note(checker.getTypeAtLocation(declared.parent).getProperty(symbol.name), at)
      if (ts.isExportSpecifier(declared)) note(aliased(checker, checker.getSymbolAtLocation(declared.name)), at)
      if (typeof places.get(declared) !== 'string') continue
      readers.set(declared, new Set([...(readers.get(declared) ?? []), ...sentencesAround(at)]))
    }
  }
  const partsWithSentences = (group: ts.Type): readonly ts.Symbol[] =>
    (group.isUnion() ? group.types.flatMap((each) => each.getProperties()) : group.getProperties()).filter(
      ({ declarations }) => declarations?.some((each) => places.has(each)) === true,
    )
  /** Notes which parts of a group the type `wanted` reads; a group of its own type is read where it arrives. */
  const noteAs = (group: ts.Type, wanted: ts.Type, at: ts.Node): void => {
    if (group.isUnion()) for (const each of group.types) noteAs(each, wanted, at)
    const takers = wanted.isUnion() ? wanted.types : [wanted]
    for (const part of group.getProperties()) {
      const stands = part.declarations?.find((each) => places.has(each))
      if (stands === undefined) continue
      const taken = takers.map((each) => each.getProperty(part.name)).find((each) => each !== undefined)
      const indexed = takers.some(
        (each) =>
          (each.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive | ts.TypeFlags.TypeParameter)) !== 0 ||
          each.getStringIndexType() !== undefined,
      )
      if (taken?.declarations?.some((each) => part.declarations?.includes(each)) === true || (taken === undefined && !indexed)) continue
      if (places.get(stands) === null) noteAs(checker.getTypeOfSymbol(part), taken === undefined ? checker.getAnyType() : checker.getTypeOfSymbol(taken), at)
      else note(part, at)
    }
  }
  /** Whether a value stands at a place of its own, so that what is spread into it is read where a part of that is. */
  const isPartOfGroup = ({ parent }: ts.Node): boolean =>
    ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isParenthesizedExpression(parent) ? isPartOfGroup(parent) : places.get(parent) === null
  /** Whether a value in a catalogue is handed to what makes sentences of it, which says what it takes of that. */
  const isToldAs = (value: ts.ObjectLiteralExpression): boolean => catalogues.has(value.getSourceFile()) && checker.getContextualType(value) !== undefined
  const namesPlace = (node: ts.Identifier): boolean => places.has(node.parent) && (node.parent as ts.NamedDeclaration).name === node
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    // what is compiled of data has a `$` before the names it imports
    if (ts.isIdentifier(node) && names.has(node.text.replace(/^\$/, '')) && !namesPlace(node))
      note(
        aliased(
          checker,
          ts.isShorthandPropertyAssignment(node.parent) ? checker.getShorthandAssignmentValueSymbol(node.parent) : checker.getSymbolAtLocation(node),
        ),
        node,
      )
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const part = (node.propertyName ?? node.name).getText()
      if (names.has(part)) note(checker.getTypeAtLocation(node.parent).getProperty(part), node)
    }
    if (ts.isElementAccessExpression(node)) {
      const parts = partsWithSentences(checker.getTypeAtLocation(node.expression))
      const key = parts.length > 0 ? checker.getTypeAtLocation(node.argumentExpression) : checker.getAnyType()
      const keys = (key.isUnion() ? key.types : [key]).map((each) => (each.isStringLiteral() ? each.value : null))
      for (const part of parts) if (keys.includes(null) || keys.includes(part.name)) note(part, node)
    }
    if (mayBeGroup(node) && isHandedOver(node)) {
      const group = checker.getTypeAtLocation(node)
      // who takes it is asked last, as that may need the type of a whole call around it
      const wanted = partsWithSentences(group).length > 0 ? checker.getContextualType(node) : undefined
      if (wanted !== undefined) noteAs(group, wanted, node)
    }
    if (ts.isSpreadAssignment(node) && !isPartOfGroup(node.parent) && !isToldAs(node.parent))
      noteAs(checker.getTypeAtLocation(node.expression), checker.getAnyType(), node)
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  return readers
}

function aliased(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol
}

/** Whether an identifier only names a part of what is around it: a property, an attribute, a variable. */
function isNameIn(node: ts.Identifier): boolean {
  return (node.parent as ts.NamedDeclaration).name === node && !ts.isShorthandPropertyAssignment(node.parent)
}

/** Whether a value goes to someone else here: not when a part of it is read, nor when it is only given a name. */
function isHandedOver({ parent }: ts.Node): boolean {
  return !(
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isVariableDeclaration(parent) && parent.type === undefined) ||
    ts.isTypeQueryNode(parent)
  )
}
