import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../app/paths'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { bigScreenWords as words } from '../../messages/page'
import styles from './big-screen-link.module.css'

/** Opens the big screen of a match in a second window; in this one where a second is refused. */
export function BigScreenLink({ matchId }: { readonly matchId: string }) {
  const [, navigate] = useLocation()
  const path = paths.bigScreen(matchId)
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault()
    const address = new URL(window.location.href)
    address.hash = path
    /* Named after the match: asked for again, the window that is there is found again. */
    const opened = window.open(address, `caravan-screen-${matchId}`, 'popup,width=1280,height=720')
    if (opened === null) navigate(path)
    else opened.focus()
  }
  return (
    <div className={styles.link}>
      <ButtonLink href={path} target={`caravan-screen-${matchId}`} onClick={open}>
        <Icon name="system" />
        {words.open}
      </ButtonLink>
      <p className={styles.hint}>{words.openHint}</p>
    </div>
  )
}
