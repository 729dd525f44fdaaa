import { lazyScreen } from '../../app/lazy-screen'
import { OpeningPhoto } from '../../photo/opening-photo'

/* As all that reads pictures: fetched when the first photo is wanted. */

export const { Screen: PlayPhotoDialog } = lazyScreen(async () => (await import('./play-photo')).PlayPhoto, OpeningPhoto)
export const { Screen: LinePhotoDialog } = lazyScreen(async () => (await import('./line-photo')).LinePhoto, OpeningPhoto)
