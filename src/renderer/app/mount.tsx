import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyAppearance } from '../settings/appearance'

interface Awaited {
  /** Settles when there are words to speak with. */
  readonly spoken: Promise<unknown>
  /** Settles when what is shown first has come, or is waited for no longer; never rejects. */
  readonly shown?: Promise<unknown>
}

/** Shows `app` in the page, in the colours and the language of this device. */
export function mount(app: ReactNode, { spoken, shown }: Awaited): void {
  applyAppearance()
  const root = document.getElementById('root')
  if (root === null) throw new Error('broken invariant: every page has a #root')
  /*
   * Not awaited at the top of a page's first file: what is fetched for it may import from that very file, which would then wait for itself.
   * Without any words nothing can be said but where to go.
   */
  spoken
    .then(() => shown)
    .then(
      () => createRoot(root).render(<StrictMode>{app}</StrictMode>),
      (fault: unknown) => {
        root.append(
          Object.assign(document.createElement('a'), { href: window.location.href, textContent: '↻ Caravan', onclick: () => window.location.reload() }),
        )
        throw fault
      },
    )
}
