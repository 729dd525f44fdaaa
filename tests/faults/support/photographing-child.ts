import { diskFiles, type Files } from '#main/store/files'
import { jpegOf } from '../../support/main/jpegs'
import { openChild } from './child'
import { Chance } from '../../support/chance'

/**
 * Enters passes for ever, each with a photo of its own, and says on its output each revision that was acknowledged.
 *
 * Given a folder of the data folder, it kills itself at the third file that is about to take its place there. The last argument says how often it was
 * started before, so that its photos are others.
 */
const [dataFolder = '', known = '', diesAt = '', starts = '0'] = process.argv.slice(2)

let took = 0
const files: Files = {
  ...diskFiles,
  rename(from, to) {
    if (diesAt !== '' && to.split(/[/\\]/).includes(diesAt) && !to.endsWith('.claim') && ++took === 3) process.kill(process.pid, 'SIGKILL')
    return diskFiles.rename(from, to)
  },
}

const { enterForEver } = await openChild(dataFolder, known, files)
const photos = new Chance(`photos of start ${starts}`)
await enterForEver(() => {
  const jpeg = jpegOf(640, 480)
  return Buffer.concat([jpeg.subarray(0, -2), photos.bytes(40_000), jpeg.subarray(-2)]).toString('base64')
})
