import type { Page } from 'playwright-core'

interface Listening extends Window {
  caravanHeard?: { readonly texts: string[]; stop: () => void; added: () => void }
}

/**
 * Listens from now on to what a screen reader reads out of what the page says: each addition to a live region that is read so, in order.
 *
 * A region outside of a modal dialog is not read while that is open. One that is read as a whole, as what a tile would score, is not listened to: a person who asks
 * for it finds it on the page.
 *
 * @returns gives all of it, in order
 */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const listening = window as Listening
    listening.caravanHeard?.stop()
    const readable = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return node.matches('[aria-hidden="true"], svg') ? '' : [...node.childNodes].map(readable).join('')
    }
    /* The focus is in the dialog on top. */
    const onTop = (): Element | undefined => document.activeElement?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1)
    const observer = new MutationObserver((changes) => {
      const dialog = onTop()
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')
        if (region?.getAttribute('aria-atomic') !== 'false' || (dialog !== undefined && !dialog.contains(region))) continue
        texts.push(...[...addedNodes].map((added) => readable(added).trim()).filter((text) => text !== ''))
      }
      heard.added()
    })
    const texts: string[] = []
    const heard = (listening.caravanHeard = { texts, stop: () => observer.disconnect(), added: () => undefined })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as Listening).caravanHeard?.texts ?? [])
}

/** What is heard after so many messages, as soon as there is any. */
export function heardAfter(page: Page, count: number): Promise<readonly string[]> {
  return page.evaluate(
    (from) =>
      new Promise<readonly string[]>((resolve) => {
        const { caravanHeard: heard } = window as Listening
        if (heard === undefined) throw new Error('nobody listens to this page')
        const look = (): void => {
          if (heard.texts.length > from) resolve(heard.texts.slice(from))
        }
        heard.added = look
        look()
      }),
    count,
  )
}
