import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { topDialog } from '../../hooks/is-dialog-open'
import { useAnnounceIfAny } from '../announcer/announcer'
import { classes } from '../classes'
import { FirstIcon } from '../icon/icon'
import styles from './notice.module.css'

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Told by its sign and its first words as well as its colour. */
  readonly tone?: 'info' | 'warning' | 'danger'
  readonly title?: ReactNode
  readonly actions?: ReactNode
}

/**
 * Something a person should know, in the flow of the page. Give it the role `alert` or `status` if it appears without being asked for: where it appears below an
 * open dialog, its words are then said in the dialog.
 */
export function Notice({ tone = 'info', title, actions, className, children, ...rest }: NoticeProps) {
  const words = useRef<HTMLDivElement>(null)
  const announce = useAnnounceIfAny()
  const { role } = rest
  useEffect(() => {
    const dialog = topDialog()
    if (role === undefined || words.current === null || dialog === null || dialog.contains(words.current)) return
    announce?.say([...words.current.childNodes].map(({ textContent }) => textContent).join(' '))
  }, [role, announce])
  return (
    <div {...rest} className={classes(styles.notice, className)} data-tone={tone}>
      <FirstIcon name={tone === 'info' ? 'info' : 'warning'} className={styles.sign} />
      <div ref={words} className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

interface ProblemNoticeProps extends Omit<NoticeProps, 'tone' | 'role' | 'children'> {
  readonly text: ReactNode
}

/** Why something was not done, said at once; nothing while nothing is wrong. */
export function ProblemNotice({ text, ...rest }: ProblemNoticeProps) {
  if (text === null) return null
  return (
    <Notice {...rest} tone="danger" role="alert">
      <p>{text}</p>
    </Notice>
  )
}
