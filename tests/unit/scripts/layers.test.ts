import { describe, expect, it } from 'vitest'
import { complaintsOf } from './oxlint'

/** file, what it imports, and (in the second table) what the complaint says. */
const ALLOWED = [
  ['src/shared/match/replay.ts', '../rules/presets'],
  ['src/shared/rules/blocked/german.ts', '../rulings'],
  ['src/shared/rules/presets.ts', '../games/rules'],
  ['src/shared/games/bergen/count.ts', '../double-bergen/count'],
  ['src/shared/games/bergen/book/lesson.ts', '../../../rulebook/build'],
  ['src/shared/rules/blocked/german.ts', '../../domino/tile'],
  ['src/shared/contract/contract.ts', '@orpc/contract'],
  ['src/shared/contract/schemas.ts', 'zod'],
  ['src/shared/words/en.ts', '../match/state'],
  ['src/main/app.ts', '#shared/contract/contract'],
  ['src/main/store/files.ts', 'node:fs/promises'],
  ['src/main/hosts/web/download.ts', 'node:fs/promises'],
  ['src/main/hosts/electron.ts', 'electron'],
  ['src/main/hosts/electron/window.ts', 'electron'],
  ['src/preload/index.ts', 'electron'],
  ['src/preload/index.ts', '#shared/contract/port'],
  ['src/renderer/App.tsx', '#shared/match/state'],
  ['src/renderer/App.tsx', 'react'],
  ['src/renderer/App.tsx', './screens/home/home-screen'],
  ['src/renderer/screens/home/home-screen.tsx', '../../match/match-view'],
  ['src/renderer/screens/home/home-screen.tsx', './match-list'],
  ['src/renderer/match/match-view.ts', '../components/icon/icon'],
  ['src/main/router.ts', './matches/matches'],
  ['src/main/hosts/electron/window.ts', '../web/page-policy'],
  ['src/main/exchange/importer.ts', '../people/people'],
  ['tests/unit/anything.test.ts', '../../src/main/app'],
] as const

const FORBIDDEN = [
  ['src/shared/kernel/result.ts', '../domino/tile', 'The kernel stands below everything'],
  ['src/shared/domino/line.ts', '#shared/rules/presets', 'Tiles and lines know no rules'],
  ['src/shared/rules/presets.ts', '../match/record', 'A rule never asks'],
  ['src/shared/games/bergen/count.ts', '../../rules/presets', 'A game says what it is'],
  ['src/shared/games/bergen/count.ts', './book/lesson', 'A game says what it is'],
  ['src/shared/rules/blocked/german.ts', '../../match/record', 'A rule never asks'],
  ['src/shared/match/replay.ts', '../stats/ratings', 'A match is scored without'],
  ['src/shared/recognition/decode.ts', '../rules/presets', 'Recognition knows dominoes only'],
  ['src/shared/match/replay.ts', 'node:crypto', 'src/shared stays pure'],
  ['src/shared/match/replay.ts', 'crypto', 'src/shared stays pure'],
  ['src/shared/match/replay.ts', 'react', 'src/shared stays pure'],
  ['src/shared/match/replay.ts', '@orpc/contract', 'src/shared stays pure'],
  ['src/shared/match/replay.ts', '../../main/app', 'must not import src/main'],
  ['src/shared/voice/speak.ts', '../kernel/result', 'has no place among the layers yet'],
  ['src/main/app.ts', '../renderer/navigation/paths', 'Main serves the contract'],
  ['src/main/app.ts', 'electron', 'Only src/main/hosts/electron and src/preload know Electron'],
  ['src/main/hosts/web.ts', 'electron/main', 'Only src/main/hosts/electron and src/preload know Electron'],
  ['src/main/app.ts', 'react-dom/server', 'belongs in the renderer'],
  ['src/renderer/screens/home/home-screen.tsx', '../people/people-screen', 'A screen must not import another one'],
  ['src/renderer/match/match-view.ts', '../screens/home/match-list', 'src/renderer/match must not import src/renderer/screens/home'],
  ['src/renderer/components/icon/icon.tsx', '../../match/match-view', 'src/renderer/components must not import src/renderer/match'],
  ['src/renderer/match/match-view.ts', '../App', 'which stands above it'],
  ['src/renderer/attic/box.tsx', '../client/client', 'has no place among the rooms yet'],
  ['src/main/store/store.ts', '../matches/matches', 'src/main/store must not import src/main/matches'],
  ['src/main/matches/matches.ts', '../app', 'which stands above it'],
  ['src/main/hosts/web/listen.ts', '../electron/window', 'src/main/hosts/web must not import src/main/hosts/electron'],
  ['src/main/router.ts', './hosts/start/start', 'src/main must not import src/main/hosts/start'],
  ['src/main/store/store.ts', 'node:fs', 'Reach the disk through Files'],
  ['src/main/backup/zip-file.ts', 'fs/promises', 'Reach the disk through Files'],
  ['src/preload/index.ts', '#shared/match/replay', 'The preload only passes the contract'],
  ['src/preload/index.ts', 'node:fs', 'The sandboxed preload has no node:fs'],
  ['src/renderer/App.tsx', '#main/app', 'Ask the host through the contract client'],
  ['src/renderer/App.tsx', '../main/app', 'Ask the host through the contract client'],
  ['src/renderer/App.tsx', 'fs', 'The renderer runs in a browser'],
  ['src/renderer/App.tsx', 'electron', 'Only src/main/hosts/electron and src/preload know Electron'],
] as const

const WAYS = [
  ['an import', (name: string) => `import { x } from '${name}'`],
  ['an import of a type', (name: string) => `import type { X } from '${name}'`],
  ['an export', (name: string) => `export { x } from '${name}'`],
  ['an export of everything', (name: string) => `export * from '${name}'`],
  ['a dynamic import', (name: string) => `await import('${name}')`],
  ['a type asked for in place', (name: string) => `type X = import('${name}').X`],
  ['a require', (name: string) => `require('${name}')`],
] as const

const importing = (name: string): string => `import { x } from '${name}'`
const complaints = complaintsOf('layers', [
  ...[...ALLOWED, ...FORBIDDEN].map(([file, name]) => [file, importing(name)] as const),
  ...WAYS.map(([, write]) => ['src/shared/match/replay.ts', write('node:fs')] as const),
])

describe('The layering rule', () => {
  it.each(ALLOWED)('lets %s import %s', (file, name) => {
    expect(complaints(file, importing(name))).toEqual([])
  })

  it.each(FORBIDDEN)('stops %s from importing %s and says what to do', (file, name, said) => {
    const found = complaints(file, importing(name))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(said)
  })

  it.each(WAYS)('sees %s', (_, write) => {
    expect(complaints('src/shared/match/replay.ts', write('node:fs'))).toHaveLength(1)
  })
})
