import { release } from 'node:os'
import type { Diagnostics } from '#shared/contract/schemas'

type Known = Pick<Diagnostics, 'version' | 'host' | 'counts' | 'reading'> & { readonly log: readonly string[] }

/** What a bug report needs to know of this program and the computer it runs on. */
export function diagnosticsOf({ log, ...known }: Known): Diagnostics {
  const { node, electron, chrome } = process.versions as NodeJS.ProcessVersions & { readonly chrome?: string; readonly electron?: string }
  const inWindow = electron === undefined ? '' : `, Electron ${electron}, Chromium ${chrome ?? '?'}`
  return { ...known, system: `${process.platform} ${process.arch} ${release()}`, runtime: `Node ${node}${inWindow}`, log: [...log] }
}
