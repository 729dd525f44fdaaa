import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { MatchId } from '#shared/kernel/ids'
import { paths } from '../../navigation/paths'
import { ButtonLink, PagesContext } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import styles from './table.module.css'

interface Props {
  readonly matchId: MatchId
  /** In this window: the device is there to be looked at. */
  readonly here?: boolean
}

/** Opens the big screen of a match in a second window; in this one where a second is refused. A device at the table has it too. */
export function BigScreenLink({ matchId, here = false }: Props) {
  const [, navigate] = useLocation()
  const path = paths.bigScreen(matchId)
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (here) return
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
      <PagesContext value={true}>
        <ButtonLink href={path} {...(here ? {} : { target: `caravan-screen-${matchId}` })} onClick={open}>
          <Icon name="system" />
          {words.bigScreen.open}
        </ButtonLink>
      </PagesContext>
      <p className={styles.hint}>{words.bigScreen.openHint}</p>
    </div>
  )
}
