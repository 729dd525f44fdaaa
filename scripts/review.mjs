// npm run --silent review -- FILE…: says what could have been played in records. Nothing else goes to stdout.
import './lib/node-version.mjs'
import { recordCommand } from './lib/record-command.mjs'
import { main } from './lib/say.mjs'

await main(() => recordCommand('review'))
