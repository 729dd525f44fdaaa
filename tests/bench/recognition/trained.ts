import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as ort from 'onnxruntime-web/wasm'
import { openNetwork, type Network } from '../../../src/renderer/recognition/network'

/** The folder with the trained networks, above `from`: this runs bundled, elsewhere than it is written. */
function networkFolder(from: string): string {
  for (let folder = from; ; folder = resolve(folder, '..')) {
    const networks = join(folder, 'resources', 'recognition')
    if (existsSync(networks)) return networks
    if (folder === resolve(folder, '..')) throw new Error('the trained networks were not found (resources/recognition)')
  }
}

/** A trained network on one core, as the page runs it. */
export async function trained(name: 'detector' | 'reader' | 'numeral-detector' | 'numerals' | 'dice' | 'die'): Promise<Network> {
  ort.env.wasm.numThreads = 1
  return openNetwork(ort, readFileSync(join(networkFolder(process.env.CARAVAN_ROOT ?? import.meta.dirname), `${name}.onnx`)))
}
