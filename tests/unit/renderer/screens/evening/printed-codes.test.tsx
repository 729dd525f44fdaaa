// @vitest-environment jsdom
import { act, render, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { printPaper } from '../../../../../src/renderer/printing/printed'
import { CODES_PAPER, PrintedCodes } from '../../../../../src/renderer/screens/evening/dialogs/phones-dialog'

const TABLES = ['482913', '700451'].map((code) => ({ code, link: `http://192.168.1.5:4180/#${code}` }))

test('Each table has a card on paper with its number, its QR code, and the address and code to type; it is printed only when asked for', () => {
  render(<PrintedCodes evening="Friday" url="http://192.168.1.5:4180/" tables={TABLES} />)
  const printed: (readonly string[])[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const paper = document.querySelector<HTMLElement>('[data-printed]')
    printed.push(
      paper === null
        ? []
        : within(paper)
            .getAllByRole('listitem')
            .map((card) => card.textContent),
    )
    if (paper !== null)
      expect(
        within(paper)
          .getAllByRole('img')
          .map((code) => code.getAttribute('aria-label')),
      ).toEqual(['Code of table 1', 'Code of table 2'])
    act(() => void window.dispatchEvent(new Event('afterprint')))
  })
  printPaper(CODES_PAPER)
  window.print()
  expect(printed).toEqual([
    [
      expect.stringMatching(/^FridayTable 1.*http:\/\/192\.168\.1\.5:4180\/482 913The phone has to be in the same Wi-Fi as the computer\.$/),
      expect.stringMatching(/^FridayTable 2.*\/700 451The phone.*$/),
    ],
    [],
  ])
})
