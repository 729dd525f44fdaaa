import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** The name under which the address names a step, counted from 1. */
const AT = 'step'

/** The address follows once a person has stopped for this long: browsers take only so many addresses in a row. */
const ADDRESS_AFTER_MS = 250

/** How long each step is shown while the replay plays automatically. */
const SHOWN_MS = 1600

export interface Stepping {
  /** Counted from 0. */
  readonly at: number
  readonly playing: boolean
  /** To a step; one that is not there gives the nearest. */
  readonly go: (to: number) => void
  /** Plays automatically from here, or from the beginning if this is the end; or stops. */
  readonly togglePlaying: () => void
}

/** Which of so many steps is looked at; it stands in the address, so that it can be shared and found again. Where none is asked for, the last or the first. */
export function useReplay(count: number, begin: 'first' | 'last' = 'last'): Stepping {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [asked, setAsked] = useState(() => stepIn(search))
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    setAsked(stepIn(search))
  }
  useEffect(() => {
    if (asked === null || asked === stepIn(search)) return
    const timer = setTimeout(() => navigate(`${path}?${AT}=${asked + 1}`, { replace: true }), ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [asked, search, path, navigate])

  return useStepping(count, asked ?? (begin === 'first' ? 0 : null), setAsked)
}

/** To and fro between so many steps. `asked`: which one is looked at, null for the last. */
export function useStepping(count: number, asked: number | null, setAsked: (at: number) => void): Stepping {
  const [playing, setPlaying] = useState(false)
  const last = Math.max(0, count - 1)
  const at = Math.min(asked ?? last, last)

  const go = useCallback(
    (to: number) => {
      setPlaying(false)
      setAsked(Math.min(last, Math.max(0, to)))
    },
    [last, setAsked],
  )

  const goesOn = playing && at < last
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => setAsked(at + 1), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [goesOn, at, setAsked])

  return {
    at,
    playing: goesOn,
    go,
    togglePlaying: () => {
      if (!goesOn && at === last) setAsked(0)
      setPlaying(!goesOn)
    },
  }
}

function stepIn(search: string): number | null {
  const told = new URLSearchParams(search).get(AT)
  return told !== null && /^[1-9]\d{0,5}$/.test(told) ? Number(told) - 1 : null
}
