import { memo, type ComponentType, type SVGProps } from 'react'
import type { LATER_PATHS } from './later-paths'

/** Line drawings on a 24 × 24 grid: those that the first pages show. The others come with the other pages (`later-paths.ts`), whose grid is the same. */
const FIRST_PATHS = {
  add: 'M12 5v14M5 12h14',
  back: 'M19 12H5M11 6l-6 6 6 6',
  bars: 'M5.500 20v-7M12 20V4M18.500 20v-10.500',
  book: 'M12 6.500C10 5 7 4.500 3.500 4.500v13.500c3.500 0 6.500 .500 8.500 2 2-1.500 5-2 8.500-2V4.500C17 4.500 14 5 12 6.500zM12 6.500V20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  folder: 'M3.500 6h6.500l2 2.500h8.500V19h-17z',
  forward: 'M5 12h14M13 6l6 6-6 6',
  home: 'M4 11l8-7 8 7v9h-5.500v-5.500h-5V20H4z',
  keyboard: 'M3 6.500h18v11H3zM6.500 10v.01M10 10v.01M14 10v.01M17.500 10v.01M8 14h8',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.01',
  language: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.500 9.500h17M3.500 14.500h17M12 3c-5 5.500-5 12.500 0 18M12 3c5 5.500 5 12.500 0 18',
  list: 'M4 6.500h16M4 12h16M4 17.500h10',
  menu: 'M4 6.500h16M4 12h16M4 17.500h16',
  more: 'M5 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0zM11.400 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0zM17.800 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0z',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500c0-3.500 2.500-5.500 6.500-5.500s6.500 2 6.500 5.500M15.500 4.300a3.500 3.500 0 0 1 0 6.400M18 14.600c2.200.700 3.500 2.400 3.500 4.900',
  play: 'M7 4.500v15L19.500 12z',
  scales: 'M12 3.500v17M8 20.500h8M4.500 6.500L12 5l7.500 1.500M4.500 6.500L2 13.500a2.500 2.500 0 0 0 5 0zM19.500 6.500L17 13.500a2.500 2.500 0 0 0 5 0z',
  settings:
    'M4 7.500h9M17.500 7.500H20M15.250 9.750a2.250 2.250 0 1 0 0-4.500 2.250 2.250 0 0 0 0 4.500zM4 16.500h2.500M11 16.500h9M8.750 18.750a2.250 2.250 0 1 0 0-4.500 2.250 2.250 0 0 0 0 4.500z',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 5.500H4.500V7A3.500 3.500 0 0 0 8 10.500M16 5.500h3.500V7a3.500 3.500 0 0 1-3.500 3.500M12 14v4M8.500 20h7',
  warning: 'M12 3.500L22 20.500H2zM12 10v4.500M12 17.500v.01',
} as const

/** A sign that the first pages show. */
export type FirstIconName = keyof typeof FIRST_PATHS
export type IconName = FirstIconName | keyof typeof LATER_PATHS

const drawn: Partial<Record<IconName, string>> = { ...FIRST_PATHS }

/** Fetches the signs of all pages but the first; those of the first are here at once. Settles when each can be drawn. */
export async function drawAllIcons(): Promise<void> {
  Object.assign(drawn, (await import('./later-paths')).LATER_PATHS)
}

/** Point on or back as words are read; drawn for words that are read from the left. */
const DIRECTED: ReadonlySet<IconName> = new Set<IconName>(['back', 'forward', 'first', 'last', 'undo', 'redo'])

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly name: IconName
}

/** A drawn sign beside a word; the word says it all, so the sign is hidden from screen readers. */
export const Icon = memo(function Icon({ name, ...rest }: IconProps) {
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
      <path d={drawn[name]} />
    </svg>
  )
})

/** The same for the code of the first pages, which has only some of the signs. */
export const FirstIcon: ComponentType<IconProps & { readonly name: FirstIconName }> = Icon
