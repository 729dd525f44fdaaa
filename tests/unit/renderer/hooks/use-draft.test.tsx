// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useDraft } from '../../../../src/renderer/hooks/use-draft'

const opened = (name = 'form.1') => renderHook(() => useDraft(name, z.string(), () => 'nothing yet'))

describe('The draft of a form', () => {
  test('is there when the form is opened again, and belongs to what it was begun for', () => {
    const form = opened()
    expect(form.result.current[0]).toBe('nothing yet')
    act(() => form.result.current[1]('half a sentence'))
    form.unmount()
    expect(opened().result.current[0]).toBe('half a sentence')
    expect(opened('form.2').result.current[0]).toBe('nothing yet')
  })

  test('is not kept before anything is entered, so what a form begins with stays as it is now', () => {
    opened()
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('is forgotten once it is entered; the form itself stays as it is until it closes', () => {
    const form = opened()
    act(() => form.result.current[1]('half a sentence'))
    act(() => form.result.current[2]())
    expect(form.result.current[0]).toBe('half a sentence')
    expect(opened().result.current[0]).toBe('nothing yet')
  })

  test('says that it was found, and can be thrown away; one that is begun now needs no word', () => {
    const form = opened()
    act(() => form.result.current[1]('half a sentence'))
    expect(form.result.current[3]).toBeNull()
    form.unmount()
    const again = opened()
    act(() => again.result.current[3]?.())
    expect([again.result.current[0], again.result.current[3]]).toEqual(['nothing yet', null])
    expect(opened().result.current[0]).toBe('nothing yet')
  })

  test.each(['17', 'not JSON', ''])('that cannot be read (%j) gives way to an empty form', (text) => {
    window.sessionStorage.setItem('caravan.draft.form.1', text)
    expect(opened().result.current[0]).toBe('nothing yet')
  })

  test('lasts as long as the page where storage is full or switched off', () => {
    const refuse = (): never => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const form = opened()
    act(() => form.result.current[1]('half a sentence'))
    act(() => form.result.current[2]())
    expect(form.result.current[0]).toBe('half a sentence')
    vi.unstubAllGlobals()
  })
})
