export * as page from '../de'
export * as scorer from '#shared/words/de'
