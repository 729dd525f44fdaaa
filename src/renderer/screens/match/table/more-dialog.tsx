import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { behindMore, buttonOf, canBeDone, MORE_LISTS, TABLE_ACTIONS, type TableActionName, type TableButton, type TableFacts } from '../../../actions/at-table'
import { AppMenu } from '../../../app/app-menu'
import { usePermissions } from '../../../app/permissions'
import { Button, ButtonLink, PagesContext } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Icon, type IconName } from '../../../components/icon/icon'
import { usePhones } from '../../../match/invite/use-table-live'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { MatchStanding } from './standing'
import styles from './more-dialog.module.css'

/** A dispute is settled from the match itself, with its latest round filled in; and it leads to its own rules in the book. */
const REACHED_HERE = ['settle', 'rules'] as const

const NOTHING_MORE: readonly TableButton[] = []

interface MoreDialogProps {
  readonly table: TableFacts
  readonly view: MatchView
  readonly act: (name: TableActionName) => void
  readonly onKeys: () => void
  /** What waits to be settled: it comes first. */
  readonly waits: ReactNode
  /** What anyone can count of the table, and what helps to learn. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Everything that is wanted once in an evening, in three lists: what the table does, how it looks, and the match itself; then the way out. */
export function MoreDialog({ table, view, act, onKeys, waits, children, onClose }: MoreDialogProps) {
  const may = usePermissions()
  const pages = use(PagesContext)
  const { live } = words
  return (
    <Dialog width="workspace" open title={live.more} onClose={onClose}>
      <MatchStanding view={view} />
      <div className={styles.waits}>{waits}</div>
      <div className={styles.lists}>
        {MORE_LISTS.map((list) => (
          <List key={list} heading={live[list]}>
            {behindMore(list)
              .filter((name) => canBeDone(name, table) && (buttonOf(name).more?.forHost !== true || may('host')))
              .map((name) => (
                <ActionRow key={name} of={name} view={view} act={act} onClose={onClose} />
              ))}
          </List>
        ))}
      </div>
      <div className={styles.aids}>{children}</div>
      {pages ? (
        <div className={styles.pages}>
          <h3 className={styles.heading}>{words.shell.nav.label}</h3>
          <nav aria-label={words.shell.nav.label}>
            <AppMenu without={REACHED_HERE} onKeys={onKeys} />
          </nav>
        </div>
      ) : (
        <AppMenu without={REACHED_HERE} onKeys={onKeys} />
      )}
    </Dialog>
  )
}

/** What can go wrong at a table, and what the table does about it. */
export function WentWrongDialog({ table, view, act, onClose }: Pick<MoreDialogProps, 'table' | 'view' | 'act' | 'onClose'>) {
  return (
    <Dialog width="message" open title={words.match.wentWrong.title} onClose={onClose}>
      <WentWrong table={table} view={view} act={act} onClose={onClose} />
    </Dialog>
  )
}

/** What can be told of it, one under the other. `also`: what is meant for the last entry alone, first. */
export function WentWrong({
  table,
  view,
  act,
  onClose,
  also = NOTHING_MORE,
}: ComponentProps<typeof WentWrongDialog> & { readonly also?: readonly TableButton[] }) {
  return (
    <div className={styles.rows}>
      {[...also, ...behindMore('wrong')]
        .filter((name) => canBeDone(name, table))
        .map((name) => (
          <ActionRow key={name} of={name} view={view} act={act} onClose={onClose} />
        ))}
    </div>
  )
}

function List({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <div className={styles.rows}>{children}</div>
    </section>
  )
}

interface ActionRowProps extends Pick<MoreDialogProps, 'view' | 'act' | 'onClose'> {
  readonly of: TableButton
}

function ActionRow({ of, view, act, onClose }: ActionRowProps) {
  const { icon, text, idle, more } = buttonOf(of)
  const [action, shown] = [TABLE_ACTIONS[of], { icon, text: more?.text?.() ?? text({ view }) }]
  if ('leadsTo' in action) return <LinkRow {...shown} href={action.leadsTo(view.matchId)} />
  const row = {
    ...shown,
    disabled: idle?.({ view }) === true,
    onClick: () => {
      act(of)
      if (more?.closes === true) onClose()
    },
  }
  return more?.counts === 'phones' ? <PhonesRow {...row} view={view} /> : <MoreRow {...row} hint={more?.hint?.()} />
}

interface MoreRowProps extends Pick<ComponentProps<typeof Button>, 'disabled' | 'onClick'> {
  readonly icon: IconName
  readonly text: string
  /** What else is behind it. */
  readonly hint?: string | undefined
}

function MoreRow({ icon, text, hint, ...rest }: MoreRowProps) {
  const id = useId()
  if (hint === undefined)
    return (
      <Button {...rest} variant="quiet" className={styles.row}>
        <Icon name={icon} />
        <span>{text}</span>
      </Button>
    )
  return (
    <Button {...rest} variant="quiet" className={styles.row} aria-describedby={id}>
      <Icon name={icon} />
      <span className={styles.two}>
        <span>{text}</span>
        {/* a screen reader says the hint after the name of the button, not as a part of it */}
        <small id={id} className={styles.hint} aria-hidden="true">
          {hint}
        </small>
      </span>
    </Button>
  )
}

/** Nothing where the pages of the app are not at hand. */
function LinkRow({ icon, text, href }: Pick<MoreRowProps, 'icon' | 'text'> & { readonly href: string }) {
  return (
    <ButtonLink href={href} variant="quiet" className={styles.row}>
      <Icon name={icon} />
      <span>{text}</span>
    </ButtonLink>
  )
}

/** With how many take part: where there is no room beside what is played, it is said here. */
function PhonesRow({ view, ...row }: MoreRowProps & Pick<MoreDialogProps, 'view'>) {
  const phones = usePhones(view.matchId)
  return <MoreRow {...row} hint={phones === 0 ? undefined : words.join.invite.devices(phones)} />
}
