/**
 * Names the files that the code of the pages comes in: few of them, for the browser and the host have more work with a file than with what is in it.
 *
 * `firstCode` is the script that the owner's page begins with, `firstPaint` what shows the start page as the host renders it, `boot` what begins what
 * takes time elsewhere, `main` all that the owner's page shows first, `calls` what writes calls to the host and reads its answers, `phone` the way in of the phones; `catalogues` are the words in each language by
 * its name, `start` the part of each that the first pages say, `spoken` the files that hold the words of the moment, and the signs, for all other pages; `actions` is what
 * can be done at a table, which pages and the list of keys read, `match` the page of a match, `screens` the file that opens all pages later, `otherPages`
 * what says at which address each is; absolute paths. What two of them need has a file of its own, so that none loads code of another:
 *
 * - `first-paint`: the first two, alone, since they do something wherever they are loaded
 * - `before`: what they need; it runs before anything is painted
 * - `shared`: what both first pages need, React above all; what the first words of all languages stand on; and the styles of both
 * - `live`: what else the owner's first page needs and phones once they have joined, such as the calls to the host
 * - `home`: what only the owner's first page needs
 * - `calls`: what writes calls; the first page is shown, and can be left, without it
 * - `records`: what the way in of the phones and pages that come later need
 * - `other-pages`: the addresses of all other pages, and how each is fetched
 * - `en-start` and so on: what the first pages say in a language
 * - `words`: the signs of other pages, what their words in all languages stand on, and the actions, which read them
 * - `table`: what the page of a match needs, and many other pages too
 * - `match`: all else that the page of a match needs
 * - `pages`: what several other pages need
 *
 * Everything else is split by what opens it. Throws where a first page reads words that it would have to wait for, or stands on the schema of records.
 */
export const pageChunks = ({ catalogues, start, spoken, ...pages }) => {
  let parts
  const partsOf = (context) => {
    const [before, boot, main, phone, calls, others, match, actions] = ['firstCode', 'boot', 'main', 'phone', 'calls', 'otherPages', 'match', 'actions'].map(
      (name) => reached(context, pages[name]),
    )
    const late = spoken.filter((file) => main.has(slashed(file)) || phone.has(slashed(file)))
    if (late.length > 0)
      throw new Error(`the first page uses words that it does not fetch, from ${late.join(' and ')}: read them from start-page or start-scorer`)
    const checking = [boot, main, phone].flatMap((reaches) => [...reaches]).find((file) => file.includes('/node_modules/zod/'))
    if (checking !== undefined)
      throw new Error(`a first page stands on what checks records (${checking}), 40 kB: have it import what needs no schema, or types alone`)
    return {
      before,
      owner: new Set([...boot, ...main]),
      phone,
      calls,
      others,
      phonesEver: reached(context, pages.phone, true),
      match,
      actions,
      languages: Object.values(catalogues).map((file) => reached(context, file)),
      starts: Object.entries(start).map(([language, file]) => [language, reached(context, file)]),
      screens: (context.getModuleInfo(slashed(pages.screens))?.dynamicallyImportedIds ?? []).map((file) => reached(context, file)),
    }
  }
  const spokenFiles = new Set(spoken.map(slashed))
  return (id, context) => {
    parts ??= partsOf(context)
    const { before, owner, phone, calls, others, phonesEver, match, actions, languages, starts, screens } = parts
    if (id === slashed(pages.firstCode) || id === slashed(pages.firstPaint)) return 'first-paint'
    if (before.has(id)) return 'before'
    const saidIn = starts.filter(([, reaches]) => reaches.has(id)).map(([language]) => language)
    if (saidIn.length > 1) return 'shared'
    if (owner.has(id) || phone.has(id)) {
      if (id.endsWith('.css')) return 'shared'
      if (owner.has(id) && phone.has(id)) return 'shared'
      // what begins the owner's page, and opens its connection, is never fetched by a phone
      if (owner.has(id)) return phonesEver.has(id) ? 'live' : 'home'
      return match.has(id) || screens.some((screen) => screen.has(id)) ? 'records' : null
    }
    if (calls.has(id)) return 'calls'
    if (others.has(id)) return 'other-pages'
    if (saidIn.length === 1) return `${saidIn[0]}-start`
    if (spokenFiles.has(id) || actions.has(id) || languages.every((language) => language.has(id))) return 'words'
    const needing = screens.filter((screen) => screen.has(id)).length
    if (match.has(id)) return needing < MANY ? 'match' : 'table'
    return needing < SEVERAL ? null : 'pages'
  }
}

/** So many pages need what is worth fetching with any of them. Chosen by how much each page then fetches that it does not need. */
const MANY = 4
const SEVERAL = 3

const slashed = (file) => file.replaceAll('\\', '/')

/** A module and all that it imports, counting what it imports later only where `ever`. */
const reached = (context, file, ever = false) => {
  const seen = new Set([slashed(file)])
  for (const each of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(each) ?? {}
    for (const next of ever ? [...importedIds, ...dynamicallyImportedIds] : importedIds) seen.add(next)
  }
  return seen
}
