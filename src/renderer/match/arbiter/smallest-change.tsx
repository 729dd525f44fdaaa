import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { Dispute } from '#shared/arbiter/dispute'
import { smallestChange, type SmallestChange } from '#shared/arbiter/smallest-change'
import type { TileChange } from '#shared/arbiter/tile-change'
import type { Tile } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import styles from './smallest-change.module.css'

type ShownChange = Exclude<SmallestChange, { readonly kind: 'no-winner-named' }>

/**
 * The smallest change that would give a blocked round another winner; null where there is nothing to say of one.
 *
 * Found after everything else has been drawn: with many tiles the search takes longer than a person should wait for what they tapped.
 */
export function useSmallestChange(dispute: Dispute | null): ShownChange | null {
  const later = useDeferredValue(dispute, null)
  const found = useMemo(() => (later === null ? null : smallestChange(later)), [later])
  return found === null || !found.ok || found.value.kind === 'no-winner-named' ? null : found.value
}

/** The smallest change: its tile drawn, and what it would do. The heading is that of whatever it stands in. */
export function SmallestChangeView({ found, names }: { readonly found: ShownChange; readonly names: readonly string[] }) {
  if (found.kind === 'no-change') return <p className={styles.told}>{words.wouldChange.noChange(found.winner, names)}</p>
  return (
    <div className={styles.change} data-change={found.change.kind}>
      <TileChangeDrawn change={found.change} />
      <div className={styles.told}>
        <p>{words.wouldChange.told(found, names)}</p>
        <p className={styles.note}>{words.wouldChange.note(found)}</p>
      </div>
    </div>
  )
}

/** A tile crossed out, a tile with a plus, or one tile and an arrow to another. The sentence beside it says it all. */
function TileChangeDrawn({ change }: { readonly change: TileChange }): ReactNode {
  switch (change.kind) {
    case 'less':
      return (
        <p className={styles.drawn}>
          <span className={styles.gone}>
            <Drawn tile={change.tile} />
            <svg className={styles.cross} data-cross viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path className={styles.rim} d="M0.04 0.96L1.96 0.04" />
              <path d="M0.04 0.96L1.96 0.04" />
            </svg>
          </span>
        </p>
      )
    case 'more':
      return (
        <p className={styles.drawn}>
          <Icon name="add" />
          <Drawn tile={change.other} />
        </p>
      )
    case 'exchange':
      return (
        <p className={styles.drawn}>
          <Drawn tile={change.tile} />
          <Icon name="forward" />
          <Drawn tile={change.other} />
        </p>
      )
  }
}

function Drawn({ tile }: { readonly tile: Tile }) {
  return (
    <span className={styles.tile}>
      <DominoTile tile={tile} orientation="horizontal" />
    </span>
  )
}
