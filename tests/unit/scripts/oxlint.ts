import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll } from 'vitest'
import { modules, root } from '../../../scripts/lib/paths.mjs'

/** What a rule says: which rule it is (`caravan(layers)`, `eslint(no-var)`), in which file, and its sentence. */
export interface Complaint {
  readonly code: string
  readonly filename: string
  readonly message: string
  readonly labels: readonly { readonly span: { readonly offset: number } }[]
}

const offsetOf = ({ labels }: Complaint): number => labels[0]?.span.offset ?? 0

/** Runs oxlint over a folder; gives what it complains about, in the order of the text. Throws where oxlint itself could not work. */
export async function complaintsIn(folder: string, ...flags: readonly string[]): Promise<readonly Complaint[]> {
  const output = await new Promise<string>((resolve) => {
    const args = [join(modules, 'oxlint', 'bin', 'oxlint'), '--format', 'json', ...flags]
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout, stderr) => resolve(stdout === '' ? stderr : stdout))
  })
  if (!output.startsWith('{')) throw new Error(output)
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Complaint[] }
  return [...diagnostics].sort((a, b) => offsetOf(a) - offsetOf(b))
}

/** Puts our own rules, and a configuration of oxlint, into a folder that then is a project to them. */
export function project(folder: string, configuration: string): void {
  cpSync(join(root, 'scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true })
  cpSync(join(root, 'scripts', 'lib', 'paths.mjs'), join(folder, 'scripts', 'lib', 'paths.mjs'))
  writeFileSync(join(folder, '.oxlintrc.json'), configuration)
}

/** Writes a file with its folders. */
export function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/**
 * What one of our own rules says about short texts, all of them looked at in one run before the first test.
 *
 * `texts` are the place of a file and what stands in it. The result looks up what was said about one of them; it throws where that was none of `texts`.
 */
export function complaintsOf(rule: string, texts: readonly (readonly [file: string, text: string])[]): (file: string, text: string) => readonly string[] {
  const key = (file: string, text: string): string => JSON.stringify([file, text])
  const said = new Map<string, string[]>(texts.map((each) => [key(...each), []]))
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caravan-lint-'))
    try {
      // a place that comes again is a file of another project, whose rules have a name of their own
      const projects: Map<string, string>[] = []
      for (const [file, text] of texts) {
        const free = projects.findIndex((files) => !files.has(file))
        const index = free === -1 ? projects.push(new Map()) - 1 : free
        projects[index]?.set(file, text)
        put(folder, `${index}/${file}`, text)
      }
      projects.forEach((_, index) => {
        const name = `project-${index}`
        const jsPlugins = [{ name, specifier: './scripts/lint/plugin.mjs' }]
        project(join(folder, String(index)), JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules: { [`${name}/${rule}`]: 'error' } }))
      })
      for (const { filename, message } of await complaintsIn(folder)) {
        const [index, ...parts] = filename.split(/[\\/]/)
        const file = parts.join('/')
        said.get(key(file, projects[Number(index)]?.get(file) ?? ''))?.push(message)
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
  return (file, text) => {
    const found = said.get(key(file, text))
    if (found === undefined) throw new Error(`Not among the texts that were looked at: ${file}: ${text}`)
    return found
  }
}
