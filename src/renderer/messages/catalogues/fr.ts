export * as page from '../fr'
export * as scorer from '#shared/words/fr'
