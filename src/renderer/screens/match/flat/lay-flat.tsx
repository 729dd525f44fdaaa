import { useState, type ReactNode } from 'react'
import type { Seat } from '#shared/match/events'
import type { TableActionName } from '../../../actions/at-table'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import type { Entry } from '../../../match/entry/use-entry'
import type { MatchView } from '../../../match/match-view'
import { trayShape, mostRows } from '../../../match/model/tray'
import { Caption } from '../../../match/table/caption'
import { TableFelt } from '../../../match/table/table-view'
import { words } from '../../../messages/page'
import { layFlat } from './lay-flat-choice'
import { SideBand } from './side-band'
import { seatedSides, SIDES } from './sides'
import styles from './lay-flat.module.css'

interface Props {
  readonly view: MatchView
  readonly entry: Entry
  readonly act: (name: TableActionName) => void
  /** What went wrong with the last command. */
  readonly problem: ReactNode
  /** Stands where the tray was once the round or the match is over. */
  readonly over: ReactNode
}

/** The match on a tablet in the middle of the table: everyone reads their own side, and the line of play lies between them and never moves. */
export function LayFlat({ view, entry, problem, act, over }: Props) {
  const flatWords = words.flat
  const [turned, setTurned] = useState(0)
  const [asked, setAsked] = useState<Seat | null>(null)
  const { rules, round } = view.scored.state
  const running = round !== null && round.end === null
  const bands = seatedSides(view.names.length, turned)
  return (
    <div className={styles.flat} data-deep={trayShape(rules) === 'halves' ? 'halves' : mostRows(rules) > 2 ? 'rows' : undefined}>
      <TableFelt
        view={view}
        entry={entry}
        className={styles.board}
        onDraw={running ? entry.draw : undefined}
        onEnterHands={running ? () => act('blocked') : undefined}
        notice={problem}
        caption={
          <div className={styles.foot}>
            <Caption view={view} choices={entry.choices} selected={entry.selected} />
            <Button variant="quiet" className={styles.way} onClick={() => setTurned((turned + 1) % view.names.length)}>
              {flatWords.turn}
            </Button>
            <Button variant="quiet" className={styles.way} onClick={() => layFlat.choose('off')}>
              <Icon name="close" />
              {flatWords.leave}
            </Button>
          </div>
        }
      />
      {SIDES.map((side) => (
        <SideBand
          key={side}
          side={side}
          seats={bands.find((band) => band.side === side)?.seats ?? []}
          view={view}
          entry={running ? entry : null}
          asked={asked}
          onAsk={setAsked}
          act={act}
        />
      ))}
      {!running && <div className={styles.over}>{over}</div>}
    </div>
  )
}
