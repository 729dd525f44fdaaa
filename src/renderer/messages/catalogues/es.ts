export * as page from '../es'
export * as scorer from '#shared/words/es'
