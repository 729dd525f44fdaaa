import type { MatchSummary } from '#shared/contract/lists'
import { byPlace } from '#shared/match/by-place'
import { isolated } from '../../messages/isolated'
import { startScorerWords } from '../../messages/start-scorer'
import styles from './by-place.module.css'

/** A player of a match in a list: who they are, where they sit and what they have. */
export type Placed = MatchSummary['players'][number] & { readonly seat: number }

/** What a row of a list says of a match: everyone by place, so that names and points come in one order. */
export function placedPlayers({ players, ...order }: Pick<MatchSummary, 'players' | 'outcome' | 'lowest' | 'gone'>): readonly Placed[] {
  return byPlace(players, order)
}

/** The same, where partners, who sit opposite (PA-1), are one, with both names and what they have together. */
export function placedSides(match: Pick<MatchSummary, 'players' | 'outcome' | 'lowest' | 'gone' | 'partners'>): readonly Placed[] {
  const { players, partners } = match
  const together = (side: number): MatchSummary['players'][number] => {
    const both = players.filter((_, seat) => seat % 2 === side)
    return { name: startScorerWords.listed(both.map(({ name }) => name)), total: both.reduce((sum, { total }) => sum + total, 0) }
  }
  return placedPlayers(partners === undefined ? match : { ...match, players: [together(0), together(1)] })
}

/** Everyone with their points behind the name, as a row of an unfinished match has them: "Lena 7 · Opa Josef 4 · Mia 2". */
export function NamesWithPoints({ places }: { readonly places: readonly Placed[] }) {
  return places.map(({ seat, name, total }, place) => (
    <span key={seat}>
      {/* The points never stand on the line below without the name's last word, and no line begins with what parts them. */}
      <bdi>{name}</bdi>
      {'\u00a0'}
      <span className={styles.points}>{startScorerWords.plain(total)}</span>
      {place < places.length - 1 && '\u00a0· '}
    </span>
  ))
}

/** The same as a text, in which what is seen stands letter by letter: who says aloud what they see reaches it. */
export function namesWithPoints(places: readonly Placed[]): string {
  return places.map(({ name, total }) => `${isolated(name)} ${startScorerWords.plain(total)}`).join(' · ')
}
