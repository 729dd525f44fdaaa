// npm run --silent score -- FILE…: scores records. Nothing but the scores goes to stdout.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './lib/build.mjs'
import { out, typedIn } from './lib/paths.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  await build()
  const command = join(out, 'main', 'score.js')
  process.argv[1] = command
  process.chdir(typedIn)
  await import(pathToFileURL(command).href)
})
