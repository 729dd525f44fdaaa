/** Development packages that are in the program all the same: the runtime that it is packed round, and what the pages read pictures with. */
const WHOLE = ['onnxruntime-web']
const ALONE = ['electron']

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Names of all packages that ship, from the lockfile: what the program depends on and everything below, and the two above. */
export const shippedPackages = ({ packages }) => {
  const names = new Set(ALONE)
  for (const [path, { dev }] of Object.entries(packages)) if (path !== '' && dev !== true) names.add(nameOf(path))
  const below = (name) => {
    if (names.has(name)) return
    names.add(name)
    Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}).forEach(below)
  }
  WHOLE.forEach(below)
  return names
}
