import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser, type Cameras } from './browser'
import { photoPath } from './pictures'
import { test as base } from './test'

/** Each frame takes this much of the film, whatever it shows, so that one can be put in another's place. */
const FRAME_BYTES = 256 * 1024
const FRAMES = 2
/** What ends a JPEG, and what may stand before it as often as one likes (ITU-T T.81, B.1.1.2). */
const END = Buffer.from([0xff, 0xd9])
const FILL = 0xff

/** The hand moves this often. */
const MOVE_MS = 120
const MOVES = 8

export type Change = (jpeg: Buffer) => Promise<Buffer>

/** A camera over a table, and what it sees. */
export interface Camera {
  readonly name: string
  /** The table as a photo of tests/fixtures/photos shows it, from now on; `change` makes another of its JPEG. */
  readonly show: (photo: string, change?: Change) => Promise<void>
  /** A hand comes, lays the tile after `laid` tiles, and goes. */
  readonly lay: (laid: number) => Promise<void>
}

/**
 * A JPEG of `FRAME_BYTES` that shows the same: bytes that fill it up stand before its end.
 *
 * So every frame begins and ends at the same places, and one that the browser reads while another is being written over it is a picture
 * half of the one and half of the other, and not a broken file, at which its camera would stop.
 */
function asFrame(jpeg: Buffer): Buffer {
  const missing = FRAME_BYTES - jpeg.length
  if (missing < 0) throw new Error(`broken invariant: a frame of ${jpeg.length} bytes is too large for the film`)
  if (!jpeg.subarray(-END.length).equals(END)) throw new Error('broken invariant: a frame ends as a JPEG does')
  return Buffer.concat([jpeg.subarray(0, -END.length), Buffer.alloc(missing, FILL), END])
}

const frameOf = async (photo: string, change: Change = async (jpeg) => jpeg): Promise<Buffer> => asFrame(await change(await readFile(photoPath(photo))))

const moment = (): Promise<void> => new Promise((over) => setTimeout(over, MOVE_MS))

/**
 * A browser whose only camera looks at a table, 30 times a second.
 *
 * The browser plays a film of two frames for ever and reads it again each time, so a frame written over another is what it sees next.
 */
export const test = base
  .extend('camera', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Camera> => {
    const folder = await mkdtemp(join(tmpdir(), 'caravan-camera-'))
    const name = join(folder, 'table.mjpeg')
    const write = async (photo: string, change?: Change): Promise<void> => {
      const frame = await frameOf(photo, change)
      for (let place = 0; place < FRAMES; place += 1) await film.write(frame, 0, FRAME_BYTES, place * FRAME_BYTES)
    }
    await writeFile(name, Buffer.alloc(0))
    const film = await open(name, 'r+')
    await write('table-00')
    onCleanup(async () => {
      await film.close()
      await rm(folder, { recursive: true, force: true })
    })
    return {
      name,
      show: write,
      lay: async (laid) => {
        const before = String(laid).padStart(2, '0')
        for (let move = 0; move < MOVES; move += 1) {
          await write(`reach-${before}-${1 + (move % 2)}`)
          await moment()
        }
        await write(`table-${String(laid + 1).padStart(2, '0')}`)
      },
    }
  })
  .extend('browser', { scope: 'worker' }, async ({ camera }, { onCleanup }) => {
    const browser = await launchBrowser({
      flags: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera.name}`],
      answer: 'allowed',
    })
    onCleanup(() => browser.close())
    return browser
  })

/** A browser with so many cameras, each of which sees a test picture. */
export const testWithCameras = (count: number, answer: Cameras['answer'] = 'allowed') =>
  base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser({ flags: [`--use-fake-device-for-media-stream=device-count=${count}`], answer })
    onCleanup(() => browser.close())
    return browser
  })
