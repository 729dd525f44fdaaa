/*
 * The only code that every browser has to be able to read, so it is a file of its own that the build lowers as far as that goes, and imports nothing. It
 * sees to it that no page is ever blank: it tries again what was lost, and says on the first words (`first-words.ts` of the hosts) how things stand.
 */
;(() => {
  /** Between one try and the next, in milliseconds; the last of them from then on. */
  const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000]
  /** A page that has not come whole for so long is asked for again, in milliseconds; twice as long each time. */
  const PATIENCE_MS = 20_000
  /** So often in a row the page is loaded again; then a person has to say so. */
  const MOST_RELOADS = 8
  const COUNT = 'caravan.reloads'

  /** What the pages cannot do without, and browsers got last. */
  const canShow = (): boolean =>
    'noModule' in HTMLScriptElement.prototype &&
    'toSorted' in Array.prototype &&
    'AbortSignal' in window &&
    'timeout' in AbortSignal &&
    'Segmenter' in Intl &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    CSS.supports('width', '1cqw')

  let first: Element | null = null
  let isOver = false
  let retrying = false

  const find = (): Element | null => (first = first || document.getElementById('first-words'))
  const isShown = (): boolean => document.getElementById('first-words') !== null
  const isBlank = (): boolean => {
    const root = document.getElementById('root')
    return root !== null && root.firstChild === null
  }
  const show = (state: string): void => {
    const words = find()
    const root = document.getElementById('root')
    // what our own code has put there and taken away again
    if (words !== null && root !== null && root.firstChild === null) root.appendChild(words)
    if (words !== null) words.setAttribute('data-state', state)
  }

  const reloads = (): number => {
    try {
      return Number(sessionStorage.getItem(COUNT))
    } catch {
      // kept nowhere; the pause is then always the longest
      return MOST_RELOADS - 1
    }
  }
  const keepReloads = (count: number): void => {
    try {
      if (count === 0) sessionStorage.removeItem(COUNT)
      else sessionStorage.setItem(COUNT, String(count))
    } catch {
      // see above
    }
  }

  const again = (): void => {
    if (reloads() >= MOST_RELOADS) return show('broken')
    keepReloads(reloads() + 1)
    location.reload()
  }

  /** Asks for the page until it comes, and loads it again then: what was fetched already is not fetched twice. */
  const retry = (tried: number): void => {
    const ask = (): void => {
      const asked = new XMLHttpRequest()
      asked.open('GET', location.pathname)
      asked.timeout = 10_000
      asked.onloadend = () => {
        if (!isShown()) return
        if (asked.status >= 200 && asked.status < 400) again()
        else retry(tried + 1)
      }
      asked.send()
    }
    let asked = false
    const once = (): void => {
      if (asked) return
      asked = true
      window.removeEventListener('online', once)
      ask()
    }
    window.addEventListener('online', once)
    setTimeout(once, PAUSES[Math.min(tried, PAUSES.length - 1)])
  }

  const lost = (): void => {
    if (retrying || isOver) return
    retrying = true
    show('lost')
    retry(reloads())
  }

  /** A style that is lost needs no new page. */
  const styleAgain = (link: HTMLLinkElement): void => {
    const tries = Number(link.getAttribute('data-tries'))
    setTimeout(
      () => {
        const next = link.cloneNode() as HTMLLinkElement
        next.setAttribute('data-tries', String(tries + 1))
        if (link.parentNode !== null) link.parentNode.replaceChild(next, link)
      },
      PAUSES[Math.min(tries, PAUSES.length - 1)],
    )
  }

  const failed = (fault: unknown, text: string): void => {
    if (isOver && !isBlank()) return
    if (fault instanceof SyntaxError || /SyntaxError/.test(text)) return show('old')
    // as Chrome, Firefox and Safari say it, in that order
    if (/dynamically imported module|Importing a module/.test(text)) return lost()
    // React takes what it has drawn away after it has told of a fault
    setTimeout(() => (isShown() || isBlank()) && show('broken'), 0)
  }

  window.addEventListener(
    'error',
    (event) => {
      const target = event.target
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') styleAgain(target)
      else if (target instanceof HTMLScriptElement) lost()
      else if (event instanceof ErrorEvent) failed(event.error, event.message)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => failed(reason, String(reason)))

  const begin = (): void => {
    const words = find()
    const root = document.getElementById('root')
    if (words === null || root === null) return
    if (!canShow()) show('old')
    // the address keeps what follows "#", which a link to it would not
    words.addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      keepReloads(0)
      location.reload()
    })
    new MutationObserver((_, watching) => {
      if (isShown()) return
      isOver = true
      watching.disconnect()
      keepReloads(0)
    }).observe(root, { childList: true })
    setTimeout(() => isShown() && words.getAttribute('data-state') === 'opening' && lost(), PATIENCE_MS * 2 ** reloads())
  }
  if (find() === null) document.addEventListener('DOMContentLoaded', begin)
  else begin()
})()
