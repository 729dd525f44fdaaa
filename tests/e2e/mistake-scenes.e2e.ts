import { describe } from 'vitest'
import { atNight } from '../every'
import { tableTest as test } from './harness/test'
import { playScene, SCENES } from './mistakes/scenes'

describe('What goes wrong at a table is entered in three taps, and the table goes on', () => {
  atNight(['tests/unit/renderer/screens/match/mistake/mistake.test.tsx', 'tests/unit/shared/match/mistakes.test.ts'], () => {
    for (const scene of SCENES) test(scene.title, ({ page }) => playScene(page, scene, () => Promise.resolve()))
  })
})
