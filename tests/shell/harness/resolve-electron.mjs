// Loaded into the app's process before it: every import of `electron` gets the stand-in, as Electron gives its own module.
import { register } from 'node:module'

const url = JSON.stringify(process.env.CARAVAN_STAND_IN_MODULE)
const hooks = `export const resolve = (name, context, next) => (name === 'electron' ? { url: ${url}, shortCircuit: true } : next(name, context))`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
