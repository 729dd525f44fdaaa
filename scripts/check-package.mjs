// npm run check:package: packs the built program with a stand-in for the runtime, and looks into what comes of it.
import './lib/node-version.mjs'
import { main } from './lib/say.mjs'
import { checkPackage } from './lib/stages.mjs'
import { build } from './lib/build.mjs'

await main(async () => {
  await build()
  return (await checkPackage()).failed === 0 ? 0 : 1
})
