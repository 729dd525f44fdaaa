import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls an element into sight when it has something new to say, for messages that appear below what a person looks at. */
export function useIntoSight<E extends HTMLElement>(message: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (message !== null) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [message])
  return element
}
