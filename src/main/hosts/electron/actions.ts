import { dialog, shell, type BrowserWindow } from 'electron'
import { MENU_ACTIONS } from '#shared/actions/menu-actions'
import { fileNameFor } from '#shared/exchange/file-name'
import { MATCH_FILE_ENDINGS } from '#shared/exchange/match-file-endings'
import { dayOf } from '#shared/kernel/day'
import type { MenuWords } from '#shared/words/menu'
import { diskFiles } from '../../store/files'
import { writeDurably } from '../../store/durable-file'

/** Prints what the page prepares for paper, through the system's own dialog. */
export function print({ webContents }: BrowserWindow): void {
  webContents.print({ printBackground: true })
}

/** Saves what would be printed as a PDF where the person says. */
export async function savePdf(window: BrowserWindow, words: MenuWords): Promise<void> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: fileNameFor(dayOf(new Date()), [window.webContents.getTitle()], 'pdf'),
    filters: [{ name: words.pdf.kind, extensions: ['pdf'] }],
  })
  if (canceled || filePath === '') return
  try {
    const pdf = await window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true })
    await writeDurably(diskFiles, filePath, pdf)
  } catch (error) {
    dialog.showErrorBox(words.pdf.failed, words.pdf.why(error instanceof Error ? error.message : String(error)))
  }
}

/** Files of records that the person chooses, as full paths. */
export async function chooseMatchFiles(window: BrowserWindow, words: MenuWords): Promise<readonly string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: [
      { name: words.matchFiles.kind, extensions: [...MATCH_FILE_ENDINGS] },
      { name: words.matchFiles.all, extensions: ['*'] },
    ],
  })
  return canceled ? [] : filePaths
}

/** The whole screen and nothing else, once the person knows the way back; the same keys lead out again. */
export async function toggleKiosk(window: BrowserWindow, words: MenuWords): Promise<void> {
  if (window.isKiosk()) return window.setKiosk(false)
  const keys = MENU_ACTIONS.kiosk.keys.replace('CommandOrControl', process.platform === 'darwin' ? 'Command' : 'Ctrl')
  const { message, detail, yes, no } = words.kiosk
  const { response } = await dialog.showMessageBox(window, { type: 'question', message, detail: detail(keys), buttons: [yes, no], defaultId: 0, cancelId: 1 })
  if (response === 0 && !window.isDestroyed()) window.setKiosk(true)
}

export async function showFolder(folder: string, words: MenuWords): Promise<void> {
  const fault = await shell.openPath(folder)
  if (fault !== '') dialog.showErrorBox(words.folder.failed, words.folder.where(folder, fault))
}
