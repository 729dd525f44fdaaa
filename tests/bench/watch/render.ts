import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A renderer of tools/recognition, above `from`: this runs bundled, elsewhere than it is written. */
function rendererFrom(from: string, name: string): string {
  for (let folder = from; ; folder = resolve(folder, '..')) {
    const script = join(folder, 'tools', 'recognition', name)
    if (existsSync(script)) return script
    if (folder === resolve(folder, '..')) throw new Error(`the renderer was not found (tools/recognition/${name})`)
  }
}

/** Runs a renderer (Python with OpenCV) to its end; throws where it fails. */
export function render(name: string, options: readonly string[]): void {
  const { status } = spawnSync(process.env.CARAVAN_PYTHON ?? 'python3', [rendererFrom(import.meta.dirname, name), ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('the round could not be rendered')
}
