import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as ort from 'onnxruntime-web/wasm'
import type { Fit } from '../../../src/renderer/recognition/certainty'
import { openNetwork, type Network, type Networks } from '../../../src/renderer/recognition/network'

/** The folder with the trained networks, above `from`: this runs bundled, elsewhere than it is written. */
function networkFolder(from: string): string {
  for (let folder = from; ; folder = resolve(folder, '..')) {
    const networks = join(folder, 'resources', 'recognition')
    if (existsSync(networks)) return networks
    if (folder === resolve(folder, '..')) throw new Error('the trained networks were not found (resources/recognition)')
  }
}

type Name = 'detector' | 'reader' | 'numeral-detector' | 'numerals' | 'dice' | 'die'

/** A trained network on one core, as the page runs it: one of those that come with Caravan, or of another folder. */
export async function trained(name: Name, folder = networkFolder(process.env.CARAVAN_ROOT ?? import.meta.dirname)): Promise<Network> {
  ort.env.wasm.numThreads = 1
  return openNetwork(ort, readFileSync(join(folder, `${name}.onnx`)))
}

/** The networks for pips of a folder, with how certain they are (`fit.json` there). */
export async function trainedIn(folder: string): Promise<{ readonly networks: Networks; readonly fit: Fit }> {
  const networks = { detector: await trained('detector', folder), reader: await trained('reader', folder) }
  return { networks, fit: JSON.parse(readFileSync(join(folder, 'fit.json'), 'utf8')) as Fit }
}
