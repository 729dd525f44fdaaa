export * as page from '../en'
export * as scorer from '#shared/words/en'
