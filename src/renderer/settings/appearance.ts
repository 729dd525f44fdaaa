import { useEffect } from 'react'
import { applyAppearance, systemAppearance } from './apply-appearance'
import { useSetting } from './settings'

/** Keeps the page's appearance as it is to be (`applyAppearance`) for as long as the page is there, whatever changes it: a person in any window, or the system in the evening. */
export function useAppearance(): void {
  const theme = useSetting('theme')
  const felt = useSetting('felt')
  const motion = useSetting('motion')
  const side = useSetting('table-side')
  const size = useSetting('text-size')
  useEffect(applyAppearance, [theme, felt, motion, side, size])
  useEffect(() => {
    const all = systemAppearance()
    for (const each of all) each.addEventListener('change', applyAppearance)
    return () => {
      for (const each of all) each.removeEventListener('change', applyAppearance)
    }
  }, [])
}
