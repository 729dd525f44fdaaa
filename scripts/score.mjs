// npm run --silent score -- FILE…: scores records. Nothing but the scores goes to stdout.
import './lib/node-version.mjs'
import { recordCommand } from './lib/record-command.mjs'
import { main } from './lib/say.mjs'

await main(() => recordCommand('score'))
