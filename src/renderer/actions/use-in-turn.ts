import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { WatchedCommand } from '../hooks/use-command'

/** What a person does, in order: while a command runs it waits, and follows one by one. */
export interface InTurn {
  readonly take: (task: () => void) => void
  readonly waits: () => boolean
}

/** Keys and taps share one: none is lost while a command is under way, and none overtakes another. */
export function useInTurn(command: WatchedCommand): InTurn {
  const waiting = useRef<(() => void)[]>([])
  /* A waiting task has been done, but what it set going is not rendered yet. */
  const following = useRef(false)
  const [turns, setTurns] = useState(0)

  /* One waiting task a render, so that each sees what the one before it did. */
  useEffect(() => {
    following.current = false
    if (command.now().pending) return
    const next = waiting.current.shift()
    if (next === undefined) return
    following.current = true
    next()
    setTurns((before) => before + 1)
  }, [command, turns])
  useLayoutEffect(
    () =>
      command.subscribe(() => {
        if (!command.now().pending && waiting.current.length > 0) setTurns((before) => before + 1)
      }),
    [command],
  )

  return useMemo((): InTurn => {
    const waits = (): boolean => command.now().pending || following.current || waiting.current.length > 0
    return {
      waits,
      take: (task) => {
        if (waits()) waiting.current.push(task)
        else task()
      },
    }
  }, [command])
}
