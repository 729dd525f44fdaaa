import { use } from 'react'
import { steady } from '../../../app/steady'
import { WaysContext } from '../../../app/ways'
import { PagesContext } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { Popup } from '../../../components/popup/popup'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { AppMenu } from '../../../app/app-menu'
import { PhonesButton } from '../invite/phones-button'
import { MatchStanding } from './standing'
import styles from './head.module.css'

interface HeadProps {
  readonly view: MatchView
  readonly onKeys: () => void
  readonly onPhones: () => void
}

/** The top of the rail: the ways to other pages where there are any, what is played, and the phones that take part. */
export const Head = steady(function Head({ view, onKeys, onPhones }: HeadProps) {
  const ways = use(WaysContext)
  const pages = use(PagesContext)
  return (
    <div className={styles.head}>
      {(pages || ways.length > 0) && (
        <nav aria-label={words.shell.nav.label} className={styles.nav}>
          <Popup className={styles.menu} label={words.shell.nav.menu} button={<Icon name="menu" />}>
            <AppMenu onKeys={onKeys} />
          </Popup>
        </nav>
      )}
      <MatchStanding view={view} />
      <PhonesButton view={view} onOpen={onPhones} />
    </div>
  )
})
