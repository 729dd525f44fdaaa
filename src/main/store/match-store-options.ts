import type { Folder } from './json-file'

export interface MatchStoreOptions {
  readonly data: Folder
  /** What is this device's alone: nothing in it is shared with other devices. */
  readonly device: Folder
  readonly appVersion: string
  /** Called now and then while match files are read, and once all have been. */
  readonly progressed: () => void
  /** What threads run that read many files (`reader.ts`, built); without it they are read here. */
  readonly readerScript?: string | undefined
}
