// Keeps what was found as it goes, so that a run that is ended early loses little.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'

const EVERY_MS = 15_000

const named = (fileName) => relative(process.cwd(), fileName).replaceAll('\\', '/')

/** Writes the file with which the next run begins again and again, in the form in which Stryker itself writes it at the end. */
export class Keeper {
  static inject = tokens(commonTokens.options)
  #path
  #files = {}
  #testFiles = {}
  #now
  #written

  constructor({ incrementalFile }, now = () => performance.now()) {
    this.#path = incrementalFile
    this.#now = now
    this.#written = now()
  }

  onDryRunCompleted({ result }) {
    for (const { id, name, fileName } of result.tests) {
      const file = (this.#testFiles[named(fileName)] ??= { source: readFileSync(fileName, 'utf8'), tests: [] })
      file.tests.push({ id, name })
    }
  }

  onMutationTestingPlanReady({ mutantPlans }) {
    for (const { mutant } of mutantPlans)
      this.#files[named(mutant.fileName)] ??= { language: 'typescript', source: readFileSync(mutant.fileName, 'utf8'), mutants: [] }
  }

  onMutantTested({ fileName, ...mutant }) {
    this.#files[named(fileName)].mutants.push(mutant)
    if (this.#now() - this.#written < EVERY_MS) return
    this.#written = this.#now()
    const report = { schemaVersion: '1.0', thresholds: { high: 80, low: 60 }, files: this.#files, testFiles: this.#testFiles }
    writeFileSync(`${this.#path}.new`, JSON.stringify(report))
    renameSync(`${this.#path}.new`, this.#path)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'keeper', Keeper)]
