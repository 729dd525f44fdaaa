import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GROUND } from '#main/hosts/electron/page-colours'

test('a window begins in the colour that its page will have', () => {
  const palette = readFileSync('src/renderer/styles/palette.css', 'utf8')
  const colour = (name: string): string | undefined => new RegExp(`--base-${name}: (#\\w+);`).exec(palette)?.[1]
  expect(GROUND).toEqual({ light: colour('paper-1'), dark: colour('night-0') })
})
