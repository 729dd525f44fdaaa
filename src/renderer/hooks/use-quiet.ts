import { useEffect, useState } from 'react'

const STIRS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

/** True once nobody has moved a pointer, pressed a key or gone to a control for this long. */
export function useQuiet(afterMs: number): boolean {
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
  }, [afterMs])
  return quiet
}
