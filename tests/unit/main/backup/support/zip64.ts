/** The 42 bytes of a ZIP file whose locator points far beyond its end and beyond every whole number that JavaScript has. */
export function beyondEverything(): Buffer {
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(2n ** 64n - 1n, 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22, 0xff)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(0, 20)
  return Buffer.concat([locator, end])
}
