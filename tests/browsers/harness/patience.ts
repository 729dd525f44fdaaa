/** How long a browser may take to start, on a computer that has much else to do. */
export const START_MS = 120_000

/** How long is looked for what is to be seen. Only a test that fails waits so long. */
export const SEEN_MS = 60_000
