import { createContext, use, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '../components/classes'
import { FirstIcon } from '../components/icon/icon'
import { startWords } from '../messages/start-page'
import styles from './page.module.css'

/** Whether the person came here from another page of ours; only then does the heading take the focus. */
export const ArrivedContext = createContext(false)

interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The window's title, without the app's name. */
  readonly title: string
  /** The page's heading; the title unless given. */
  readonly heading?: ReactNode
  /** The heading is there for screen readers only (the table needs the room). */
  readonly headingHidden?: boolean
  /** Filters and tools in the row of the heading. */
  readonly beside?: ReactNode
  /** The page above this one; a sign before the heading leads there where no column of pages does. */
  readonly back?: string
  /** The page is for one thing, whose bar stands where a phone has its tabs; it needs a way `back`. */
  readonly task?: boolean
  /** `column` has paper round it; `full` gives the page all there is, edge to edge. */
  readonly layout?: 'column' | 'full'
}

/** A page: its window title, its one heading, and the focus moved there when it is gone to. */
export function Page({
  title,
  heading = title,
  headingHidden = false,
  beside,
  back,
  task = false,
  layout = 'column',
  className,
  children,
  ...rest
}: PageProps) {
  const arrived = use(ArrivedContext)
  const top = useRef<HTMLHeadingElement>(null)

  // before the page is painted: a screen reader must not say the title of the page that was there
  useLayoutEffect(() => {
    document.title = title === startWords.shell.name ? title : startWords.shell.title(title)
  }, [title])
  useLayoutEffect(() => {
    if (!arrived) return
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [arrived])

  return (
    <div
      {...rest}
      className={classes(styles.page, className)}
      data-layout={layout}
      data-heading={headingHidden && back === undefined && beside === undefined ? 'hidden' : undefined}
      data-task={task || undefined}
    >
      <div className={styles.top}>
        {back !== undefined && (
          <Link href={back} className={styles.back} aria-label={startWords.shell.back}>
            <FirstIcon name="back" />
          </Link>
        )}
        <h1 ref={top} tabIndex={-1} className={headingHidden ? 'visually-hidden' : styles.heading}>
          {heading}
        </h1>
        {beside}
      </div>
      {children}
    </div>
  )
}
