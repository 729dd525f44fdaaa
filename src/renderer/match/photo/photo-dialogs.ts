import { later } from '../../app/lazy-screen'
import { OpeningPhoto } from '../../photo/opening-photo'

/* As all that reads pictures: fetched when the first photograph is wanted. */

export const { Screen: PlayPhotoDialog } = later(async () => (await import('./play-photo')).PlayPhoto, OpeningPhoto)
export const { Screen: LinePhotoDialog } = later(async () => (await import('./line-photo')).LinePhoto, OpeningPhoto)
