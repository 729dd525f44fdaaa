/** What kind of photo of tiles one is, told from the words of labels.json. */
export interface Kind {
  readonly tiles: 'light' | 'dark'
  readonly lie: 'scattered' | 'line' | 'hand' | 'line and hand' | 'board'
}

const DARK = /\b(black|green|dark|blue|red|brown|wooden)( \w+)? tiles?\b/
const LINE = /line|train|snake|cross|chain|played|column, touching|L, touching/

/** `layout` says how the tiles lie, `words` all else that is said of the photo. */
export function kindOf(layout: string, words: string): Kind {
  const tiles = DARK.test(words) ? 'dark' : 'light'
  if (/printed (game )?board/.test(words)) return { tiles, lie: 'board' }
  if (layout === 'mixed') return { tiles, lie: 'line and hand' }
  if (/\bhand\b/.test(layout)) return { tiles, lie: 'hand' }
  return { tiles, lie: LINE.test(layout) ? 'line' : 'scattered' }
}
