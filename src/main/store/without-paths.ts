import { basename } from 'node:path'

/** What an error says, with every path that it knows of shortened to the name of its file: the page is to learn no folder. */
export function messageWithoutPaths(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string }
  // the longer one first, since one may begin with the other
  const paths = [path ?? '', dest ?? ''].sort((a, b) => b.length - a.length)
  return paths.reduce((text, each) => text.replaceAll(each, basename(each)), error.message)
}
