import type { ReactNode } from 'react'
import { useSetting } from './settings'

/** What only those see who want to know what could have been played. */
export function WithReview({ children }: { readonly children: ReactNode }) {
  return useSetting('review') === 'shown' ? children : null
}
