import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import type { Connection } from '../../client/connection'
import { retry } from '../../client/retry'
import { drawCopy } from '../../photo/small-copy'

/**
 * The picture of a match, so many pixels wide, as an address: a long list holds no large ones. As large as it is where the page can't make it smaller.
 *
 * Null where its file is gone. Tried again for a while where the connection goes.
 */
export function smallPicture(connection: Connection, matchId: MatchId, width: number, signal: AbortSignal): Promise<string | null> {
  return retry(() => fetchPicture(connection.client, matchId, width, signal), {
    signal,
    ready: () => connection.whenOpen(signal),
    counts: () => connection.state() === 'open',
  })
}

async function fetchPicture(client: Client, matchId: MatchId, width: number, signal: AbortSignal): Promise<string | null> {
  const { jpeg } = await client.match.picture({ matchId }, { signal })
  if (jpeg === null) return null
  const whole = `data:image/jpeg;base64,${jpeg}`
  try {
    const image = new Image()
    image.src = whole
    await image.decode()
    const bitmap = await createImageBitmap(image)
    const small = drawCopy(bitmap, width / bitmap.width)
    bitmap.close()
    return small?.toDataURL('image/jpeg', 0.85) ?? whole
  } catch {
    return whole
  }
}
