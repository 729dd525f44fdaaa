import { use, type ReactNode } from 'react'
import { usePermissions } from '../../../app/permissions'
import { Button, ButtonLink, PagesContext } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import type { MatchView } from '../../../match/match-view'
import { BigScreenLink } from '../../../match/table/big-screen-link'
import { layFlat, useLayFlat } from '../flat/lay-flat-choice'
import { AppMenu } from '../../../app/app-menu'
import { Standing } from './standing'
import styles from './more-dialog.module.css'

type MoreKind = 'history' | 'sheet' | 'share' | 'rules' | 'invite' | 'under-way' | 'show'

/** A dispute is settled from the match itself, with its latest round filled in. */
const SETTLED_HERE = ['settle'] as const

interface Props {
  readonly view: MatchView
  /** The round began before its record: it can be photographed as it lies. */
  readonly maySetUp: boolean
  readonly onOpen: (kind: MoreKind) => void
  readonly onRedo: () => void
  readonly onKeys: () => void
  /** What waits to be settled: it comes first. */
  readonly waits: ReactNode
  /** What helps to learn, and what anyone can count of the table. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Everything that is wanted once in an evening, each by its name: what happened, the match's own pages, what this device shows, and the way out. */
export function MoreDialog({ view, maySetUp, onOpen, onRedo, onKeys, waits, children, onClose }: Props) {
  const may = usePermissions()
  const { hasRoom } = useLayFlat()
  const redo = view.redo === null ? words.match.entry.redo : words.match.redoNamed(words.match.edits[view.redo])
  return (
    <Dialog open size="wide" title={words.live.more} onClose={onClose}>
      <Standing view={view} />
      <div className={styles.waits}>{waits}</div>
      <h3 className={styles.heading}>{words.live.match}</h3>
      <div className={styles.group}>
        <Button onClick={() => onOpen('history')}>
          <Icon name="info" />
          {words.match.feed.heading}
        </Button>
        <Button disabled={view.redo === null} onClick={onRedo}>
          <Icon name="redo" />
          {redo}
        </Button>
        <Button onClick={() => onOpen('sheet')}>
          <Icon name="book" />
          {words.match.table.sheet}
        </Button>
        <Button onClick={() => onOpen('share')}>
          <Icon name="share" />
          {words.share.button}
        </Button>
        {maySetUp && (
          <Button onClick={() => onOpen('under-way')}>
            <Icon name="camera" />
            {words.photo.line.open}
          </Button>
        )}
        {may('host') && (
          <Button onClick={() => onOpen('rules')}>
            <Icon name="pencil" />
            {words.changeRules.title}
          </Button>
        )}
        {may('host') && (
          <Button onClick={() => onOpen('invite')}>
            <Icon name="phone" />
            {words.join.invite.title}
          </Button>
        )}
        <ButtonLink href={paths.settleMatch(view.matchId)}>
          <Icon name="scales" />
          {words.settle.open}
        </ButtonLink>
        <ButtonLink href={paths.matchRules(view.matchId)}>
          <Icon name="book" />
          {words.ruleBook.match.link}
        </ButtonLink>
        <ButtonLink href={paths.replay(view.matchId)}>
          <Icon name="play" />
          {words.replay.linkInFull}
        </ButtonLink>
        {may('host') && (
          <ButtonLink href={paths.camera(view.matchId)}>
            <Icon name="camera" />
            {words.cameraTable.open}
          </ButtonLink>
        )}
        <Button onClick={() => onOpen('show')}>
          <Icon name="eye" />
          {words.match.show.label}
        </Button>
        {hasRoom && (
          <Button
            onClick={() => {
              layFlat.choose('on')
              onClose()
            }}
          >
            <Icon name="system" />
            {words.flat.open}
          </Button>
        )}
        <div className={styles.screen}>
          <BigScreenLink matchId={view.matchId} />
        </div>
      </div>
      <div className={styles.aids}>{children}</div>
      {use(PagesContext) ? (
        <div className={styles.pages}>
          <h3 className={styles.heading}>{words.shell.nav.label}</h3>
          <nav aria-label={words.shell.nav.label}>
            <AppMenu without={SETTLED_HERE} onKeys={onKeys} />
          </nav>
        </div>
      ) : (
        <AppMenu without={SETTLED_HERE} onKeys={onKeys} />
      )}
    </Dialog>
  )
}
