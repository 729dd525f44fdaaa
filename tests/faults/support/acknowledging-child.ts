import { openChild } from './child'

/** Enters passes for ever, and says on its output each revision that was acknowledged. */
const [dataFolder = '', known = ''] = process.argv.slice(2)

const { enterForEver } = await openChild(dataFolder, known)
await enterForEver()
