/** A segment of a JPEG: its marker, its length and what it holds. */
function segment(marker: number, content: readonly number[]): readonly number[] {
  const length = content.length + 2
  return [0xff, marker, length >> 8, length & 0xff, ...content]
}

/** The smallest file that is built like a JPEG of that size; `shade` makes another picture of it. */
export function jpegOf(width: number, height: number, shade = 0, padding = 0): Buffer {
  const frame = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]
  const head = [
    0xff,
    0xd8,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
  ]
  const scan = [...segment(0xc0, frame), ...segment(0xda, [1, 1, 0, 0, 63, 0]), shade]
  return Buffer.concat([Buffer.from([...head, ...scan]), Buffer.alloc(padding), Buffer.from([0xff, 0xd9])])
}

/** As a message carries it. */
export const base64 = (bytes: Buffer): string => bytes.toString('base64')
