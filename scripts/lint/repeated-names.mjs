import { lineAt } from './source-text.mjs'

/** More files than these may not declare one name at their top: who looks for it has to find it. */
const MOST_FILES = 3

const DECLARED = /^(?:export )?(?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/**
 * Names that more than three files declare at their top, exported or not: `path`, `line` and what is `wrong`, at each file beyond the third.
 *
 * `files` have a `path` with slashes and their `text`.
 */
export const repeatedNames = (files) => {
  const places = new Map()
  for (const { path, text } of files)
    for (const { 1: name, index } of text.matchAll(DECLARED)) {
      const declared = places.get(name) ?? new Map()
      // overloads, and a type beside its value, are one declaration
      if (!declared.has(path)) places.set(name, declared.set(path, { text, index }))
    }
  return [...places].flatMap(([name, declared]) =>
    [...declared].slice(MOST_FILES).map(([path, { text, index }]) => ({
      path,
      line: lineAt(text, index),
      wrong: `${name}: ${declared.size} files declare this name; call it what it is here`,
    })),
  )
}
