/** Names that Windows keeps for devices, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const REFUSED = /[<>:"|?*\\]|[. ]$/
/** Windows takes 260 letters with the folder that the project lies in. */
const LONGEST = 160

const refused = (part) => DEVICES.test(part) || REFUSED.test(part)

const endingOf = (path) => /\.[^./]+$/.exec(path)?.[0] ?? ''

/**
 * What would be another file on another system: `path` and what is `wrong` with it.
 *
 * `files` have a `path` with slashes and `bytes`; `attributes` is the text of `.gitattributes`, which names the endings that are not text.
 */
export const notPortable = (files, attributes) => {
  const binary = new Set([...attributes.matchAll(/^\*(\.\w+) binary$/gm)].map(([, ending]) => ending))
  const seen = new Map()
  return files.flatMap(({ path, bytes }) => {
    const wrong = []
    const same = seen.get(path.toLowerCase())
    seen.set(path.toLowerCase(), path)
    if (same !== undefined) wrong.push(`differs from ${same} in capitals alone, which Windows and macOS take for one`)
    if (path.split('/').some(refused)) wrong.push('has a name that Windows refuses')
    if (path.length > LONGEST) wrong.push(`has a path of ${path.length} letters: past ${LONGEST} it is too long for Windows`)
    const named = binary.has(endingOf(path))
    if (bytes.includes(0) && !named) wrong.push('is not text: name its ending in .gitattributes, so that git changes no line end in it')
    if (!named && bytes.includes('\r\n')) wrong.push('has line ends of Windows: give it \\n alone, as .gitattributes says')
    return wrong.map((what) => ({ path, wrong: what }))
  })
}
