// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ExportPiece } from '#shared/contract/exchange'
import { ConnectionProvider } from '../../../../src/renderer/client/client-context'
import { type Connection, ConnectionLost } from '../../../../src/renderer/client/connection'
import { useExport } from '../../../../src/renderer/exchange/use-export'
import { FakeHost } from '../fake-host'

const piece = (text: string, done: number): ExportPiece => ({ text, done, total: 2, unreadable: 0, leftOut: [] })

async function* lost(): AsyncGenerator<ExportPiece> {
  yield piece('half of it', 1)
  throw new ConnectionLost('cut')
}

async function* whole(): AsyncGenerator<ExportPiece> {
  yield piece('one\n', 1)
  yield piece('two\n', 2)
}

const saved: Blob[] = []
beforeEach(() => {
  saved.splice(0)
  vi.stubGlobal('URL', { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})

/** `answers`: what each try brings, one after the other; `whenOpen`: as that of a connection. */
function exporting(answers: readonly (() => AsyncGenerator<ExportPiece>)[], whenOpen: Connection['whenOpen']) {
  const left = [...answers]
  const { connection } = new FakeHost()
  const client = { ...connection.client, exchange: { export: () => Promise.resolve((left.shift() ?? whole)()) } } as unknown as Connection['client']
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ConnectionProvider connection={{ ...connection, client, whenOpen }}>{children}</ConnectionProvider>
  )
  return { ...renderHook(() => useExport(), { wrapper }), left }
}

test('a file whose making was cut off is made again once the host is back, and holds nothing twice', async () => {
  const open = vi.fn(() => Promise.resolve())
  const { result } = exporting([lost, lost, whole], open)
  await act(() => result.current.run({ kind: 'results', tables: 'commas' }, 'all.csv'))
  expect(result.current.exporting).toMatchObject({ kind: 'done', matches: 2 })
  expect(open).toHaveBeenCalledTimes(3)
  expect(saved.map(({ size }) => size)).toEqual(['one\ntwo\n'.length])
})

test('while it waits for the host it can be given up, and nothing is saved', async () => {
  const never = (signal: AbortSignal) => new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const { result, left } = exporting([whole], never)
  let run = Promise.resolve()
  act(() => void (run = result.current.run({ kind: 'results', tables: 'commas' }, 'all.csv')))
  expect(result.current.exporting.kind).toBe('running')
  act(() => result.current.cancel())
  await act(() => run)
  expect(result.current.exporting.kind).toBe('idle')
  expect([left.length, saved.length]).toEqual([1, 0])
})

test('what the host itself cannot do is said, and not asked again', async () => {
  async function* refused(): AsyncGenerator<ExportPiece> {
    yield piece('', 0)
    throw new Error('no disk')
  }
  const { result, left } = exporting([refused, whole], () => Promise.resolve())
  await act(() => result.current.run({ kind: 'results', tables: 'commas' }, 'all.csv'))
  expect(result.current.exporting).toEqual({ kind: 'failed', message: 'no disk' })
  expect(left).toHaveLength(1)
})
