// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { mayFetchAhead } from '../../../../src/renderer/app/when-idle'

const connectionIs = (connection: object | undefined): void => void vi.stubGlobal('navigator', { connection })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what may never be looked at is fetched, unless the browser is to save data', () => {
  connectionIs({ saveData: true })
  expect(mayFetchAhead()).toBe(false)
  connectionIs({ saveData: false })
  expect(mayFetchAhead()).toBe(true)
})

test('a browser that tells nothing of its connection is not known to save data', () => {
  connectionIs(undefined)
  expect(mayFetchAhead()).toBe(true)
  connectionIs({})
  expect(mayFetchAhead()).toBe(true)
})
