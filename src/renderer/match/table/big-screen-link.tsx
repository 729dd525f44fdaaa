import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { MatchId } from '#shared/kernel/ids'
import { paths } from '../../navigation/paths'
import { ButtonLink, PagesContext } from '../../components/button/button'
import { Icon, type IconName } from '../../components/icon/icon'
import { words } from '../../messages/page'
import styles from './table.module.css'

interface BigScreenLinkProps {
  readonly matchId: MatchId
  /** In this window: the device is there to be looked at. */
  readonly here?: boolean
}

/** Opens the big screen of a match, or its form for a stream, in a second window. A device at the table has them too. */
export function BigScreenLink({ matchId, here = false }: BigScreenLinkProps) {
  const { bigScreen } = words
  return (
    <div className={styles.link}>
      <div className={styles.way}>
        <WindowLink path={paths.bigScreen(matchId)} icon="system" window={`caravan-screen-${matchId}`} size="width=1280,height=720" here={here}>
          {bigScreen.open}
        </WindowLink>
        <p className={styles.hint}>{bigScreen.openHint}</p>
      </div>
      <div className={styles.way}>
        <WindowLink path={paths.overlay(matchId)} icon="picture" window={`caravan-overlay-${matchId}`} size="width=1280,height=720" here={here}>
          {bigScreen.overlay}
        </WindowLink>
        <p className={styles.hint}>{bigScreen.overlayHint}</p>
      </div>
    </div>
  )
}

interface WayProps {
  readonly path: string
  readonly icon: IconName
  /** Named after the match: asked for again, the window that is there is found again. */
  readonly window: string
  readonly size: string
  readonly here: boolean
  readonly children: string
}

/** A link to a window of its own; in this one where a second is refused. */
function WindowLink({ path, icon, window: name, size, here, children }: WayProps) {
  const [, navigate] = useLocation()
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (here) return
    event.preventDefault()
    const address = new URL(window.location.href)
    address.hash = path
    const opened = window.open(address, name, `popup,${size}`)
    if (opened === null) navigate(path)
    else opened.focus()
  }
  return (
    <PagesContext value={true}>
      <ButtonLink href={path} {...(here ? {} : { target: name })} onClick={open}>
        <Icon name={icon} />
        {children}
      </ButtonLink>
    </PagesContext>
  )
}
