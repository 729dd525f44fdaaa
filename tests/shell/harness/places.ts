import { resolve } from 'node:path'

// tests are run from the project's folder
export const MAIN = resolve('out', 'main', 'electron.js')
export const PRELOAD = resolve('out', 'preload', 'index.cjs')
export const STAND_IN = resolve('out', 'shell', 'electron.js')
export const NAMES = resolve('out', 'shell', 'names.json')
export const RESOLVE = resolve(import.meta.dirname, 'resolve-electron.mjs')
