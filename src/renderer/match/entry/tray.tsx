import { liesRoundLead } from '#shared/domino/line'
import { useCallback, useMemo } from 'react'
import { copiesOf, timesLying } from '#shared/domino/set'
import { tileOf, type Tile } from '#shared/domino/tile'
import { playsScore } from '#shared/games/index'
import type { Seat } from '#shared/match/events'
import type { RoundState } from '#shared/match/state'
import { Avatar } from '../../components/avatar/avatar'
import { useTileStyle } from '../../components/domino-tile/tile-style'
import { useMedia } from '../../hooks/use-media'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { arrowsChoose } from '../model/choices'
import { padTiles } from '../model/pad-tiles'
import { payingPlaces, type Paying, type PayingPlaces } from '../model/paying-places'
import { mostRows, trayRows, trayShape, type TrayRow, type TraySlot } from '../model/tray'
import { Halves, type HalvesRow } from './halves'
import { NumberDisc } from './number-disc'
import { usePadKeys } from './pad-keys'
import { Dent, Slot } from './slot'
import { leadAsked } from './lead-asked'
import { tileName } from './tile-name'
import type { Entered } from './entry-store'
import { type TileEntry, useAllEntered, useEntered } from './use-entry'
import { TALL_TABLET, WholeSet } from './whole-set'
import styles from './tray.module.css'

interface TrayProps {
  readonly view: MatchView
  readonly entry: TileEntry
  /** Tiles lie in their rows, or stand; left out, as the window asks for. */
  readonly lying?: boolean | undefined
}

/** Where tiles lie on upright tablets that are small; double-nine sets lie there too, since ten of them stand side by side on none of those. */
const UPRIGHT_TABLET = '(width >= 37.5rem) and (orientation: portrait), (width >= 37.5rem) and (width < 62.5rem) and (height >= 35rem)'

/** A low window beside which four rows would have to be scrolled to: they stand two and two. */
const LOW_WINDOW = '(orientation: landscape) and (width >= 50rem) and (width < 62.5rem) and (height >= 35rem) and (height < 46rem)'

/** Where a row has room for five lying tiles, or seven that stand. */
const PHONE = '(width < 37.5rem)'

/**
 * Everything that can be played now: a row for each open number, with a fixed place for each other half.
 *
 * Its height belongs to the game and the window, so it never changes while a round is played. Before the lead (`data-lead`) it shows the whole
 * set, and may take room from the felt, on which nothing lies yet.
 */
export function Tray({ view, entry, lying }: TrayProps) {
  const { rules, round } = view.scored.state
  const shape = trayShape(rules)
  const leads = round?.line.lead === null
  const doubles = rules.leadTile === 'double'
  /* Where the chosen tile has several ends, arrow keys choose among them. */
  const arrowsMove = useEntered(entry, view, ({ choices }) => !arrowsChoose(choices))
  return (
    <div
      className={styles.tray}
      data-tray
      data-lead={leads ? (doubles ? 'doubles' : 'set') : undefined}
      data-many={view.names.length > 4 || undefined}
      data-shape={shape}
      data-columns={rules.maxPip + 1}
      data-most={mostRows(rules)}
    >
      {leads ? (
        <Lead view={view} entry={entry} arrowsMove={arrowsMove} />
      ) : shape === 'rows' ? (
        <Rows view={view} entry={entry} arrowsMove={arrowsMove} lying={lying} />
      ) : (
        <ByHalf view={view} entry={entry} arrowsMove={arrowsMove} lying={lying} />
      )}
    </div>
  )
}

interface InsideProps extends TrayProps {
  readonly arrowsMove: boolean
}

/** Before the lead: every tile that may lead. */
function Lead({ view, entry, arrowsMove }: InsideProps) {
  const { state, rules } = view.scored
  const { tap } = entry
  const { player, nobody, chosen } = useAllEntered(entry, view)
  const onTap = useCallback((tile: Tile) => tap(tile), [tap])
  const trayWords = words.match.tray
  const name = scorerWords.nameOf(view.names, player)
  const doubles = rules.leadTile === 'double'
  const tiles = padTiles(state, words.match.pad).filter(({ look }) => look === 'free')
  return (
    <>
      <p className={styles.head}>
        <strong>{nobody ? leadAsked(view) : doubles ? trayWords.leadsDouble(name) : trayWords.leads(name)}</strong> <span>{trayWords.count(tiles.length)}</span>
      </p>
      <WholeSet
        label={words.match.pad.label}
        tiles={tiles}
        maxPip={rules.maxPip}
        chosen={chosen?.tile ?? null}
        arrowsMove={arrowsMove}
        besideFelt
        onTap={onTap}
      />
      {nobody && <WhoLeads view={view} entry={entry} />}
    </>
  )
}

/** Who leads the chosen tile: one tap on a name, and it is led. */
function WhoLeads({ view, entry }: Pick<TrayProps, 'view' | 'entry'>) {
  const { whoLeads, leadBy } = entry
  const { chosen, selected } = useAllEntered(entry, view)
  const asked = chosen === null ? leadAsked(view) : words.match.tray.whoLeads(chosen.written)
  return (
    <div ref={whoLeads} className={styles.names} role="group" aria-label={asked}>
      {view.names.map((name, seat) => (
        <button key={seat} type="button" className={styles.name} disabled={selected === null} title={name} onClick={() => leadBy(seat)}>
          <Avatar size="small" name={name} personId={view.record.players[seat]?.personId} />
          <span className={styles.text}>{name}</span>
        </button>
      ))}
    </div>
  )
}

/** How many of a tile lie there, where there are several; null where none does. */
function copiesLying(round: RoundState | null, copies: number, tile: Tile): string | null {
  const lying = round === null ? 0 : timesLying(round.laid[tile] ?? 0, round.set, tile)
  return round === null || lying === 0 ? null : words.match.pad.playedCopies(lying, copiesOf(copies, round.set, tile))
}

/** The name of a tile in a row: where it would go, and how many of its kind lie there where there are several. */
function useSlotName(view: MatchView, paying: PayingPlaces): (row: TrayRow, slot: TraySlot) => string {
  const { faces } = useTileStyle()
  const { round, rules } = view.scored.state
  return ({ suit, ends }, { tile }) => {
    return tileName(tile, faces, words.match.tray.at(ends), copiesLying(round, rules.copies, tile), payingName(paying(suit, tile)))
  }
}

const payingName = (paying: Paying | null): string | null => {
  if (paying === null) return null
  const pays = scorerWords.signed(paying.points)
  const scores = paying.best ? words.learningAid.best(pays) : pays
  return paying.sum === null ? scores : `${words.match.way.sum(paying.sum)}, ${scores}`
}

const NOTHING_SHOWN: PayingPlaces = () => null

/** What the places of the tray would score, at a table that wants to see it. */
function usePaying({ learningAid, scored }: MatchView, player: Seat, rows: readonly TrayRow[]): PayingPlaces {
  return useMemo(
    () => (learningAid && playsScore(scored.rules) ? payingPlaces(scored.state, rows, player) : NOTHING_SHOWN),
    [learningAid, scored, rows, player],
  )
}

function Rows({ view, entry, arrowsMove, lying: wanted }: InsideProps) {
  const { state } = view.scored
  const upright = useMedia(UPRIGHT_TABLET)
  const tall = useMedia(TALL_TABLET)
  const low = useMedia(LOW_WINDOW)
  const rows = useMemo(() => trayRows(state), [state])
  const lying = wanted ?? (tall ? rows.length > 2 : (upright && !(low && mostRows(state.rules) > 2)) || state.rules.maxPip > 6)
  const entered = useAllEntered(entry, view)
  const { typed } = entered
  const paying = usePaying(view, entered.player, rows)
  const nameOf = useSlotName(view, paying)
  const keyOf = (row: TrayRow, tile: Tile): string => `${row.suit} ${tile}`
  const joined = chosenSuit(entered, rows)
  const chosen = entered.chosen === null ? null : `${joined} ${entered.chosen.tile}`
  const keysOf = (some: readonly TrayRow[]): readonly string[] => some.flatMap((row) => row.slots.flatMap(({ open, tile }) => (open ? [keyOf(row, tile)] : [])))
  /* A number was chosen first: it is one of its tiles that comes next. */
  const begun = rows.filter(({ suit }) => suit === typed)
  const keys = usePadKeys(keysOf(rows), chosen, arrowsMove, keysOf(begun))
  return (
    <div
      className={styles.rows}
      dir="ltr"
      role="group"
      aria-label={words.match.tray.label}
      data-rows={rows.length}
      data-begun={begun.length > 0 || undefined}
      data-pad
      onKeyDown={keys.onKeyDown}
    >
      {rows.map((row) => (
        <div
          key={row.suit}
          className={styles.row}
          role="group"
          aria-label={words.match.tray.row(row.ends, row.suit)}
          data-typed={typed === row.suit || undefined}
        >
          <span className={styles.discs} aria-hidden="true">
            {(liesRoundLead(state.rules.layout) ? row.ends.slice(0, 1) : row.ends).map((end) => (
              <NumberDisc key={end} suit={row.suit} />
            ))}
          </span>
          <div className={styles.slots}>
            {row.slots.map((slot) => {
              const { half, tile, open } = slot
              if (!open) return <Dent key={half} half={half} lying={lying} />
              const key = keyOf(row, tile)
              return (
                <Slot
                  key={half}
                  place={key}
                  tile={tile}
                  first={row.suit}
                  name={nameOf(row, slot)}
                  lying={lying}
                  paying={paying(row.suit, tile)}
                  pressed={key === chosen}
                  tabIndex={keys.stopAt(key)}
                  onFocus={keys.onFocus}
                  onTap={entry.tap}
                />
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}

/** The row in which the chosen tile is lifted: where it would be played, else as it was said, else the first that has it. */
function chosenSuit({ chosen, selected }: Entered, rows: readonly TrayRow[]): number | null {
  if (chosen === null) return null
  const there = rows.filter(({ slots }) => slots.some(({ tile }) => tile === chosen.tile)).map(({ suit }) => suit)
  return [chosen.suit, selected?.suit].find((suit) => suit !== null && suit !== undefined && there.includes(suit)) ?? there[0] ?? null
}

function ByHalf({ view, entry, arrowsMove, lying }: InsideProps) {
  const { state } = view.scored
  const narrow = useMedia(PHONE)
  const { rules, round } = state
  const open = useMemo(() => trayRows(state), [state])
  const { player, chosen, typed } = useAllEntered(entry, view)
  const paying = usePaying(view, player, open)
  const rows = open.map(({ suit, ends }): HalvesRow => ({
    suit,
    where: words.match.tray.at(ends),
    places: Array.from({ length: rules.maxPip + 1 }, (_, half) => {
      const tile = tileOf(suit, half)
      const laid = round?.laid[tile] ?? 0
      const copies = copiesLying(round, rules.copies, tile)
      const pays = paying(suit, tile)
      return {
        half,
        tile,
        look: laid < rules.copies ? 'free' : 'off',
        note: [copies, payingName(pays)].filter((part) => part !== null).join(', ') || null,
        paying: pays,
      }
    }),
  }))
  return (
    <Halves
      label={words.match.tray.label}
      rows={rows}
      chosen={chosen?.tile ?? null}
      begun={typed ?? chosen?.suit ?? null}
      arrowsMove={arrowsMove}
      stands={narrow && lying !== true}
      onTap={entry.tap}
      onDown={entry.takeUp}
      onSlideOff={entry.clear}
    />
  )
}
