import type { App } from '#main/app'
import type { KeptTiles } from '#shared/contract/own-tiles'

/** Green tiles of a double-six set without 3-1. */
export const GREEN: KeptTiles['tiles'] = {
  highest: 6,
  lost: ['3-1'],
  grounds: [[-0.6, -0.2, 4.1]],
}

/** What a page gets of the family's own tiles now. */
export async function ownTilesOf(app: App): Promise<KeptTiles | null> {
  const stream = app.ownTiles.live(undefined)
  const { value } = await stream.next()
  await stream.return()
  return value ?? null
}
