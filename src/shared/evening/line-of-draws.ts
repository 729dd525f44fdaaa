import type { EveningEvent, EveningEventOf } from './evening'

/** What comes of draws (and of taking them back) of which not all can hold. */
export interface LineOfDraws {
  /** Only of those that another draw, or a result, stands against. */
  readonly ways: ReadonlyMap<EveningEvent, 'side' | 'void'>
}

/**
 * Which draws are the rounds of an evening, from all that were made on any computer.
 *
 * Of several draws after the same round that one counts which was made last by the rule that all computers know: by the computer that took over
 * last. The others stand beside it as far as they were played, and are void where they were not. Nobody takes back a draw of which a result is
 * known, or after which another was made.
 *
 * @param events In their order.
 */
export function lineOfDraws(events: readonly EveningEvent[]): LineOfDraws {
  const drawers = new Map<number, string | undefined>()
  const draws: EveningEventOf<'drawn'>[] = []
  const played = new Set<string>()
  for (const event of events) {
    if (event.type === 'took-over' && event.term !== undefined && !drawers.has(event.term)) drawers.set(event.term, event.on)
    if (event.type === 'drawn' && event.command !== undefined && event.after !== undefined) draws.push(event)
    if (event.type === 'handed-in' && event.draw !== undefined) played.add(event.draw)
  }
  const byId = new Map(draws.map((draw) => [draw.command as string, draw]))
  const following = new Map<string, EveningEventOf<'drawn'>[]>()
  for (const draw of draws) following.set(draw.after ?? '', [...(following.get(draw.after ?? '') ?? []), draw])
  const holds = (id: string): boolean => played.has(id) || following.has(id)
  const ways = new Map<EveningEvent, 'side' | 'void'>()
  const takenBack = new Set<string>()
  for (const event of events) {
    if (event.type !== 'undrawn' || event.draw === undefined) continue
    takenBack.add(event.draw)
    if (holds(event.draw)) ways.set(event, 'void')
  }
  const rank = (draw: EveningEventOf<'drawn'>): number => {
    const term = draw.term ?? 0
    const drawer = drawers.get(term)
    return 2 * term + (drawer === undefined || drawer === draw.on ? 1 : 0)
  }
  const line = new Set<string>()
  for (let at of [...following.keys()].filter((each) => !byId.has(each))) {
    for (let here = following.get(at); here !== undefined; here = following.get(at)) {
      const standing = here.filter(({ command }) => !takenBack.has(command as string))
      const candidates = standing.length > 0 ? standing : here.filter(({ command }) => holds(command as string))
      const [best] = candidates.toSorted((a, b) => rank(b) - rank(a))
      if (best === undefined) break
      at = best.command as string
      line.add(at)
    }
  }
  for (const draw of draws) {
    const id = draw.command as string
    // one that was taken back by those who knew it stays, and is taken back after it
    if (line.has(id) || (takenBack.has(id) && !holds(id))) continue
    ways.set(draw, played.has(id) ? 'side' : 'void')
  }
  return { ways }
}
