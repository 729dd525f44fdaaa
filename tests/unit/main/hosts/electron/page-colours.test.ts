import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GROUND } from '#main/hosts/electron/page-colours'
import { plainAddress, plainPage } from '#main/hosts/electron/plain-page'

const palette = readFileSync('src/renderer/styles/palette.css', 'utf8')

test('a window begins in the colour that its page will have', () => {
  const colour = (name: string): string | undefined => new RegExp(`--base-${name}: (#\\w+);`).exec(palette)?.[1]
  expect(GROUND).toEqual({ light: colour('paper-1'), dark: colour('night-0') })
})

test('a plain page has the colours of our pages', async () => {
  const page = await plainPage(plainAddress('gone'), { language: 'en', missing: null, packaged: false })?.text()
  const [, style = ''] = /<style>([^<]*)/.exec(page ?? '') ?? []
  const colours = [...style.matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour)
  expect(colours.length).toBeGreaterThan(12)
  expect(colours.filter((colour) => !palette.includes(`: ${colour};`))).toEqual([])
})
