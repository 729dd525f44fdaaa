import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { z } from 'zod'
import { readKey } from '../../keyboard/read-key'

/** Where someone was in the list: how many lines it had, how far it was scrolled, and the way they followed. */
const listPlaceSchema = z.object({ lines: z.int().min(1), scrolled: z.number(), followed: z.string().nullable() })
type ListPlace = z.infer<typeof listPlaceSchema>

/** The name it has in the state of the address, which the browser gives back with it. */
const KEPT_AS = 'caravanHistory'

/** The place that was kept with this address; null where someone has come to it again. */
export function savedScroll(): ListPlace | null {
  const state = window.history.state as { readonly [KEPT_AS]?: unknown } | null
  const read = listPlaceSchema.safeParse(state?.[KEPT_AS])
  return read.success ? read.data : null
}

function keep(place: ListPlace): void {
  window.history.replaceState({ ...(window.history.state as object | null), [KEPT_AS]: place }, '')
}

/**
 * Keeps the place with the address, and returns a person who goes back to it once the lines are there again.
 *
 * The focus goes to the line that was opened, as when the browser itself keeps a page.
 */
export function useScrollRestoration(lines: number, ready: boolean): void {
  const [place] = useState(savedScroll)
  const leave = useEffectEvent((target: EventTarget | null): void => {
    const followed = target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? null) : null
    keep({ lines, scrolled: window.scrollY, followed })
  })
  useEffect(() => {
    // before anything that is pressed leads away: then the address is another one already
    const onClick = (event: MouseEvent): void => leave(event.target)
    // a line follows Enter by itself, without any click
    const onKeyDown = (event: KeyboardEvent): void => {
      if (readKey(event)?.key === 'Enter') leave(event.target)
    }
    const onScrollEnd = (): void => leave(document.activeElement)
    document.addEventListener('click', onClick, { capture: true })
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('scrollend', onScrollEnd)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('scrollend', onScrollEnd)
    }
  }, [])
  useLayoutEffect(() => {
    if (!ready || place === null) return
    window.scrollTo({ top: place.scrolled })
    const links = [...document.querySelectorAll('a')]
    links
      .find((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement && link.getAttribute('href') === place.followed)
      ?.focus({ preventScroll: true })
  }, [ready, place])
}
