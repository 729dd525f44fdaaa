import { implement } from '@orpc/server'
import type { MenuPage } from '#shared/actions/menu-actions'
import { desktopContract, type DesktopRequest } from '#shared/contract/desktop'
import type { MatchId } from '#shared/kernel/ids'
import type { Downloads } from '../../common/downloads'
import type { StayAwake } from './stay-awake'
import type { Mailbox } from './mailbox'
import { offeredFiles } from '../start/match-files'

/** What a window is asked, as the main process knows it: files by their paths. */
export type WindowAsked =
  | { readonly kind: 'match-files'; readonly paths: readonly string[] }
  | { readonly kind: 'page'; readonly page: MenuPage }
  | { readonly kind: 'match'; readonly matchId: MatchId }

export interface DesktopRouterOptions {
  readonly mailbox: Mailbox<WindowAsked>
  readonly awake: StayAwake
  readonly downloads: Downloads
  readonly openInBrowser: () => Promise<void>
  readonly showDataFolder: () => Promise<void>
}

/** Answers the window's own part of the contract. */
export function desktopRouter({ mailbox, awake, downloads, openInBrowser, showDataFolder }: DesktopRouterOptions) {
  const os = implement(desktopContract)
  return os.router({
    desktop: {
      asked: os.desktop.asked.handler(({ signal }) => told(mailbox, downloads, signal)),
      stayAwake: os.desktop.stayAwake.handler(({ signal }) => awake.stay(signal)),
      openInBrowser: os.desktop.openInBrowser.handler(async () => {
        await openInBrowser()
        return {}
      }),
      showDataFolder: os.desktop.showDataFolder.handler(async () => {
        await showDataFolder()
        return {}
      }),
    },
  })
}

/** Makes addresses when asked for them, since they are not good for long. */
async function* told(mailbox: Mailbox<WindowAsked>, downloads: Downloads, signal: AbortSignal | undefined): AsyncGenerator<DesktopRequest, void, void> {
  for await (const asked of mailbox.read(signal))
    yield asked.kind === 'match-files' ? { kind: 'match-files', files: offeredFiles(asked.paths, downloads) } : asked
}
