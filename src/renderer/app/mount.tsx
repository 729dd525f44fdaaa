import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyAppearance } from '../settings/appearance'
import { followLanguage } from './language'

/** Shows `app` in the page, in the colours and the language of this device. */
export function mount(app: ReactNode): void {
  applyAppearance()
  const root = document.getElementById('root')
  if (root === null) throw new Error('broken invariant: every page has a #root')
  /*
   * Not awaited at the top of a page's first file: what is fetched here imports from that very file, which would then wait for itself.
   * Without any words nothing can be said but where to go.
   */
  followLanguage().then(
    () => createRoot(root).render(<StrictMode>{app}</StrictMode>),
    (fault: unknown) => {
      root.append(Object.assign(document.createElement('a'), { href: window.location.href, textContent: '↻ Caravan', onclick: () => window.location.reload() }))
      throw fault
    },
  )
}
