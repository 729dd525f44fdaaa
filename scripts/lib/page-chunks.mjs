/**
 * Names the files that the code of the first pages comes in: few of them, for the browser has more work with a file than with what is in it.
 *
 * `boot` is the script that begins what takes time elsewhere, `main` all that the owner's page shows first, `table` the page of the phones, and
 * `catalogues` are the words in each language; absolute paths. What two of them need has a file of its own, so that none loads code of another:
 *
 * - `first`: what the boots of both pages need; it runs while the rest is still being read
 * - `boot`: what only the owner's boot needs
 * - `shared`: what both pages need beside it, React above all
 * - `home`: what only the owner's first page needs
 * - `words`: what all languages stand on
 *
 * Everything else is split by what opens it.
 */
export const pageChunks = ({ catalogues, ...pages }) => {
  let parts
  const partsOf = (context) => {
    const [boot, main, table, ...languages] = [pages.boot, pages.main, pages.table, ...catalogues].map((file) => reached(context, file))
    return { boot, main, table, languages }
  }
  return (id, context) => {
    parts ??= partsOf(context)
    const { boot, main, table, languages } = parts
    if (id === RUNTIME) return 'first'
    if (boot.has(id)) return table.has(id) ? 'first' : 'boot'
    if (main.has(id)) return table.has(id) ? 'shared' : 'home'
    return languages.every((language) => language.has(id)) ? 'words' : null
  }
}

/** What the bundler itself adds for its files to work together. */
const RUNTIME = '\0rolldown/runtime.js'

/** A module and all that it imports, not counting what it imports later. */
const reached = (context, file) => {
  const seen = new Set([file.replaceAll('\\', '/')])
  for (const each of seen) for (const next of context.getModuleInfo(each)?.importedIds ?? []) seen.add(next)
  return seen
}
