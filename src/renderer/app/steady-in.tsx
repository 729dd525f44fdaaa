import { memo, type ComponentType } from 'react'
import { shareStructure } from '../hooks/use-shared'
import { useSpoken } from './language'
import { inWords } from './steady'

/**
 * A steady component that is given more than it shows, such as a whole match: `read` says what it shows of that, and it renders again only when
 * something in there changes, or the language.
 *
 * Lists and plain objects with the same contents are the same, so `read` may make new ones.
 */
export function steadyIn<P extends object, R extends object>(read: (given: P) => R, Component: ComponentType<R>) {
  const Shown = memo(inWords(Component), (before, now) => shareStructure(before, now) === before)
  return function Steady(given: P) {
    useSpoken()
    return <Shown {...read(given)} />
  }
}
