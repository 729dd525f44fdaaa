import type { App } from '#main/app'
import type { Settings } from '#shared/settings/settings'
import { present } from '#shared/kernel/assert'

/** What a page gets of the settings now. */
export async function settingsOf(app: App): Promise<Settings> {
  const stream = app.settings.live(undefined)
  const { value } = await stream.next()
  await stream.return()
  return present(value ?? undefined, 'a stream sends what it shows at once')
}
