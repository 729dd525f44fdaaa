// npm run build: builds out/ where it is missing or older than the sources.
import './lib/node-version.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, say } from './lib/say.mjs'

await main(async () => {
  await install()
  await build()
  say('out/ is up to date.')
})
