import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from './records'

/** A match file as it lies on the disk. */
export type MatchContent = Readonly<Record<string, unknown>> & { readonly id: string; readonly revision: number; readonly updatedAt: string }

export const readMatch = async (file: string): Promise<MatchContent> => (await readJson(file)) as MatchContent

/** Puts a match in place as a program that keeps folders in step does: written beside it, then renamed. */
export async function putMatch(dataFolder: string, content: MatchContent): Promise<void> {
  const folder = join(dataFolder, 'matches')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${content.id}.json`)
  await writeFile(`${file}.incoming`, JSON.stringify(content))
  await rename(`${file}.incoming`, file)
}
