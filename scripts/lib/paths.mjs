import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project folder, wherever the command was typed. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const out = join(root, 'out')
export const modules = join(root, 'node_modules')

/**
 * The folder the person typed the command in.
 *
 * `npm run` moves to the project folder first and leaves the place it came from in INIT_CWD, which any child of an
 * npm script inherits; it means something only where npm runs this very project's script.
 */
export const typedIn = process.env.INIT_CWD && resolve(process.env.npm_package_json ?? '') === join(root, 'package.json') ? process.env.INIT_CWD : process.cwd()
