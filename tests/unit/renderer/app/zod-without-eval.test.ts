import { expect, test } from 'vitest'
import '../../../../src/renderer/app/zod-without-eval'

test('zod makes no code from text on a page, whose policy forbids it', async () => {
  const { config, object, string } = await import('zod')
  expect(config().jitless).toBe(true)
  expect(object({ name: string() }).safeParse({ name: 'Ada' }).success).toBe(true)
})
