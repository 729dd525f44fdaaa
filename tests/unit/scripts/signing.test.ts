import { expect, test } from 'vitest'
import { keepSecretsOf } from '../../../scripts/lib/signing.mjs'

const left = (systems: readonly string[], env: Readonly<Record<string, string>>): object => {
  const variables = { ...env }
  keepSecretsOf(systems, variables)
  return variables
}

test('secrets that a workflow does not have are taken away before anything is packed, and others stay', () => {
  const env = { CSC_LINK: '', CSC_KEY_PASSWORD: ' ', WIN_CSC_LINK: '', APPLE_ID: '', CSC_NAME: 'Ada', PATH: '', CARAVAN_UPDATE_URL: '' }
  expect(left(['mac'], env)).toEqual({ CSC_NAME: 'Ada', PATH: '', CARAVAN_UPDATE_URL: '' })
})

test.each([
  [['win'], { WIN_CSC_LINK: 'windows.p12' }],
  [['mac'], { CSC_LINK: 'apple.p12', WIN_CSC_LINK: 'windows.p12' }],
  [['win', 'mac'], { CSC_LINK: 'apple.p12', WIN_CSC_LINK: 'windows.p12' }],
])('Apple’s certificate signs nothing where only %s is packed for', (systems, kept) => {
  expect(left(systems, { CSC_LINK: 'apple.p12', WIN_CSC_LINK: 'windows.p12' })).toEqual(kept)
})
