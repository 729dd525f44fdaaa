import { IMPORT_LIMITS } from '#shared/contract/exchange'
import { recordLinesIn } from '#shared/exchange/match-file-endings'
import { RecordSplitter, type Piece } from '#shared/exchange/split-records'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { PresetId } from '#shared/rules/presets'
import { scorerWords } from '../../messages/scorer'
import { isNoText } from '../no-text'
import type { FileFault } from '../../messages/sentence-inputs'
import { asRecord } from '../as-record'

/** Bytes that are looked at before anyone has said that the file is wanted. */
const MOST = 4 * 1024 * 1024

/** What a file holds, before it is brought in. */
export type InspectedFile =
  | { readonly kind: 'match'; readonly preset: PresetId; readonly names: readonly string[]; readonly rounds: number; readonly winner: string | null }
  /** `all` is false where only the beginning of the file was looked at. */
  | { readonly kind: 'many'; readonly count: number; readonly all: boolean }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'faulty'; readonly fault: FileFault }
  | { readonly kind: 'nothing' }

/** Looks at the beginning of a file, without the host. */
export async function inspectFile(file: File): Promise<InspectedFile> {
  const lines = recordLinesIn(file.name)
  const all = file.size <= MOST
  let text: string
  try {
    const bytes = await file.slice(0, MOST).arrayBuffer()
    if (isNoText(bytes)) return { kind: 'faulty', fault: 'no-text' }
    text = new TextDecoder('utf-8', { fatal: all }).decode(bytes)
  } catch (fault) {
    return { kind: 'faulty', fault: fault instanceof TypeError ? 'not-utf8' : 'unreadable' }
  }
  const splitter = new RecordSplitter({ lines, longest: IMPORT_LIMITS.recordLength })
  const pieces = [...splitter.push(text), ...(all ? splitter.end() : [])]
  const [first] = pieces
  if (first === undefined) return { kind: 'nothing' }
  return pieces.length === 1 && all ? lookAtOne(first) : { kind: 'many', count: pieces.length, all }
}

function lookAtOne(piece: Piece): InspectedFile {
  if ('fault' in piece) return { kind: 'faulty', fault: piece.fault }
  const text = asRecord(piece.text)
  if (!text.ok) return { kind: 'refused', why: scorerWords.textErrorSentence(text.error) }
  let record: unknown
  try {
    record = JSON.parse(text.value)
  } catch {
    return { kind: 'faulty', fault: 'not-records' }
  }
  const scored = scoreRecord(record)
  if (!scored.ok) return { kind: 'refused', why: scorerWords.recordRefusalSentence(scored.error) }
  // the scorer has just read it as a record
  const { preset, players } = record as MatchRecord
  const names = players.map(({ name }) => name)
  const { rounds, winner } = scored.value
  return { kind: 'match', preset, names, rounds: rounds.length, winner: winner === null ? null : (names[winner] ?? null) }
}
