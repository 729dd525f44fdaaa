import { lazyScreen } from '../app/lazy-screen'
import { OpeningPhoto } from './opening-photo'

/* Reading pictures is a large part of the program, fetched when the first photo is wanted. */

export const { Screen: TablePhotoDialog } = lazyScreen(async () => (await import('./line/table-photo')).TablePhoto, OpeningPhoto)
export const { Screen: HandPhotoDialog } = lazyScreen(async () => (await import('./hand/hand-photo')).HandPhoto, OpeningPhoto)
export const { Screen: HandsPhotoDialog } = lazyScreen(async () => (await import('./hand/hands-photo')).HandsPhoto, OpeningPhoto)
export const { Screen: OwnTilesDialog } = lazyScreen(async () => (await import('./own/own-tiles-photo')).OwnTilesPhoto, OpeningPhoto)
export const { Screen: DicePhotoDialog } = lazyScreen(async () => (await import('./dice/dice-photo')).DicePhoto, OpeningPhoto)
