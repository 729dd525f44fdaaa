import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from '../lib/paths.mjs'

const SHARED = [
  'kernel',
  'domino',
  'games',
  'rules',
  'match',
  'evening',
  'notation',
  'stats',
  'league',
  'analysis',
  'arbiter',
  'rulebook',
  'words',
  'recognition',
  'watch',
  'exchange',
  'settings',
  'actions',
  'contract',
]

/** What each area may import beside itself, and what to do instead of anything else. */
const AREAS = {
  'shared/kernel': { areas: [], instead: 'The kernel stands below everything; move what it needs into it.' },
  'shared/domino': { areas: ['kernel'], instead: 'Tiles and lines know no rules; pass what a rule decided in as an argument.' },
  'shared/games': {
    areas: ['kernel', 'domino'],
    instead:
      'A game says what it is and how a play counts; what presets, blocked rules and payouts make of that is for src/shared/rules, which walks the list of games.',
  },
  'shared/rules': {
    areas: ['kernel', 'domino', 'games'],
    instead: 'A rule never asks about matches or words; pass the facts in and give reasons out.',
  },
  'shared/match': {
    areas: ['kernel', 'domino', 'games', 'rules'],
    instead: 'A match is scored without statistics, sentences or hosts; let those import the match.',
  },
  'shared/evening': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match'],
    instead: 'An evening is drawn and added up from its own record; matches are opened and read by main.',
  },
  'shared/notation': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match'],
    instead: 'A line of text is written and read, not judged; the scorer and the arbiter do that.',
  },
  'shared/stats': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match'],
    // Ratings are arithmetic: no clock, no chance, nothing of the platform.
    packages: ['openskill', 'openskill/models'],
    instead: 'Statistics are computed from scored matches alone.',
  },
  'shared/league': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match', 'evening', 'stats'],
    instead: 'A season is added up from facts of matches and records of evenings; pass both in, and say nothing in words.',
  },
  'shared/analysis': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match'],
    instead: 'What could have been played is worked out from the record alone and given as data; words and screens say it.',
  },
  'shared/rulebook': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match'],
    instead: 'The rule book shows what the scorer makes of records; its words are the renderer’s.',
  },
  'shared/arbiter': { areas: ['kernel', 'domino', 'games', 'rules', 'match'], instead: 'The arbiter gives its findings as data; words and screens say them.' },
  'shared/words': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match', 'notation', 'arbiter'],
    instead: 'Words put into sentences what a scored match gives; pass anything else in.',
  },
  'shared/recognition': { areas: ['kernel', 'domino'], instead: 'Recognition knows dominoes only; pass the constraints of the game in.' },
  'shared/watch': {
    areas: ['kernel', 'domino', 'games', 'rules', 'match', 'recognition'],
    instead: 'Watching is a state machine: what is seen and when goes in, what is to be done comes out. Cameras, clocks and words are the page’s.',
  },
  'shared/exchange': { areas: ['kernel'], instead: 'Exchange cuts files into records and names files; what a record says is for the match.' },
  'shared/settings': { areas: ['kernel', 'words'], instead: 'A setting is a name and its choices. The code that shows something knows what the setting does.' },
  'shared/actions': { areas: ['kernel', 'words'], instead: 'An action of a menu is a name, keys and a reader of its words; what it does is for main.' },
  'shared/contract': {
    areas: ['actions', 'kernel', 'domino', 'games', 'rules', 'match', 'evening', 'league', 'settings'],
    packages: ['@orpc/contract'],
    instead: 'The contract is schemas; the hosts and the renderer import it.',
  },
  main: { areas: SHARED, instead: 'Main serves the contract (#shared/contract); what both sides need belongs in src/shared.' },
  preload: { areas: ['contract'], instead: 'The preload only passes the contract (#shared/contract) on; logic belongs in main or the renderer.' },
  renderer: { areas: SHARED, instead: 'Ask the host through the contract client; what both sides need belongs in src/shared.' },
}

/** The rooms of a part of src, the lowest first: each may import those before it, never one after it. What lies in no room stands above all of them. */
const ROOMS = {
  main: [
    'store',
    'log',
    'common',
    'people',
    'seasons',
    'matches',
    'evenings',
    'settings',
    'statistics',
    'league',
    'table',
    'exchange',
    'backup',
    'cli',
    '',
    'hosts/web',
    'hosts/start',
    'hosts/electron',
    'hosts',
  ],
  renderer: [
    'styles',
    'assets',
    'keyboard',
    'client',
    'navigation',
    'recognition',
    'analysis',
    'messages',
    'hooks',
    'components',
    'sound',
    'settings',
    'actions',
    'app',
    'photo',
    'exchange',
    'printing',
    'rulebook',
    'search',
    'ratings',
    'introduction',
    'match',
    'evening',
    'screens',
    '',
  ],
}

const UP = 'Move what both need down, or hand it in from above.'

const PURE = 'src/shared stays pure: no Node, DOM, Electron or React; only zod, for schemas. Pass what it needs in, or do it in main or the renderer.'
const ELECTRON =
  'Only src/main/hosts/electron and src/preload know Electron (its ipcMain and ipcRenderer too). ' +
  'Offer what you need through the contract, which both hosts serve.'
const DISK = 'Reach the disk through Files (src/main/store/files.ts): tests put disks under it that are full, fail, or lose their power.'
const builtins = new Set(builtinModules)
const isBuiltin = (name) => name.startsWith('node:') || builtins.has(name)
const isElectron = (name) => name === 'electron' || name.startsWith('electron/')
const slashes = (path) => path.split(sep).join('/')

/** A game is one folder; what it has for rooms above the games lies in a folder of its own in it. */
const PARTS_OF_A_GAME = { book: 'rulebook', words: 'words' }

/** `src/shared/rules/presets.ts` → `shared/rules`; `src/main/app.ts` → `main`; a file outside src has no area. */
const areaOf = (path) => {
  const [top, area, part, , below] = slashes(relative(root, path)).split('/')
  if (top !== 'src') return null
  if (area !== 'shared') return area
  return `shared/${(part === 'games' && PARTS_OF_A_GAME[below]) || part}`
}

const targetOf = (name, file) => {
  if (name.startsWith('.')) return resolve(dirname(file), name)
  const alias = /^#(shared|main)\/(.+)$/.exec(name)
  return alias === null ? null : join(root, 'src', alias[1], alias[2])
}

/** `src/renderer/screens/home/home.tsx` → `screens/home`; `src/main/hosts/web.ts` → `hosts`; a file above all rooms lies in ``. */
const roomOf = (path) => {
  const [, part, ...rest] = slashes(relative(root, path)).split('/')
  const folders = rest.slice(0, -1)
  const deep = part === 'main' ? 'hosts' : 'screens'
  return folders.slice(0, folders[0] === deep ? 2 : 1).join('/')
}

const judgeRoom = (target, file, part) => {
  const rooms = ROOMS[part]
  if (rooms === undefined) return null
  const [from, to] = [roomOf(file), roomOf(target)]
  if (from === to) return null
  const [here, there] = [from, to].map((room) => rooms.indexOf(room.startsWith('screens/') ? 'screens' : room))
  if (here === -1) return `src/${part}/${from} has no place among the rooms yet: say in scripts/lint/layers.mjs between which it stands.`
  if (here === there)
    return `A screen must not import another one (src/${part}/${to}). What two screens show belongs in src/${part}/match or another room below them.`
  return there < here ? null : `${[`src/${part}`, from].filter(Boolean).join('/')} must not import src/${part}/${to}, which stands above it. ${UP}`
}

const judgeOurs = (name, file, from) => {
  const target = targetOf(name, file)
  const to = areaOf(target)
  if (to === null) return null
  if (to === from) return judgeRoom(target, file, from)
  const allowed = AREAS[from].areas.map((area) => `shared/${area}`)
  return allowed.includes(to) ? null : `src/${from} must not import src/${to}. ${AREAS[from].instead}`
}

const mayUseElectron = (file) => /^src\/(main\/hosts\/electron(\.ts$|\/)|preload\/)/.test(slashes(relative(root, file)))

/** Below the hosts only the store's own way to the disk, the log and the commands on records know it; nothing is promised of a log. */
const mayUseDisk = (file) => /^src\/main\/(hosts|cli|log|store\/(files|regular-file|read-threads|private-folder)\.ts$)/.test(slashes(relative(root, file)))

const judgePackage = (name, file, from) => {
  if (isElectron(name)) {
    if (mayUseElectron(file)) return null
    return ELECTRON
  }
  if (from.startsWith('shared/')) return name === 'zod' || AREAS[from].packages?.includes(name) ? null : PURE
  if (from === 'renderer' && isBuiltin(name)) return `The renderer runs in a browser and has no ${name}. Ask the host through the contract client.`
  if (from === 'preload' && isBuiltin(name)) return `The sandboxed preload has no ${name}. Do it in main, behind the contract.`
  if (from === 'main' && /^(node:)?fs($|\/)/.test(name) && !mayUseDisk(file)) return DISK
  if (from === 'main' && /^(react|react-dom|wouter)($|\/)/.test(name)) return `Main shows nothing; ${name} belongs in the renderer.`
  return null
}

/** Which way imports may point. Types count too: a type is knowledge. */
export const layers = {
  meta: { type: 'problem', schema: [], messages: { layer: '{{ why }}' } },
  create(context) {
    const file = context.filename
    const from = areaOf(file)
    if (from === null) return {}
    if (!(from in AREAS)) {
      const why = `src/${from} has no place among the layers yet: say in scripts/lint/layers.mjs what it may import.`
      return { Program: (node) => context.report({ node, messageId: 'layer', data: { why } }) }
    }
    const check = (node) => {
      const name = node?.value
      if (typeof name !== 'string') return
      const ours = name.startsWith('.') || name.startsWith('#')
      const why = ours ? judgeOurs(name, file, from) : judgePackage(name, file, from)
      if (why !== null) context.report({ node, messageId: 'layer', data: { why } })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    }
  },
}
