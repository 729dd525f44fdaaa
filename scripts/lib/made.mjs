import { makeGames } from './games.mjs'
import { makeLanguages } from './languages/generate.mjs'

/** Makes the modules that are no sources: those that gather the games, and those of the sentences. */
export const makeModules = () => {
  makeGames()
  makeLanguages()
}
