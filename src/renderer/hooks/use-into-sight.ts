import { useEffect, useRef, type RefObject } from 'react'

/** For something told below what a person looks at: brings it into sight when it is told, and when it is told again. */
export function useIntoSight<E extends HTMLElement>(told: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (told !== null) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [told])
  return element
}
