/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const ROUND = fractions(64, (prime) => Math.cbrt(prime))
/** The same of the square roots of the first eight. */
const START = fractions(8, (prime) => Math.sqrt(prime))

/**
 * The SHA-256 of a text in UTF-8, as 64 hexadecimal digits (FIPS 180-4).
 *
 * A page that came over plain HTTP has no `crypto.subtle`, and this code knows no platform. For texts of some 100 kB it takes a few milliseconds.
 */
export function sha256(text: string): string {
  const words = padded(text)
  const state = Uint32Array.from(START)
  const schedule = new Uint32Array(64)
  for (let at = 0; at < words.length; at += 16) {
    schedule.set(words.subarray(at, at + 16))
    mix(state, schedule)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(state: Uint32Array, w: Uint32Array): void {
  for (let t = 16; t < 64; t++) {
    const [a, b] = [word(w, t - 15), word(w, t - 2)]
    w[t] = word(w, t - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + word(w, t - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + word(ROUND, t) + word(w, t)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = word(state, at) + value
}

const word = (words: Uint32Array, at: number): number => words[at] as number
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

/** The bytes in words of four, a one bit after them, and their number in the last two of a block of sixteen. */
function padded(text: string): Uint32Array {
  const bytes = utf8(text)
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16)
  for (const [at, byte] of [...bytes, 0x80].entries()) words[at >> 2] = word(words, at >> 2) | (byte << (24 - (at % 4) * 8))
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29)
  words[words.length - 1] = bytes.length * 8
  return words
}

/** The text's bytes; half a pair is written as U+FFFD, as `TextEncoder` does. */
function utf8(text: string): readonly number[] {
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const sound = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
    if (sound < 0x80) bytes.push(sound)
    else if (sound < 0x800) bytes.push(0xc0 | (sound >> 6), more(sound))
    else if (sound < 0x10000) bytes.push(0xe0 | (sound >> 12), more(sound >> 6), more(sound))
    else bytes.push(0xf0 | (sound >> 18), more(sound >> 12), more(sound >> 6), more(sound))
  }
  return bytes
}

const more = (bits: number): number => 0x80 | (bits & 0x3f)

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return Uint32Array.from(found, (prime) => (root(prime) % 1) * 2 ** 32)
}
