import { counted, listed, setWords, tileNoun } from '#shared/words/en'

/** The family's own tiles, photographed once so that photos of them are read better. */
export const ownTiles = {
  legend: 'Your tiles',
  hint: 'Take two photos of all your tiles once. From then on, Caravan reads photos of them better.',
  open: 'Take photos of tiles…',
  again: 'Take new photos…',
  forget: 'Forget tiles',
  known: (highest: number, lost: readonly string[], day: string): string =>
    `Caravan knows your ${setWords(highest)} set${lost.length === 0 ? '' : `, without ${listed(lost)}`}. The photos are from ${day}.`,

  title: 'Photos of your tiles',
  step: (photo: 1 | 2): string => `Photo ${photo} of 2.`,
  howFirst: 'Lay half of your tiles face up in rows, not touching. Take the photo from above, without glare.',
  howSecond: 'Put the first half aside and lay out the other half in the same way.',
  found: (here: number, all: number): string =>
    here === all ? `${counted(all, tileNoun)} found.` : `${counted(here, tileNoun)} found, ${all} in both photos.`,
  sameHalf: 'Most of these tiles are in the first photo too. Lay out the other half and take the photo again.',
  twice: (tiles: readonly string[]): string => `Found twice: ${listed(tiles)}. Tap the wrong one to correct it.`,
  missing: (tiles: readonly string[]): string => `Missing: ${listed(tiles)}. Take the photo again, or save if your set has lost them.`,
  next: 'Next photo',
  keep: 'Save tiles',
  leave: 'Cancel',
  kept: 'Your tiles are saved.',
  notKept: 'Couldn’t save this to the disk. Nothing has changed. Try again later.',

  ask: 'Forget your tiles?',
  askText: 'Caravan will read your photos like photos of any other tiles. Your matches stay as they are.',
  remember: 'Keep tiles',
  forgotten: 'Caravan has forgotten your tiles.',
} as const
