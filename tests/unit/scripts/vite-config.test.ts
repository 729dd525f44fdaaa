import { expect, test } from 'vitest'
import config from '../../../electron.vite.config'

test('while it is worked on the host renders pages with the React that it has: JSX calls no runtime that is for development alone', () => {
  expect(config).toMatchObject({ main: { define: { 'process.env.NODE_ENV': '"production"' }, oxc: { jsx: { development: false } } } })
})
