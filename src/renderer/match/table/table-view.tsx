import type { ComponentProps, ReactNode } from 'react'
import { Page } from '../../app/page'
import { words } from '../../messages/page'
import type { Entry } from '../entry/use-entry'
import type { MatchView } from '../match-view'
import { RolledDice } from '../round/rolled-dice'
import { Boneyard } from './boneyard'
import { Caption } from './caption'
import { ChipFlight } from './chip-flight'
import { Felt } from './felt'
import { TopSlot } from './moment'
import { TableLine } from './table-line'

interface ViewProps {
  readonly view: MatchView
  /** The window's title, where it is not that of the table. */
  readonly title?: string
  readonly className?: string | undefined
  /** The table: its felt, and what stands round it. */
  readonly children: ReactNode
  /** What lies open over it. */
  readonly over?: ReactNode
  /** The chips that are won, where they fly elsewhere than to the scores. */
  readonly chips?: ReactNode
}

/** A table that has the whole window, whoever looks at it: where it is entered, on a phone, flat between the players, or across the room. */
export function TableView({ view, title, className, children, over, chips }: ViewProps) {
  return (
    <Page className={className} layout="full" headingHidden title={title ?? words.match.table.title(view.words.name, view.names)}>
      {children}
      {over}
      {chips ?? <ChipFlight view={view} />}
    </Page>
  )
}

interface FeltProps extends Pick<ComponentProps<typeof TableLine>, 'far' | 'ringed' | 'onPlay' | 'onOpen'> {
  readonly view: MatchView
  /** With one, the ends of the line are where its tile can go. */
  readonly entry?: Entry | null
  readonly className?: string | undefined
  readonly diceClass?: string | undefined
  /** Draws with a tap on the boneyard; left out where nobody draws. */
  readonly onDraw?: (() => void) | undefined
  /** Asked for where the round seems to be blocked; left out, it is only said. */
  readonly onEnterHands?: (() => void) | undefined
  /** What else is said at the top edge. */
  readonly notice?: ReactNode
  /** What stands in the line of words at the bottom, in place of the last entry. */
  readonly caption?: ReactNode
  /** What lies over the line. */
  readonly children?: ReactNode
}

/** The felt of a match with all that lies on it: dice, boneyard, what the table says, the line of play, and the last entry. */
export function TableFelt({ view, entry = null, className, diceClass, onDraw, onEnterHands, notice, caption, far = false, children, ...line }: FeltProps) {
  const dice = view.scored.state.round?.dice ?? null
  const [choices, selected] = [entry?.choices ?? null, entry?.selected ?? null]
  return (
    <Felt
      className={className}
      dice={dice !== null && <RolledDice on="felt" className={diceClass} dice={dice} />}
      boneyard={<Boneyard view={view} onDraw={onDraw} />}
      top={
        <>
          <TopSlot view={view} onEnterHands={onEnterHands} />
          {notice}
        </>
      }
      caption={caption ?? <Caption view={view} choices={choices} selected={selected} />}
    >
      <TableLine
        {...line}
        view={view}
        ground={false}
        far={far}
        zoomable={!far}
        choices={choices}
        {...(entry === null ? {} : { selected, begun: entry.typed, onEnd: entry.playAt })}
      />
      {children}
    </Felt>
  )
}
