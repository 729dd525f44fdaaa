/**
 * Names the files that the code of the first pages comes in: few of them, for the browser has more work with a file than with what is in it.
 *
 * `firstCode` is the script that the owner's page begins with, `firstPaint` what shows the start page as the host renders it, `boot` what begins what
 * takes time elsewhere, `main` all that the owner's page shows first, `phone` the page of the phones; `catalogues` are the words in each language by its
 * name, `start` the part of each that the owner's first page says, `spoken` the files that hold the words of the moment for all other pages; absolute
 * paths. What two of them need has a file of its own, so that none loads code of another:
 *
 * - `first-paint`: these two, alone, since they do something wherever they are loaded
 * - `before`: what they need; it runs before anything is painted
 * - `first`: what the boots of both pages need, and what the first words of all languages stand on; it runs while the rest is still being read
 * - `boot`: what only the owner's boot needs
 * - `shared`: what both pages need beside it, React above all
 * - `home`: what only the owner's first page needs
 * - `en-start` and so on: what the owner's first page says in a language
 * - `words`: what the other words of all languages stand on
 *
 * Everything else is split by what opens it. Throws where the first page reads words that it would have to wait for.
 */
export const pageChunks = ({ catalogues, start, spoken, ...pages }) => {
  let parts
  const partsOf = (context) => {
    const [before, boot, main, phone] = [pages.firstCode, pages.boot, pages.main, pages.phone].map((file) => reached(context, file))
    const late = spoken.filter((file) => main.has(slashed(file)))
    if (late.length > 0)
      throw new Error(`the first page uses words that it does not fetch, from ${late.join(' and ')}: read them from start-page or start-scorer`)
    return {
      before,
      boot,
      main,
      phone,
      languages: Object.values(catalogues).map((file) => reached(context, file)),
      starts: Object.entries(start).map(([language, file]) => [language, reached(context, file)]),
    }
  }
  const spokenFiles = new Set(spoken.map(slashed))
  return (id, context) => {
    parts ??= partsOf(context)
    const { before, boot, main, phone, languages, starts } = parts
    if (id === RUNTIME) return 'before'
    if (id === slashed(pages.firstCode) || id === slashed(pages.firstPaint)) return 'first-paint'
    if (before.has(id)) return 'before'
    if (boot.has(id)) return phone.has(id) ? 'first' : 'boot'
    const saidIn = starts.filter(([, reaches]) => reaches.has(id)).map(([language]) => language)
    if (saidIn.length > 1) return 'first'
    if (main.has(id)) return phone.has(id) ? 'shared' : 'home'
    if (saidIn.length === 1) return `${saidIn[0]}-start`
    return spokenFiles.has(id) || languages.every((language) => language.has(id)) ? 'words' : null
  }
}

/** What the bundler itself adds for its files to work together. */
const RUNTIME = '\0rolldown/runtime.js'

const slashed = (file) => file.replaceAll('\\', '/')

/** A module and all that it imports, not counting what it imports later. */
const reached = (context, file) => {
  const seen = new Set([slashed(file)])
  for (const each of seen) for (const next of context.getModuleInfo(each)?.importedIds ?? []) seen.add(next)
  return seen
}
