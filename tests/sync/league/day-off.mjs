// Loaded into a host before it starts: its clock, and the times of the files that it writes, are off by so many milliseconds.
import fs from 'node:fs/promises'

const OFF = Number(process.env['CARAVAN_CLOCK_OFF_MS'] ?? 0)

if (OFF !== 0) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + OFF)
      else super(...given)
    }

    static now() {
      return RealDate.now() + OFF
    }
  }
  // a program that keeps folders in step keeps of two versions the one that was written later, by this
  const handle = await fs.open(process.execPath, 'r')
  const prototype = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = prototype
  prototype.sync = async function () {
    await sync.call(this)
    const now = (RealDate.now() + OFF) / 1000
    await this.utimes(now, now).catch(() => undefined)
  }
}
