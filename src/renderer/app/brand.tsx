import type { SVGProps } from 'react'
import { CAMEL_PATH } from '../components/icon/camel-path'

/** The mark: a camel. It stands beside the name, so it is hidden from screen readers. */
export function Brand(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false" {...props}>
      <path d={CAMEL_PATH} />
    </svg>
  )
}
