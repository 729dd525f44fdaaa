import type { Language } from './languages'

interface LauncherWords {
  readonly asRoot: string
  /** The helper's file, as it can be typed. */
  readonly withoutSandbox: (helper: string) => string
  readonly inAppImage: string
}

/** What a package for Linux says before its window, where none can open; its script is made from this (scripts/lib/launcher.mjs). */
export const LAUNCHER_WORDS: Readonly<Record<Language, LauncherWords>> = {
  en: {
    asRoot: 'The sandboxed window doesn’t run as root. Start Caravan as an ordinary user.',
    withoutSandbox: (helper) =>
      `This system refuses Caravan’s window its sandbox. Allow it with “sudo chown root:root ${helper}” and “sudo chmod 4755 ${helper}”, then start Caravan again.`,
    inAppImage: 'This system refuses Caravan’s window its sandbox in an AppImage. Install Caravan from its .deb file instead.',
  },
  de: {
    asRoot: 'Das Fenster läuft mit seiner Sandbox nicht als root. Starte Caravan als gewöhnlicher Benutzer.',
    withoutSandbox: (helper) =>
      `Dieses System verweigert Caravans Fenster seine Sandbox. Erlaube sie mit „sudo chown root:root ${helper}“ und „sudo chmod 4755 ${helper}“ und starte Caravan noch einmal.`,
    inAppImage: 'Dieses System verweigert Caravans Fenster seine Sandbox in einem AppImage. Installiere Caravan stattdessen aus der .deb-Datei.',
  },
  es: {
    asRoot: 'La ventana, con su sandbox, no funciona como root. Abre Caravan como usuario normal.',
    withoutSandbox: (helper) =>
      `Este sistema niega a la ventana de Caravan su sandbox. Permítelo con «sudo chown root:root ${helper}» y «sudo chmod 4755 ${helper}» y vuelve a abrir Caravan.`,
    inAppImage: 'Este sistema niega a la ventana de Caravan su sandbox en una AppImage. Instala Caravan con su archivo .deb.',
  },
  fr: {
    asRoot: 'La fenêtre, avec son bac à sable, ne s’ouvre pas en tant que root. Lancez Caravan comme simple utilisateur.',
    withoutSandbox: (helper) =>
      `Ce système refuse à la fenêtre de Caravan son bac à sable. Autorisez-le avec « sudo chown root:root ${helper} » et « sudo chmod 4755 ${helper} », puis relancez Caravan.`,
    inAppImage: 'Ce système refuse à la fenêtre de Caravan son bac à sable dans une AppImage. Installez plutôt Caravan avec son fichier .deb.',
  },
}
