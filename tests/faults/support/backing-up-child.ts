import { openChild } from './child'

/** Enters passes and makes backups for ever, into its own folder and one that is named, and says on its output each revision that was acknowledged. */
const [dataFolder = '', folder = '', known = ''] = process.argv.slice(2)

const { app, enterForEver } = await openChild(dataFolder, known)
await app.backups.setFolder(folder)
void (async () => {
  for (;;) {
    await app.backups.automatic()
    const made = await app.backups.toFolder()
    if (!made.ok) throw new Error(JSON.stringify(made.error))
  }
})()
await enterForEver()
