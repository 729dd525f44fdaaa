import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styles from './announcer.module.css'

/** Where messages are shown while dialogs are open: a place in each of them, that of the one on top last. */
interface AnnouncerPlaces {
  readonly open: readonly HTMLElement[]
  /** A dialog has opened; the answer takes its place away. */
  readonly enter: (place: HTMLElement) => () => void
}

export const PlacesContext = createContext<AnnouncerPlaces>({ open: [], enter: () => () => undefined })

export function usePlaces(): AnnouncerPlaces {
  const [open, setOpen] = useState<AnnouncerPlaces['open']>([])
  const enter = useCallback((place: HTMLElement) => {
    setOpen((all) => [...all, place])
    return () => setOpen((all) => all.filter((each) => each !== place))
  }, [])
  return useMemo(() => ({ open, enter }), [open, enter])
}

/** The place in a dialog for messages: as long as it is open, nothing outside of it can be pressed, reached by keys or found by a screen reader. */
export function MessagesPlace() {
  const { enter } = use(PlacesContext)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (place.current === null ? undefined : enter(place.current)), [enter])
  return <div ref={place} className={styles.place} />
}
