import { useState } from 'react'

/** The latest value that was there: what is shown stays until what was asked for again has come. */
export function useHeld<T>(value: T | undefined): T | undefined {
  const [held, setHeld] = useState(value)
  if (value !== undefined && value !== held) setHeld(value)
  return value ?? held
}
