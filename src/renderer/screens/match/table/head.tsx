import { use } from 'react'
import { steady } from '../../../app/steady'
import { WaysContext } from '../../../app/ways'
import { PagesContext } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { Popup } from '../../../components/popup/popup'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { AppMenu } from '../../../app/app-menu'
import { Standing } from './standing'
import styles from './head.module.css'

/** The top of the rail: the ways to other pages where there are any, and what is played. */
export const Head = steady(function Head({ view, onKeys }: { readonly view: MatchView; readonly onKeys: () => void }) {
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
      <Standing view={view} />
    </div>
  )
})
