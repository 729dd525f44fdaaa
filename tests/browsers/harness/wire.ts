/** Commands of WebDriver, each with its place in the protocol over HTTP; `{id}` is one of its parameters. Firefox's own protocol calls them `WebDriver:…`. */
export const COMMANDS = {
  CloseWindow: ['DELETE', '/window'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  ExecuteScript: ['POST', '/execute/sync'],
  GetWindowHandle: ['GET', '/window'],
  Navigate: ['POST', '/url'],
  NewWindow: ['POST', '/window/new'],
  PerformActions: ['POST', '/actions'],
  SetTimeouts: ['POST', '/timeouts'],
  SetWindowRect: ['POST', '/window/rect'],
  SwitchToWindow: ['POST', '/window'],
} as const satisfies Readonly<Record<string, readonly [method: 'GET' | 'POST' | 'DELETE', path: string]>>

export type Command = keyof typeof COMMANDS

/** A browser that does what WebDriver asks of it, one command after another. */
export interface Wire {
  /** Throws what the browser answers, such as `element click intercepted`. */
  readonly send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** What the browser has printed, the console of its pages included. */
  readonly printed: () => string
  /** Where it puts what is downloaded. */
  readonly downloads: string
  /** Makes text alone as large, in parts of a hundred, as people may in the browser. */
  readonly zoomText: (percent: number) => Promise<void>
  readonly close: () => Promise<void>
}
