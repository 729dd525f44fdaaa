import { memo, type ComponentType } from 'react'
import { useSpoken } from './language'

/**
 * A component that renders again only when what it is given changes, or the language: what it says is read while it renders.
 *
 * For what there is much of on a page that changes with every key. `memo` alone would keep the words of another language.
 */
export function steady<P extends object>(Component: ComponentType<P>) {
  return memo(inWords(Component))
}

/** A component that renders again when the language changes. */
export function inWords<P extends object>(Component: ComponentType<P>) {
  return function Steady(props: P) {
    useSpoken()
    return <Component {...props} />
  }
}
