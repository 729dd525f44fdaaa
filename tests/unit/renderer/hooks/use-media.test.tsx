// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followTextSize, useMedia } from '../../../../src/renderer/hooks/use-media'

/** A browser in which a query holds or not, and that says how large a letter is when it is first asked and whenever that changes. */
function browser() {
  onTestFinished(() => void vi.unstubAllGlobals())
  const sheets: (readonly unknown[])[] = []
  let matches = false
  let resized: () => void = () => undefined
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('CSSStyleSheet', class {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe = (element: Element) => expect((element as HTMLElement).style.width).toBe('1rem')
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets.at(-1) ?? [],
    set: (all: readonly unknown[]) => void sheets.push(all),
  })
  onTestFinished(() => void delete (document as Partial<Document>).adoptedStyleSheets)
  const textIs = (large: boolean) =>
    act(() => {
      matches = large
      resized()
    })
  return { sheets, textIs }
}

test('a query is asked again when a person enlarges text while the page is open, and so are the rules of style sheets', () => {
  const { sheets, textIs } = browser()
  followTextSize()
  const { result, unmount } = renderHook(() => useMedia('(width < 37.5rem)'))
  textIs(false)
  expect(sheets, 'nothing has changed').toEqual([])
  textIs(true)
  expect(result.current).toBe(true)
  expect(sheets.map((all) => all.length)).toEqual([1, 0])
  textIs(false)
  expect(result.current).toBe(false)
  unmount()
  textIs(true)
  expect(result.current).toBe(false)
})
