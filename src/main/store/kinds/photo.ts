import { PHOTO_LIMITS, PHOTO_NAME } from '#shared/match/photo'
import { photoName, type PhotoStore } from '../photo-store'
import { WrongFile, type StoredKind } from './kind'
import type { MatchStores, MatchUseCases } from './match'

interface UseCases extends MatchUseCases {
  readonly store: { readonly matches: { readonly photos: Pick<PhotoStore, 'keep'> } }
}

export const photo: StoredKind<object, UseCases, MatchStores> = {
  folder: 'photos',
  extension: '.jpg',
  keptWith: 'match',
  isName: (name) => PHOTO_NAME.test(name),
  // a little above what is taken today, for those that other versions took
  limit: PHOTO_LIMITS.bytes * 4,
  counted: 'photographs',
  shown: { as: 'files', field: 'photos' },
  // matches name them
  turn: 1,
  read: (id, bytes) => {
    const [matchId = '', name] = id.split('/')
    if (photoName(bytes) !== name) throw new WrongFile('the photo doesn’t match its name')
    return {
      compare: async ({ data }) => {
        const stamp = await data.files.stamp(`${data.path}/photos/${id}.jpg`).catch(() => null)
        return { state: stamp === null ? 'new' : 'same', here: null, name: '', line: null }
      },
      bring: async ({ store }) => {
        await store.matches.photos.keep(matchId, bytes)
        return true
      },
    }
  },
}
