import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { AppMenu } from '../../../app/app-menu'
import { usePermissions } from '../../../app/permissions'
import { Button, ButtonLink, PagesContext } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Icon } from '../../../components/icon/icon'
import type { IconName } from '../../../components/icon/paths'
import { usePhones } from '../../../match/invite/use-table-live'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import { layFlat, useLayFlat } from '../flat/lay-flat-choice'
import { Standing } from './standing'
import styles from './more-dialog.module.css'

type MoreKind = 'history' | 'sheet' | 'share' | 'rules' | 'invite' | 'under-way' | 'big-screen' | 'show'

/** A dispute is settled from the match itself, with its latest round filled in; and it leads to its own rules in the book. */
const REACHED_HERE = ['settle', 'rules'] as const

interface Props {
  readonly view: MatchView
  /** The round began before its record: it can be photographed as it lies. */
  readonly maySetUp: boolean
  readonly onOpen: (kind: MoreKind) => void
  readonly onRedo: () => void
  readonly onKeys: () => void
  readonly onTeach: (() => void) | null
  /** What waits to be settled: it comes first. */
  readonly waits: ReactNode
  /** What anyone can count of the table, and what helps to learn. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Everything that is wanted once in an evening, in three lists: what the table does, how it looks, and the match itself; then the way out. */
export function MoreDialog({ view, maySetUp, onOpen, onRedo, onKeys, onTeach, waits, children, onClose }: Props) {
  const may = usePermissions()
  const { hasRoom } = useLayFlat()
  const pages = use(PagesContext)
  const { live } = words
  const redo = view.redo === null ? words.match.entry.redo : words.match.redoNamed(words.match.edits[view.redo])
  const andClose = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog width="workspace" open title={live.more} onClose={onClose}>
      <Standing view={view} />
      <div className={styles.waits}>{waits}</div>
      <div className={styles.lists}>
        <List heading={live.atTable}>
          {may('host') && <PhonesRow view={view} onOpen={() => onOpen('invite')} />}
          <Row icon="sheet" text={words.match.table.sheet} onClick={() => onOpen('sheet')} />
          <LinkRow icon="book" text={words.ruleBook.match.link} href={paths.matchRules(view.matchId)} />
          <LinkRow icon="scales" text={words.settle.open} href={paths.settleMatch(view.matchId)} />
          {may('host') && <LinkRow icon="camera" text={words.cameraTable.open} href={paths.camera(view.matchId)} />}
          {maySetUp && <Row icon="picture" text={words.photo.line.open} onClick={() => onOpen('under-way')} />}
          {onTeach !== null && <Row icon="star" text={words.teaching.teach} onClick={andClose(onTeach)} />}
        </List>
        <List heading={live.look}>
          <Row icon="system" text={words.bigScreen.open} hint={words.bigScreen.overlay} onClick={() => onOpen('big-screen')} />
          {hasRoom && <Row icon="flat" text={words.flat.open} onClick={andClose(() => layFlat.choose('on'))} />}
          <Row icon="eye" text={words.match.show.label} onClick={() => onOpen('show')} />
        </List>
        <List heading={live.match}>
          <Row icon="share" text={words.share.button} onClick={() => onOpen('share')} />
          {may('host') && <Row icon="pencil" text={words.changeRules.title} onClick={() => onOpen('rules')} />}
          <LinkRow icon="play" text={words.replay.linkInFull} href={paths.replay(view.matchId)} />
          <Row icon="info" text={words.match.feed.heading} hint={live.feedHint} onClick={() => onOpen('history')} />
          <Row icon="redo" text={redo} disabled={view.redo === null} onClick={onRedo} />
        </List>
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

interface RowProps extends Pick<ComponentProps<typeof Button>, 'disabled' | 'onClick'> {
  readonly icon: IconName
  readonly text: string
  /** What else is behind it. */
  readonly hint?: string
}

function Row({ icon, text, hint, ...rest }: RowProps) {
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
function LinkRow({ icon, text, href }: Pick<RowProps, 'icon' | 'text'> & { readonly href: string }) {
  return (
    <ButtonLink href={href} variant="quiet" className={styles.row}>
      <Icon name={icon} />
      <span>{text}</span>
    </ButtonLink>
  )
}

/** With how many take part: where there is no room beside what is played, it is said here. */
function PhonesRow({ view, onOpen }: { readonly view: MatchView; readonly onOpen: () => void }) {
  const phones = usePhones(view.matchId)
  const { title, devices } = words.join.invite
  return phones === 0 ? <Row icon="phone" text={title} onClick={onOpen} /> : <Row icon="phone" text={title} hint={devices(phones)} onClick={onOpen} />
}
