// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { proveWindow } from '#main/hosts/electron/smoke'
import { withFirstWords } from '#main/hosts/web/first-words'

const BUILT = '<html lang="en"><head><title>Caravan</title></head><body><div id="root"></div></body></html>'

/** A window that shows this very document. */
const window = {
  isVisible: () => true,
  getBounds: () => ({ width: 900, height: 700 }),
  webContents: { isLoading: () => false, executeJavaScript: (code: string) => runInThisContext(code) as unknown },
} as unknown as BrowserWindow
/** Shows a page; the body stays the one that later files of tests look into. */
const open = (html: string): void => document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
const prove = (): Promise<string> => proveWindow({ window, isAnswered: () => true, fault: () => null, version: '1.2.3' })

describe('the proof that a window works', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('takes no words for a page that stand there before any script', async () => {
    open(withFirstWords(BUILT, { language: 'en', address: null, onPhone: false }))
    expect(document.querySelector('#root h1')).not.toBeNull()
    const failed = expect(prove()).rejects.toThrow('the page had painted nothing after 90 s')
    await vi.advanceTimersByTimeAsync(91_000)
    await failed
  })

  test('is the first page of ours', async () => {
    open(BUILT.replace('<div id="root">', '<div id="root"><h1>Who’s at the table?</h1>'))
    const proved = prove()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await proved).toMatch(/^Caravan 1\.2\.3 works: /)
  })
})
