import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** What a person does, in order: while a command runs it waits, and follows one by one. */
export interface InTurn {
  readonly take: (task: () => void) => void
  readonly waits: () => boolean
}

/** Keys and taps share one: none is lost while `busy`, and none overtakes another. */
export function useInTurn(busy: boolean): InTurn {
  const waiting = useRef<(() => void)[]>([])
  const shown = useRef(busy)
  /* A waiting task has been done, but what it set going is not rendered yet: `busy` is still the one from before. */
  const following = useRef(false)
  const [turns, setTurns] = useState(0)
  useLayoutEffect(() => {
    shown.current = busy
  }, [busy])

  /* One waiting task a render, so that each sees what the one before it did. */
  useEffect(() => {
    following.current = false
    if (busy) return
    const next = waiting.current.shift()
    if (next === undefined) return
    following.current = true
    next()
    setTurns((before) => before + 1)
  }, [busy, turns])

  return useMemo((): InTurn => {
    const waits = (): boolean => shown.current || following.current || waiting.current.length > 0
    return {
      waits,
      take: (task) => {
        if (waits()) waiting.current.push(task)
        else task()
      },
    }
  }, [])
}
