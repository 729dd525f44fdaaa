import { namesIn } from '../names'
import { listed } from './numbers'

export const { nameOf, namesOf } = namesIn(listed, (place) => `Player ${place}`)
