import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { mostlyUnder, type Figure } from '../figures'
import { keepKeyTimes, pressKey } from './stopwatch'

const KEYS = 60

/** What a key takes on a page that only writes it down: the browser and the measuring. */
export async function emptyPage(browser: Browser): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.setContent(
      '<!doctype html><title>Empty</title><p></p><script>addEventListener("keydown", ({ key }) => (document.querySelector("p").textContent += key))</script>',
    )
    await keepKeyTimes(page)
    const times: number[] = []
    for (let at = 0; at < KEYS; at++) times.push((await pressKey(page, String(at % 7), 'echo')).painted)
    return mostlyUnder(
      'empty page: digit → its echo painted',
      'ms',
      times,
      null,
      'the same of a page that only writes it down: what the browser and the measuring take',
    )
  } finally {
    await page.context().close()
  }
}

/** Milliseconds for putting a file of a match's size safely on the disk: written, flushed, renamed, and its folder flushed. */
export function onDisk(folder: string, bytes: number): number {
  const [file, final] = [join(folder, 'baseline.tmp'), join(folder, 'baseline')]
  const start = performance.now()
  const open = openSync(file, 'w')
  writeSync(open, Buffer.alloc(bytes, ' '))
  fsyncSync(open)
  closeSync(open)
  renameSync(file, final)
  if (process.platform !== 'win32') {
    const own = openSync(folder, 'r')
    fsyncSync(own)
    closeSync(own)
  }
  return performance.now() - start
}
