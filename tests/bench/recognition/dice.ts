import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDice } from '../../../src/renderer/recognition/read-dice'
import { pixelsOf } from './photos'
import { trained } from './trained'

/** What was reached on the photographs of CI and has to stay so: the share of faces read, and of those read that are there. */
const FLOORS = { recall: 0.95, precision: 0.93 } as const

interface Photo {
  readonly file: string
  readonly faces: readonly number[]
}

interface Read extends Photo {
  readonly read: readonly number[]
  readonly right: number
  readonly milliseconds: number
}

/** The photographs that `folder`/labels.json lists under `photos`. */
function photosOfDice(folder: string): readonly Photo[] {
  const listed = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { readonly photos?: unknown }
  if (!Array.isArray(listed.photos)) throw new TypeError('labels.json has no list of photos')
  return listed.photos.map((entry: unknown, place): Photo => {
    const { file, faces } = entry as Readonly<Record<string, unknown>>
    if (typeof file !== 'string' || !Array.isArray(faces)) throw new TypeError(`entry ${place} of labels.json has no file or no faces`)
    return { file, faces: faces.map(Number) }
  })
}

function shared(labels: readonly number[], read: readonly number[]): number {
  const left = [...labels]
  return read.filter((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

/** Reads the photographs of dice in a folder; the exit code, 1 when floors are asked for and missed. */
export async function benchDice(folder: string, json: boolean, floors: boolean): Promise<number> {
  const finder = await trained('dice')
  const photos = photosOfDice(folder)
  const files: Read[] = []
  for (const { file, faces } of photos) {
    const pixels = pixelsOf(folder, file)
    const begun = performance.now()
    const dice = await readDice(pixels, finder)
    const milliseconds = performance.now() - begun
    const read = dice.map((die) => die.faces.indexOf(Math.max(...die.faces)) + 1).sort((a, b) => a - b)
    files.push({ file, faces, read, right: shared(faces, read), milliseconds })
  }
  const count = (of: (file: Read) => number): number => files.reduce((sum, file) => sum + of(file), 0)
  const right = count((file) => file.right)
  const recall = right / Math.max(1, count((file) => file.faces.length))
  const precision = right / Math.max(1, count((file) => file.read.length))
  const times = files.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const milliseconds = { median: times[times.length >> 1] ?? 0, worst: times[times.length - 1] ?? 0 }
  if (json) {
    process.stdout.write(`${JSON.stringify({ right, recall, precision, milliseconds, files })}\n`)
  } else {
    for (const file of files) {
      if (file.right < Math.max(file.faces.length, file.read.length)) {
        process.stdout.write(`${file.file.padEnd(24)} shows ${file.faces.join(' ')}, read ${file.read.join(' ')}\n`)
      }
    }
    process.stdout.write(`${right} faces right, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, ${milliseconds.median.toFixed(0)} ms a photograph\n`)
  }
  return floors && (recall < FLOORS.recall || precision < FLOORS.precision) ? 1 : 0
}
