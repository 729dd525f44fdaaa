import { expect, test } from 'vitest'
import { dropEmptySecrets } from '../../../scripts/lib/signing.mjs'

test('secrets that a workflow does not have are taken away before anything is packed, and others stay', () => {
  const env: Record<string, string> = { CSC_LINK: '', CSC_KEY_PASSWORD: ' ', WIN_CSC_LINK: '', APPLE_ID: '', CSC_NAME: 'Ada', PATH: '', CARAVAN_UPDATE_URL: '' }
  dropEmptySecrets(env)
  expect(env).toEqual({ CSC_NAME: 'Ada', PATH: '', CARAVAN_UPDATE_URL: '' })
})
