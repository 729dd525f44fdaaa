/** Why a piece of a file is no record before anyone has read it. */
const PIECE_FAULTS = ['too-long', 'foreign', 'cut-short', 'after-the-end', 'not-records', 'no-object'] as const
export type PieceFault = (typeof PIECE_FAULTS)[number]

/** A record of a file as text, or what stands in its place. `place` is its line in JSON Lines, its place in the list otherwise, from 1. */
export type Piece = { readonly place: number; readonly text: string } | { readonly place: number; readonly fault: PieceFault }

const SPACE = /\s/
const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT, COMMA] = ['"', '\\', '[', '{', ']', '}', ','].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/** What a record of Caravan has near its beginning, and how many letters of a text are looked at for it. */
const RECORD_SIGN = /"caravan-|"preset"/u
const HEAD = 4000

/** A text that grows up to a length; of one that is longer nothing is kept. */
class Growing {
  readonly #longest: number
  #parts: string[] = []
  /** Its beginning, also of one that is too long. */
  #head = ''
  #length = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  get empty(): boolean {
    return this.#length === 0
  }

  /** Nothing but spaces. */
  get blank(): boolean {
    return this.#length <= this.#longest && this.#parts.every((part) => part.trim() === '')
  }

  add(part: string): void {
    if (this.#head.length < HEAD) this.#head += part.slice(0, HEAD - this.#head.length)
    this.#length += part.length
    if (this.#length > this.#longest) this.#parts = []
    else if (part !== '') this.#parts.push(part)
  }

  take(place: number, anyText = false): Piece {
    const tooLong = this.#length > this.#longest
    const text = this.#parts.join('').trim()
    const foreign = !anyText && !RECORD_SIGN.test(this.#head)
    this.#head = ''
    this.#parts = []
    this.#length = 0
    if (tooLong) return { place, fault: foreign ? 'foreign' : 'too-long' }
    return anyText || text.startsWith('{') ? { place, text } : { place, fault: 'no-object' }
  }
}

/**
 * Cuts a file into its records as it arrives: one record, a list of records, JSON Lines (one a line), or lines of text.
 *
 * The reader of a piece decides whether it is a sound record. Memory is bounded by the longest record that is wanted, whatever the file holds;
 * spaces between the parts of a record are left out.
 */
export class RecordSplitter {
  readonly #text: Growing
  #mode: 'start' | 'one' | 'list' | 'lines' | 'over'
  #place = 1
  #depth = 0
  #inString = false
  #escaped = false
  #onOneLine = true
  /** Whether a line may be any text, and so whether a file may begin with any. */
  #anyText: boolean

  /**
   * `lines`: what the file says by its name of the records in it, one a line; others are looked at, and one of text too, as it may be of JSON
   * all the same. `longest` counts UTF-16 units.
   */
  constructor({ lines, longest }: { readonly lines: 'json' | 'text' | null; readonly longest: number }) {
    this.#text = new Growing(longest)
    this.#mode = lines === 'json' ? 'lines' : 'start'
    this.#anyText = lines === 'text'
  }

  /** The pieces that end in the next part of the file. */
  push(part: string): readonly Piece[] {
    const pieces: Piece[] = []
    let at = 0
    while (at < part.length)
      at = this.#mode === 'lines' ? this.#readLine(part, at, pieces) : this.#mode === 'over' ? part.length : this.#readValues(part, at, pieces)
    return pieces
  }

  /** What the end of the file leaves. */
  end(): readonly Piece[] {
    switch (this.#mode) {
      case 'lines':
        return this.#text.empty ? [] : this.#lineTaken()
      case 'start':
        return [{ place: 1, fault: 'not-records' }]
      case 'list':
        return [{ place: this.#place, fault: 'cut-short' }]
      case 'one':
        return this.#text.empty ? [] : [{ place: this.#place, fault: 'cut-short' }]
      case 'over':
        return []
    }
  }

  #readLine(part: string, from: number, pieces: Piece[]): number {
    const end = part.indexOf('\n', from)
    this.#text.add(part.slice(from, end < 0 ? part.length : end))
    if (end < 0) return part.length
    pieces.push(...this.#lineTaken())
    this.#place++
    return end + 1
  }

  #lineTaken(): readonly Piece[] {
    const blank = this.#text.blank
    const piece = this.#text.take(this.#place, this.#anyText)
    return blank ? [] : [piece]
  }

  /** Reads on in a record or between two; ends early where the file turns out to be of another kind. */
  #readValues(part: string, start: number, pieces: Piece[]): number {
    let from = start
    for (let at = start; at < part.length; at++) {
      const code = part.charCodeAt(at)
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false
        else if (code === BACKSLASH) this.#escaped = true
        else if (code === QUOTE) this.#inString = false
        continue
      }
      const outer = this.#mode === 'list' ? 1 : 0
      if (code <= 0x20 || (code > 0x7f && SPACE.test(part.charAt(at)))) {
        this.#text.add(part.slice(from, at))
        from = at + 1
        if (code === 0x0a && this.#depth > 0) this.#onOneLine = false
        if (code === 0x0a && this.#mode === 'start' && this.#anyText) this.#place++
      } else if (this.#mode === 'start') {
        if (code !== OPEN_LIST && code !== OPEN_OBJECT && this.#anyText) {
          this.#mode = 'lines'
          return at
        }
        this.#place = 1
        this.#anyText = false
        if (code !== OPEN_LIST && code !== OPEN_OBJECT) return this.#give({ place: 1, fault: 'not-records' }, pieces, part)
        this.#mode = code === OPEN_LIST ? 'list' : 'one'
        this.#depth = 1
        this.#onOneLine = true
        from = code === OPEN_LIST ? at + 1 : at
      } else if (this.#depth === outer && this.#text.empty && from === at) {
        const next = this.#begin(code, part, at, pieces)
        if (next !== null) return next
        if (code === COMMA) from = at + 1
      } else if (this.#depth === outer && (code === COMMA || code === CLOSE_LIST)) {
        this.#text.add(part.slice(from, at))
        pieces.push(this.#text.take(this.#place++))
        from = at + 1
        if (code === CLOSE_LIST) return this.#endList(part, from)
      } else if (code === QUOTE) this.#inString = true
      else if (code === OPEN_LIST || code === OPEN_OBJECT) this.#depth++
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        this.#depth--
        if (this.#mode === 'one' && this.#depth === 0) {
          this.#text.add(part.slice(from, at + 1))
          pieces.push(this.#text.take(this.#place++))
          from = at + 1
        }
      }
    }
    this.#text.add(part.slice(from))
    return part.length
  }

  /** The first sign of a record, or what stands where one could begin; gives where to go on in another mode. */
  #begin(code: number, part: string, at: number, pieces: Piece[]): number | null {
    if (this.#mode === 'list') {
      if (code === CLOSE_LIST) return this.#endList(part, at + 1)
      if (code === QUOTE) this.#inString = true
      else if (code === OPEN_LIST || code === OPEN_OBJECT) this.#depth++
      return null
    }
    if (code !== OPEN_OBJECT) return this.#give({ place: this.#place, fault: 'after-the-end' }, pieces, part)
    if (this.#onOneLine) {
      // one record a line after all
      this.#mode = 'lines'
      return at
    }
    this.#depth = 1
    return null
  }

  #endList(part: string, at: number): number {
    this.#mode = 'over'
    return at < part.length ? part.length : at
  }

  #give(piece: Piece, pieces: Piece[], part: string): number {
    pieces.push(piece)
    this.#mode = 'over'
    return part.length
  }
}
