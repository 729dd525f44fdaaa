// npm run check:package: packs the built program with a stand-in for the runtime, and looks into what comes of it.
import './lib/node-version.mjs'
import { main } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'

await main(() => driveAlone('package'))
