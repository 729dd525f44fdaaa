import { useId, type Dispatch } from 'react'
import { makeTile } from '#shared/domino/tile'
import type { PersonId } from '#shared/kernel/ids'
import { Avatar } from '../../../components/avatar/avatar'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { FieldError } from '../../../components/field/field'
import { Icon } from '../../../components/icon/icon'
import type { CaseAction, SeatedHand } from '../../../match/arbiter/case'
import { words } from '../../../messages/page'
import styles from './trays.module.css'

interface Props {
  readonly seat: SeatedHand
  /** Counted from 0. */
  readonly place: number
  /** What the player is called, also where no name is written. */
  readonly name: string
  readonly personId: PersonId | undefined
  readonly entering: boolean
  readonly fixed: boolean
  readonly removable: boolean
  /** The id of the names that are suggested. */
  readonly peopleList: string
  readonly problem: string | undefined
  readonly onEnter: () => void
  readonly onChange: Dispatch<CaseAction>
}

/** A player and the tiles in their hand. A tap on the tray opens the pad for it, one on a tile takes it out. */
export function Tray({ seat, place, name, personId, entering, fixed, removable, peopleList, problem, onEnter, onChange }: Props) {
  const { key, hand, expected } = seat
  const blockWords = words.match.block
  const playersWords = words.newMatch.players
  const id = useId()
  const takeOut = (at: number): void => onChange({ type: 'hand', key, tiles: hand.filter((_, other) => other !== at) })
  return (
    <li className={styles.tray} data-entering={entering || undefined}>
      <div className={styles.who}>
        {seat.name.trim() === '' ? <span className={styles.nobody} /> : <Avatar name={name} personId={personId} />}
        {fixed ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <input
            type="text"
            className={styles.field}
            value={seat.name}
            maxLength={60}
            list={peopleList}
            autoComplete="off"
            autoCapitalize="words"
            data-seat={key}
            aria-label={playersWords.seat(place + 1)}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            placeholder={name}
            onChange={({ target }) => onChange({ type: 'name', key, name: target.value })}
          />
        )}
        {expected !== null && <span className={styles.count}>{blockWords.counted(hand.length, expected)}</span>}
        {removable && (
          <button type="button" className={styles.remove} aria-label={playersWords.remove(name)} onClick={() => onChange({ type: 'remove-seat', key })}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <ul className={styles.tiles} aria-label={blockWords.inHand(name)}>
        {hand.map((tile, at) => (
          <li key={`${tile} ${hand.slice(0, at).filter((before) => before === tile).length}`}>
            <button type="button" className={styles.tile} aria-label={blockWords.take(makeTile(tile))} onClick={() => takeOut(at)}>
              <DominoTile tile={tile} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.add} aria-label={words.settle.tiles.enter(name)} aria-pressed={entering} data-enter={place} onClick={onEnter}>
        <Icon name="add" />
      </button>
      {problem !== undefined && (
        <div className={styles.problem}>
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </div>
      )}
    </li>
  )
}
