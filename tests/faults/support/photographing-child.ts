import { randomBytes } from 'node:crypto'
import { diskFiles, type Files } from '#main/store/files'
import { jpegOf } from '../../support/main/jpegs'
import { openChild } from './child'

/**
 * Enters passes for ever, each with a photo of its own, and says on its output each revision that was acknowledged.
 *
 * Given a folder of the data folder as its last argument, it kills itself at the third file that is about to take its place there.
 */
const [dataFolder = '', known = '', diesAt = ''] = process.argv.slice(2)

let took = 0
const files: Files = {
  ...diskFiles,
  rename(from, to) {
    if (diesAt !== '' && to.split(/[/\\]/).includes(diesAt) && !to.endsWith('.claim') && ++took === 3) process.kill(process.pid, 'SIGKILL')
    return diskFiles.rename(from, to)
  },
}

const { enterForEver } = await openChild(dataFolder, known, files)
await enterForEver(() => {
  const jpeg = jpegOf(640, 480)
  return Buffer.concat([jpeg.subarray(0, -2), randomBytes(40_000), jpeg.subarray(-2)]).toString('base64')
})
