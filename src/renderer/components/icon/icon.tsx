import type { SVGProps } from 'react'
import { ICON_PATHS, type IconName } from './paths'

/** Point on or back as words are read; drawn for words that are read from the left. */
const DIRECTED: ReadonlySet<IconName> = new Set<IconName>(['back', 'forward', 'first', 'last', 'undo', 'redo'])

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly name: IconName
}

/** A drawn sign beside a word; the word says it all, so the sign is hidden from screen readers. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directed={DIRECTED.has(name) || undefined}
      {...rest}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
