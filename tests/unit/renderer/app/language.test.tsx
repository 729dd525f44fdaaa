// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languageFor } from '#shared/words/language-for'

describe('The language of the page', () => {
  it.each([
    ['the one that was chosen', 'en', ['de-AT'], 'en'],
    ['the one of the system, as it is spoken there', 'system', ['de-AT', 'en'], 'de'],
    ['the one of the system, however it is written there', 'system', ['EN-us', 'de'], 'en'],
    ['the first of the system that Caravan speaks', 'system', ['xx-YY', 'en-GB'], 'en'],
    ['English where it speaks none of them', 'system', ['xx'], 'en'],
    ['English where the system names none', 'system', [], 'en'],
  ] as const)('is %s', (_, choice, preferred, language) => expect(languageFor(choice, preferred)).toBe(language))
})

describe('Another language', () => {
  beforeEach(() => {
    vi.resetModules()
    window.localStorage.clear()
  })
  afterEach(() => {
    cleanup()
    document.documentElement.removeAttribute('dir')
  })

  /* The modules loaded again, as they are when a page is opened: nothing is said yet. */
  async function opened() {
    const { followLanguage, speakWhole, useSpoken } = await import('../../../../src/renderer/app/language')
    const { steady } = await import('../../../../src/renderer/app/steady')
    const { steadyIn } = await import('../../../../src/renderer/app/steady-in')
    const { words } = await import('../../../../src/renderer/messages/page')
    return { followLanguage, speakWhole, useSpoken, steady, steadyIn, words }
  }
  const chooseElsewhere = (language: string): void => {
    window.localStorage.setItem('caravan.language', language)
    window.dispatchEvent(new StorageEvent('storage', { key: 'caravan.language' }))
  }

  it('is found again when the page is opened, with its direction', async () => {
    window.localStorage.setItem('caravan.language', 'pseudo')
    const { followLanguage, words } = await opened()
    await followLanguage()
    expect(words.dialog.close).toMatch(/^⟦Çlöšé·+⟧$/)
    expect(document.documentElement).toMatchObject({ lang: 'en-x-pseudo', dir: 'rtl' })
  })

  it('has the words of the start page first, and all others before what shows them', async () => {
    window.localStorage.setItem('caravan.language', 'de')
    const { followLanguage, speakWhole, words } = await opened()
    await followLanguage()
    expect(words.dialog.close).toBe('Schließen')
    expect(words.chart).toBeUndefined()
    await speakWhole()
    expect(words.chart).toBeDefined()
  })

  it('is not whole before all words of the one that is wanted by then are there', async () => {
    const languages = '../../../../src/renderer/messages/languages'
    let come: () => void = () => undefined
    const coming = new Promise<void>((resolve) => (come = resolve))
    let ask: () => void = () => undefined
    const asked = new Promise<void>((resolve) => (ask = resolve))
    vi.doMock(languages, async (original) => {
      const { CATALOGUES, ...others } = await original<typeof import('../../../../src/renderer/messages/languages')>()
      const de = async () => {
        ask()
        await coming
        return CATALOGUES.de()
      }
      return { ...others, CATALOGUES: { ...CATALOGUES, de } }
    })
    const { followLanguage, speakWhole, words } = await opened()
    await followLanguage()
    let isWhole = false
    const whole = speakWhole().then(() => (isWhole = true))
    chooseElsewhere('de')
    await asked
    // the words that were there before have long come
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect(isWhole).toBe(false)
    come()
    await whole
    vi.doUnmock(languages)
    expect(words.chart.table).toBe('Tabelle')
    expect(words.dialog.close).toBe('Schließen')
  })

  it('changes every word and keeps what was entered', async () => {
    const { followLanguage, useSpoken, words } = await opened()
    await followLanguage()
    function Inside() {
      return <input aria-label={words.dialog.close} />
    }
    function Page() {
      useSpoken()
      return <Inside />
    }
    render(<Page />)
    const field = screen.getByRole('textbox', { name: 'Close' })
    await userEvent.type(field, 'half a na')
    await act(async () => {
      chooseElsewhere('pseudo')
      await expect.poll(() => document.documentElement.dir).toBe('rtl')
    })
    expect(screen.getByRole('textbox', { name: /^⟦/ })).toBe(field)
    expect(field).toHaveProperty('value', 'half a na')
    expect(document.activeElement).toBe(field)
  })

  it('changes the words of what renders only when it changes, too', async () => {
    const { followLanguage, steady, words } = await opened()
    await followLanguage()
    let rendered = 0
    const Line = steady(function Line({ event }: { readonly event: number }) {
      rendered += 1
      return (
        <p>
          {' '}
          {words.dialog.close} {event}{' '}
        </p>
      )
    })
    const { rerender } = render(<Line event={1} />)
    rerender(<Line event={1} />)
    expect(rendered).toBe(1)
    rerender(<Line event={2} />)
    screen.getByText('Close 2')
    await act(async () => {
      chooseElsewhere('pseudo')
      await expect.poll(() => document.documentElement.dir).toBe('rtl')
    })
    screen.getByText(/^⟦.*⟧ 2$/)
  })

  it('and of what renders only when that changes which it shows of what it is given', async () => {
    const { followLanguage, steadyIn, words } = await opened()
    await followLanguage()
    let rendered = 0
    const read = ({ match }: { readonly match: { readonly plays: readonly string[]; readonly by: string } }) => ({
      plays: match.plays.map((play) => ({ play })),
      close: words.dialog.close,
    })
    const Line = steadyIn(read, function Line({ plays, close }: ReturnType<typeof read>) {
      rendered += 1
      return <p>{[close, words.dialog.close, ...plays.map(({ play }) => play)].join(' ')}</p>
    })
    const { rerender } = render(<Line match={{ plays: ['6-4'], by: 'Ada' }} />)
    rerender(<Line match={{ plays: ['6-4'], by: 'Ben' }} />)
    expect(rendered).toBe(1)
    rerender(<Line match={{ plays: ['6-4', '4-2'], by: 'Ben' }} />)
    screen.getByText('Close Close 6-4 4-2')
    await act(async () => {
      chooseElsewhere('pseudo')
      await expect.poll(() => document.documentElement.dir).toBe('rtl')
    })
    screen.getByText(/^⟦.*⟧ ⟦.*⟧ 6-4 4-2$/)
  })
})
