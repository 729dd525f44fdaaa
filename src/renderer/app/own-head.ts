import { createContext, use, useLayoutEffect } from 'react'

/** Takes the header away while a page has a head of its own. */
export const OwnHeadContext = createContext<(own: boolean) => void>(() => undefined)

/** This page has a head of its own: the live table needs the header's room. */
export function useOwnHead(): void {
  const setOwn = use(OwnHeadContext)
  useLayoutEffect(() => {
    setOwn(true)
    return () => setOwn(false)
  }, [setOwn])
}
