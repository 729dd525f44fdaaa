import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import type { Ask, DialogAsked } from './model/asked'
import type { EveningView } from './model/use-evening'
import styles from './evening.module.css'

/** What is needed now and then; what is about seats only once there are some. */
export function Tools({ view, ask }: { readonly view: EveningView; readonly ask: Ask }) {
  const { tools } = words.evening
  const begun = view.state.rounds.length > 0
  return (
    <nav aria-label={tools.label} className={styles.tools}>
      {begun && (
        <>
          <Tool icon="people" asks={{ kind: 'late' }} ask={ask}>
            {tools.late}
          </Tool>
          <Tool icon="close" asks={{ kind: 'leave' }} ask={ask}>
            {tools.leaves}
          </Tool>
          <Tool icon="reset" asks={{ kind: 'swap' }} ask={ask}>
            {tools.swap}
          </Tool>
          <Tool icon="list" asks={{ kind: 'standings' }} ask={ask}>
            {tools.standings}
          </Tool>
        </>
      )}
      {!begun && (
        <Tool icon="close" asks={{ kind: 'leave' }} ask={ask}>
          {tools.leaves}
        </Tool>
      )}
      <Tool icon="phone" asks={{ kind: 'phones' }} ask={ask}>
        {tools.phones}
      </Tool>
      <Tool icon="settings" asks={{ kind: 'settings' }} ask={ask}>
        {tools.settings}
      </Tool>
      <a className={styles.tool} href={`#${paths.eveningScreen(view.evening.id)}`} target={`caravan-evening-${view.evening.id}`} rel="opener">
        <Icon name="system" />
        {tools.screen}
      </a>
    </nav>
  )
}

function Tool({ icon, asks, ask, children }: { readonly icon: IconName; readonly asks: DialogAsked; readonly ask: Ask; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.tool} onClick={() => ask(asks)}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
