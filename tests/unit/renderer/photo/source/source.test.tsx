// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { err, ok } from '#shared/kernel/result'
import type { RecognitionFault } from '../../../../../src/renderer/recognition/recognizer'
import { bitmap, openSource, picture, withoutMedia } from './source-host'

withoutMedia()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function choose(...files: readonly File[]): void {
  const input = document.querySelector('input[type="file"]')
  if (input === null) throw new Error('there is no file chooser')
  fireEvent.change(input, { target: { files } })
}

function drop(...files: readonly File[]): void {
  const dataTransfer = { types: ['Files'], files }
  fireEvent.dragOver(document.body, { dataTransfer })
  fireEvent.drop(document.body, { dataTransfer })
}

function paste(files: readonly File[]): Event {
  const event = createEvent.paste(document.body, { clipboardData: { files } })
  fireEvent(document.body, event)
  return event
}

describe('A picture', () => {
  test('is read from a file, and the same file can be chosen again', async () => {
    const { slow } = openSource()
    choose(picture('table.jpg'))
    slow.answer()
    await screen.findByText('photo 1 was read')
    expect(document.querySelector<HTMLInputElement>('input[type="file"]')?.value).toBe('')
    choose(picture('table.jpg'))
    slow.answer()
    await screen.findByText('photo 2 was read')
  })

  test('is taken from a JPEG, PNG or WebP file', () => {
    openSource()
    expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp,image/avif,image/heic,.heic,.heif')
  })

  test('can be dropped anywhere, and the place shows that it takes it', () => {
    const { slow } = openSource()
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files: [] } })
    screen.getByText('Drop picture here')
    drop(picture('dropped.jpg'))
    expect(slow.files).toEqual(['dropped.jpg'])
    expect(screen.queryByText('Drop picture here')).toBeNull()
  })

  test('can be pasted; a pasted text is left to whatever has the focus', () => {
    const { slow } = openSource()
    expect(paste([]).defaultPrevented).toBe(false)
    expect(paste([picture('pasted.png')]).defaultPrevented).toBe(true)
    expect(slow.files).toEqual(['pasted.png'])
  })

  test('of many files is the first that is one, which is said', () => {
    const { slow } = openSource()
    drop(new File(['x'], 'scores.txt', { type: 'text/plain' }), picture('two.jpg'), picture('three.jpg'))
    expect(slow.files).toEqual(['two.jpg'])
    screen.getByText('You chose 3 files. Caravan read only “two.jpg”.')
  })

  test('that comes with a text is not taken where the text is pasted into a field', () => {
    const { slow } = openSource()
    const field = document.body.appendChild(document.createElement('input'))
    const event = createEvent.paste(field, { clipboardData: { files: [picture('cells.png')], types: ['text/plain', 'Files'] } })
    fireEvent(field, event)
    field.remove()
    expect(event.defaultPrevented).toBe(false)
    expect(slow.files).toEqual([])
  })

  test('is awaited no longer once dragging it was given up, though nothing says so', () => {
    vi.useFakeTimers()
    openSource()
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files: [] } })
    screen.getByText('Drop picture here')
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByText('Drop picture here')).toBeNull()
  })

  test('is let go once another one is shown, and, once all is closed, when another dialog is left with one', async () => {
    const { slow, close } = openSource()
    const [first, second] = [bitmap(), bitmap()]
    choose(picture('one.jpg'))
    slow.answer(ok({ picture: first, milliseconds: 1, tiles: [] }))
    await screen.findByText('photo 1 was read')
    choose(picture('two.jpg'))
    slow.answer(ok({ picture: second, milliseconds: 1, tiles: [] }))
    await screen.findByText('photo 2 was read')
    expect(first.close).toHaveBeenCalledOnce()
    expect(second.close).not.toHaveBeenCalled()
    close()
    expect(second.close).not.toHaveBeenCalled()
    const other = openSource()
    choose(picture('three.jpg'))
    other.slow.answer(ok({ picture: bitmap(), milliseconds: 1, tiles: [] }))
    await screen.findByText('photo 1 was read')
    other.close()
    expect(second.close).toHaveBeenCalledOnce()
  })
})

describe('Reading', () => {
  test('shows a mark after 300 milliseconds, and not before', () => {
    vi.useFakeTimers()
    openSource()
    choose(picture('table.jpg'))
    act(() => void vi.advanceTimersByTime(299))
    expect(screen.queryByRole('progressbar')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    screen.getByRole('progressbar', { name: 'Reading the photo…' })
  })

  test('can be given up: the next picture does not wait for it, and keys go on where that is chosen', async () => {
    const { slow, user } = openSource()
    choose(picture('endless.jpg'))
    await user.click(await screen.findByRole('button', { name: 'Cancel reading' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Choose picture…')
    choose(picture('table.jpg'))
    await waitFor(() => expect(slow.files).toEqual(['endless.jpg', 'table.jpg']))
    slow.answer()
    await screen.findByText('photo 1 was read')
  })

  test('of a picture that comes while another is read shows the later one only', async () => {
    const { slow } = openSource()
    choose(picture('one.jpg'))
    choose(picture('two.jpg'))
    const late = bitmap()
    slow.answer(ok({ picture: late, milliseconds: 1, tiles: [] }))
    await waitFor(() => expect(late.close).toHaveBeenCalled())
    expect(screen.queryByText(/was read$/)).toBeNull()
    slow.answer()
    await screen.findByText('photo 1 was read')
  })

  test('passes over those that came and were replaced while another was read', async () => {
    const { slow } = openSource()
    for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) choose(picture(name))
    slow.answer()
    await waitFor(() => expect(slow.files).toEqual(['one.jpg', 'three.jpg']))
    slow.answer()
    await screen.findByText('photo 1 was read')
  })
})

describe('What cannot be read', () => {
  const FAULTS: readonly (readonly [RecognitionFault, RegExp])[] = [
    [{ code: 'unreadable' }, /Can’t open this file\. It may be a folder, or it was moved or changed\. Choose it again/],
    [{ code: 'empty' }, /This file is empty\. Choose another one\./],
    [{ code: 'not-a-picture', format: null }, /isn’t a picture\. Use JPEG, PNG or WebP/],
    [{ code: 'not-a-picture', format: 'HEIC' }, /can’t read HEIC pictures\. Save it as JPEG, PNG or WebP/],
    [{ code: 'too-large', megapixels: 64, most: 50 }, /64 megapixels, limit 50 megapixels\. Make it smaller/],
    [{ code: 'damaged', format: 'PNG' }, /This PNG picture is damaged\. Take it again/],
    [{ code: 'unavailable', detail: 'out of memory' }, /Can’t read pictures right now\. Enter the tiles by hand, or try again\. \(out of memory\)/],
  ]

  test.each(FAULTS)('is told with what to do: %o', async (fault, says) => {
    const { slow } = openSource()
    choose(picture('odd.jpg'))
    slow.answer(err(fault))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(says)
    expect(alert.textContent).toContain('Couldn’t read the photo')
  })

  test('is forgotten once another picture is read', async () => {
    const { slow } = openSource()
    choose(picture('odd.jpg'))
    slow.answer(err({ code: 'empty' }))
    await screen.findByRole('alert')
    choose(picture('table.jpg'))
    slow.answer()
    await screen.findByText('photo 2 was read')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
