import { useEffect, useState } from 'react'

const STIRS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

const QUIET_AFTER_MS = 4000

/** True once nobody has moved a pointer, pressed a key or gone to a control for a while; the while begins again with each change of `since`. */
export function useQuiet(afterMs = QUIET_AFTER_MS, since?: unknown): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stir = (): void => {
      setQuiet(false)
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(true), afterMs)
    }
    stir()
    for (const stirring of STIRS) document.addEventListener(stirring, stir)
    return () => {
      clearTimeout(timer)
      for (const stirring of STIRS) document.removeEventListener(stirring, stir)
    }
  }, [afterMs, since])
  return quiet
}
