import { createContext, use } from 'react'
import { openRecognizer } from '../recognition/open-recognizer'
import type { Recognizer } from '../recognition/recognizer'

let opened: Recognizer | null = null

/** The one recognizer of this page; its worker starts with the first question. */
const ofThisPage = (): Recognizer => (opened ??= openRecognizer())

/** Another recognizer than the page's own, for tests. */
export const RecognizerContext = createContext<Recognizer | null>(null)

export function useRecognizer(): Recognizer {
  return use(RecognizerContext) ?? ofThisPage()
}
