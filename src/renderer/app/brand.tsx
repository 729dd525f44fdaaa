import type { SVGProps } from 'react'

/** The mark: a 6-4 lying aslant. It stands beside the name, so it is hidden from screen readers. */
export function Brand(props: SVGProps<SVGSVGElement>) {
  const pips = [
    [11, 9],
    [11, 14],
    [11, 19],
    [21, 9],
    [21, 14],
    [21, 19],
    [11.5, 30],
    [20.5, 30],
    [11.5, 38],
    [20.5, 38],
  ] as const
  return (
    <svg viewBox="0 0 44 48" aria-hidden="true" focusable="false" {...props}>
      <g transform="translate(6 0) rotate(18 16 24)">
        <rect x="4" y="3" width="24" height="42" rx="5" fill="var(--tile-face)" stroke="var(--tile-edge)" />
        <path d="M8 24h16" stroke="var(--tile-edge)" strokeWidth="1.5" />
        {pips.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" fill="var(--tile-pip)" />
        ))}
      </g>
    </svg>
  )
}
