import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followTextSize } from '../hooks/use-media'
import { applyAppearance } from '../settings/apply-appearance'

interface Awaited {
  /** Settles when there are words to speak with. */
  readonly spoken: Promise<unknown>
  /** Settles when what is shown first has come, or is waited for no longer; never rejects. */
  readonly shown?: Promise<unknown>
  /** Asked once, when `app` is shown: null where the page has to be rendered; where the host did that, what is to be done once it is hydrated. */
  readonly hydration?: () => (() => void) | null
}

/** Shows `app` in the page, in the colours and the language of this device. */
export function mount(app: ReactNode, { spoken, shown, hydration = () => null }: Awaited): void {
  applyAppearance()
  followTextSize()
  const root = document.getElementById('root')
  if (root === null) throw new Error('broken invariant: every page has a #root')
  /*
   * Not awaited at the top of a page's first file: what is fetched for it may import from that very file, which would then wait for itself.
   * Without any words the first ones of the page stay, and `watch-page.ts` tries again.
   */
  void spoken
    .then(() => shown)
    .then(() => {
      const whole = <StrictMode>{app}</StrictMode>
      const hydrated = hydration()
      // what stands there goes when this comes
      if (hydrated === null) return createRoot(root).render(whole)
      // in slices, so that a link that is followed meanwhile does not have to wait
      const page = (
        <>
          {whole}
          <Hydrated then={hydrated} />
        </>
      )
      startTransition(() => void hydrateRoot(root, page))
    })
}

/** Calls `then` once all before it is there and listens to keys. */
function Hydrated({ then }: { readonly then: () => void }) {
  useEffect(then, [then])
  return null
}
