import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { PLAIN_TILES, TileStyleContext } from '../components/domino-tile/tile-style'
import styles from './printed.module.css'

/** What was asked for by name while the browser takes the page; null when printing is asked for from outside. */
let askedFor: string | null = null

/** Prints one of the papers of a page. */
export function printPaper(name: string): void {
  askedFor = name
  try {
    /* the browser takes the page before it goes on */
    window.print()
  } finally {
    askedFor = null
  }
}

interface PrintedProps {
  readonly name: string
  /** Printed too where nobody asked for a paper by name; one a page. */
  readonly usual: boolean
  readonly label: string
  /** Made before it is asked for, and seen by nobody: pictures are read by then. */
  readonly early?: boolean
  readonly children: ReactNode
}

/** On paper in place of the page, however printing was asked for; made only then, unless it is wanted early. */
export function Printed({ name, usual, label, early = false, children }: PrintedProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // the browser takes the page as it stands right after
    const before = (): void => flushSync(() => setPrinting(askedFor === null ? usual : askedFor === name))
    const after = (): void => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [name, usual])
  if (printing) return createPortal(<Paper label={label}>{children}</Paper>, document.body)
  return early ? createPortal(<div hidden>{children}</div>, document.body) : null
}

function Paper({ label, children }: Pick<PrintedProps, 'label' | 'children'>) {
  useLayoutEffect(() => {
    // said on the root itself: a browser may be late to see that :has() holds there
    document.documentElement.dataset['printing'] = ''
    return () => {
      delete document.documentElement.dataset['printing']
    }
  }, [])
  return (
    <section className={styles.paper} data-printed aria-label={label}>
      <TileStyleContext value={PLAIN_TILES}>{children}</TileStyleContext>
    </section>
  )
}
