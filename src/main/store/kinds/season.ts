import type { Season } from '#shared/contract/seasons'
import { sameJson } from '#shared/kernel/canonical'
import { compareNames } from '#shared/kernel/names'
import { textOrder } from '#shared/kernel/text-order'
import { FolderStore, type FolderKind } from '../folder-store'
import { joinedSeasons, seasonFile, seasonFileKind, seasonIn, type StoredSeason } from '../season-file'
import { isId, jsonIn, versioned, type Brings, type StoredKind } from './kind'

/** The seasons of the house, the latest first, those in the bin among them. */
export type SeasonsStore = FolderStore<StoredSeason, Season>

export const SEASONS: FolderKind<StoredSeason, Season> = {
  folder: 'seasons',
  fileOf: seasonFileKind,
  read: seasonIn,
  written: seasonFile,
  join: (kept, copy) => {
    const both = seasonFile(joinedSeasons(seasonIn(kept), seasonIn(copy)))
    return sameJson(both, kept) ? kept : both
  },
  // by the last day, then the first, then the name
  order: (a, b) => textOrder(b.to, a.to) || textOrder(b.from, a.from) || compareNames(a.name, b.name) || textOrder(a.id, b.id),
}

export const season: StoredKind<{ readonly seasons: SeasonsStore }, { readonly seasons: Brings<Season> }> = {
  open: async ({ data }) => ({ seasons: await FolderStore.ofKind(data, SEASONS) }),
  folder: SEASONS.folder,
  extension: '.json',
  isName: isId,
  limit: 100_000,
  shown: { as: 'versions', field: 'seasons' },
  turn: 3,
  read: (id, bytes) => versioned('seasons', seasonIn(jsonIn(bytes, seasonFileKind(id)))),
}
