import { type ReactNode, useMemo, useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { PhotoDialog } from '../photo-dialog'
import { HighHalves, PrintChoice } from '../print-choice'
import { PrintedQuestion } from '../printed-question'
import { withCorrection } from '../review/found-tiles'
import { type Outline, PhotoCanvas } from '../review/photo-canvas'
import { outlineOf, ReviewTiles } from '../review/review-tiles'
import { PhotoSource } from '../source/photo-source'
import { useSaid } from '../use-photo'
import { useTilePhoto } from '../use-tile-photo'
import {
  type FoundHand,
  handsFound,
  type HandsKnowledge,
  isAsked,
  NO_HANDS_SAID,
  type Owner,
  readHands,
  type SaidOfHands,
  withOut,
  withOwner,
} from './hands-model'
import styles from './hands-photo.module.css'

interface HandsPhotoProps {
  /** What the photo belongs to: it is found again when the dialog is opened again. */
  readonly of: string
  readonly names: readonly string[]
  /** How each is called where there is little room. */
  readonly short: readonly string[]
  readonly knowledge: HandsKnowledge
  /** Of whom nothing has been entered yet. */
  readonly open: readonly Seat[]
  /** What tiles are worth, in words. */
  readonly worth: (tiles: readonly Tile[]) => string
  /** What using one's own hand is called; left out where everyone's are photographed. */
  readonly confirm?: ((worth: string) => string) | undefined
  readonly onHands: (hands: ReadonlyMap<Seat, readonly Tile[]>) => void
  readonly onClose: () => void
}

/** Photographs what is left in hands, one or several in a picture: tiles that lie together are a hand, and a tap says whose it is. */
export function HandsPhoto({ of, names, short, knowledge, open, worth, confirm, onHands, onClose }: HandsPhotoProps) {
  const handsWords = words.photo.hands
  const photoState = useTilePhoto(of)
  const { photo, number } = photoState
  const [said, say] = useSaid<SaidOfHands>(photoState, NO_HANDS_SAID)
  const [chosen, setChosen] = useState<number | null>(null)
  const hands = useMemo(() => (photo === null ? [] : readHands(photo.tiles, knowledge, said)), [photo, knowledge, said])
  const found = handsFound(hands, said)
  const isChosen = ({ tiles }: FoundHand): boolean => chosen !== null && tiles.some(({ at }) => at === chosen)
  /* Whose hand is not known yet is asked first, and then what is not sure in it. */
  const asked = hands.find(isChosen) ?? hands.find(({ owner }) => owner === null) ?? hands.find(isAsked) ?? (hands.length === 1 ? hands[0] : undefined)
  const tiles = hands.flatMap((hand) => hand.tiles)
  const unsure = hands.filter(isAsked).reduce((sum, hand) => sum + hand.tiles.filter(({ look }) => look === 'unsure').length, 0)
  const unsettled = hands.some(({ owner }) => owner === null) || unsure > 0
  const worthOf = (hand: FoundHand): string => worth(hand.tiles.map(({ tile }) => tile))
  const nameOf = (seat: Seat): string => scorerWords.nameOf(names, seat)
  const label = (hand: FoundHand): string => {
    if (hand.owner === 'nobody') return handsWords.notCounted(hand.tiles.length)
    return hand.owner === null ? handsWords.unnamed(hand.tiles.length, worthOf(hand)) : handsWords.of(nameOf(hand.owner), hand.tiles.length, worthOf(hand))
  }
  const give = (places: readonly number[], owner: Owner): void => {
    say(withOwner(said, places, owner))
    setChosen(null)
  }
  const accept = (): void => {
    onHands(found)
    photoState.forget()
    onClose()
  }
  const others = hands.flatMap((hand, at): readonly Outline[] => {
    if (hands.length === 1 || hand.tiles.length === 0) return []
    const text = hand === asked ? '' : hand.owner === null ? words.photo.review.unsureMark : hand.owner === 'nobody' ? '' : (short[hand.owner] ?? '')
    return [{ key: -1 - at, corners: frameOf(hand), text, look: hand === asked ? 'new' : 'sure' }]
  })
  const tap = (key: number): void => setChosen(hands[-1 - key]?.tiles[0]?.at ?? null)
  const { one } = knowledge
  return (
    <PhotoDialog
      title={one ? words.photo.hand.title(nameOf(knowledge.asked)) : handsWords.title}
      leave={words.photo.play.leave}
      confirm={{
        label: confirm === undefined ? handsWords.use(found.size) : confirm(worth([...found.values()].flat())),
        disabled: found.size === 0 || unsettled,
        onClick: accept,
      }}
      startOver={photoState.startOver}
      onClose={onClose}
    >
      <HighHalves maxPip={knowledge.maxPip} />
      <PhotoSource photoState={photoState} more={<PrintChoice />}>
        {photo !== null && (
          <>
            <PrintedQuestion printed={photoState.printed} />
            <p role="status">
              {one ? words.photo.hand.found(tiles.length, null) : handsWords.found(tiles.length, hands.length)}
              {unsure > 0 && ` · ${words.photo.hand.settle(unsure)}`}
            </p>
            {asked !== undefined && !one && (
              <Names
                label={handsWords.whose(asked.tiles.length, worthOf(asked))}
                names={names}
                owner={asked.owner}
                onName={(owner) => give(placesOf(asked), owner)}
              >
                {handsWords.notAHand}
              </Names>
            )}
            {asked === undefined ? (
              <PhotoCanvas
                picture={photo.picture}
                label={words.photo.review.picture}
                outlines={[...others, ...tiles.map(outlineOf)]}
                onTap={(key) => (key < 0 ? tap(key) : setChosen(key))}
              />
            ) : (
              <ReviewTiles
                key={`${number} ${placesOf(asked).join(' ')}`}
                picture={photo.picture}
                tiles={asked.tiles}
                others={others}
                onOther={tap}
                maxPip={knowledge.maxPip}
                onCorrect={(at, tile) => say({ ...said, corrections: withCorrection(said.corrections, at, tile) })}
                {...(one
                  ? {}
                  : {
                      more: (at: number, close: () => void) => (
                        <Names
                          label={handsWords.belongs}
                          names={names}
                          owner={asked.owner}
                          onName={(owner) => {
                            close()
                            give([at], owner)
                          }}
                        >
                          {handsWords.notAHand}
                        </Names>
                      ),
                    })}
              />
            )}
            {!one && hands.length > 0 && (
              <ul className={styles.list} aria-label={handsWords.list}>
                {hands.map((hand) => (
                  <li key={placesOf(hand).join(' ')}>
                    <button type="button" className={styles.hand} aria-pressed={hand === asked} onClick={() => setChosen(hand.tiles[0]?.at ?? null)}>
                      {label(hand)}
                    </button>
                  </li>
                ))}
                {open
                  .filter((seat) => !hands.some(({ owner }) => owner === seat))
                  .map((seat) => (
                    <li key={`out ${seat}`}>
                      <button type="button" className={styles.hand} aria-pressed={said.out.includes(seat)} onClick={() => say(withOut(said, seat))}>
                        {handsWords.nothingLeft(nameOf(seat))}
                      </button>
                    </li>
                  ))}
              </ul>
            )}
          </>
        )}
      </PhotoSource>
    </PhotoDialog>
  )
}

const placesOf = ({ tiles }: FoundHand): readonly number[] => tiles.map(({ at }) => at)

/** The upright box round a hand in its photo, with a little room. */
function frameOf({ tiles }: FoundHand): Outline['corners'] {
  const corners = tiles.flatMap(({ detection }) => detection.corners)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.max(right - left, bottom - top) / 20
  return [
    { x: left - room, y: top - room },
    { x: right + room, y: top - room },
    { x: right + room, y: bottom + room },
    { x: left - room, y: bottom + room },
  ]
}

interface NamesProps {
  readonly label: string
  readonly names: readonly string[]
  readonly owner: Owner | null
  readonly onName: (owner: Owner) => void
  /** What it is called if it is nobody's. */
  readonly children: ReactNode
}

/** Whose something is: a name each, to be tapped. */
function Names({ label, names, owner, onName, children }: NamesProps) {
  return (
    <div className={styles.whose} role="group" aria-label={label}>
      <p className={styles.asks}>{label}</p>
      <div className={styles.names}>
        {names.map((name, seat) => (
          <Button key={seat} aria-pressed={owner === seat} variant={owner === seat ? 'primary' : 'secondary'} onClick={() => onName(seat)}>
            {name}
          </Button>
        ))}
        <Button variant="quiet" aria-pressed={owner === 'nobody'} onClick={() => onName('nobody')}>
          {children}
        </Button>
      </div>
    </div>
  )
}
