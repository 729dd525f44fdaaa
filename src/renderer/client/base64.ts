/** What a blob holds, in base64, as messages carry it. */
export function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      /* `data:image/jpeg;base64,` stands before it; a blob of nothing has nothing after it. */
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.includes(',') ? address.slice(address.indexOf(',') + 1) : '')
    }
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.readAsDataURL(blob)
  })
}
