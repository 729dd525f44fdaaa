import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { paths } from '../../navigation/paths'
import { gameNamed } from './first-games'

interface PlayGameProps {
  /** As an address names it. */
  readonly game: string
  /** What is shown where that is no game to begin with. */
  readonly children: ReactNode
}

/** Goes on from a page that teaches a game to a new match of it. */
export function PlayGame({ game, children }: PlayGameProps) {
  const taught = gameNamed(game)
  return taught === undefined ? children : <Redirect to={paths.newMatchOf(taught)} replace />
}
