import type { Diagnostics } from '#shared/contract/schemas'

interface Seen {
  readonly browser: string
  readonly languages: readonly string[]
}

/** The text of a bug report. It is for whoever mends the program, so it is the same in every language. */
export function diagnosticsText({ version, host, system, runtime, counts, log }: Diagnostics, { browser, languages }: Seen): string {
  return [
    `Caravan ${version} (${host})`,
    `System: ${system}`,
    `Runtime: ${runtime}`,
    `Browser: ${browser}`,
    `Languages: ${languages.join(', ')}`,
    `Matches: ${counts.matches}, unfinished ${counts.unfinished}, in the bin ${counts.bin}; people: ${counts.people}`,
    'Log:',
    ...log.map((line) => `  ${line}`),
  ].join('\n')
}
