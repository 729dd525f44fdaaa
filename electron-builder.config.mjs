import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launcherHooks } from './scripts/lib/launcher.mjs'
import { root } from './scripts/lib/paths.mjs'
import { hasMacCertificate } from './scripts/lib/signing.mjs'

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { CARAVAN_UPDATE_URL: feed, CARAVAN_HOMEPAGE: homepage, CARAVAN_MAINTAINER: maintainer } = process.env

/** What the program may do on macOS, where it and its helpers ask for it when they are signed. */
const entitlements = join(root, 'resources', 'mac', 'entitlements.plist')

/**
 * How the desktop program is packed; `npm run check:package` holds it to electron-builder's own schema and looks into what comes of it.
 *
 * @type {import('electron-builder').Configuration}
 */
export default {
  appId: 'org.caravan-dominoes.caravan',
  productName: 'Caravan',
  copyright: 'Copyright © 2026 the Caravan authors, MIT licence',
  directories: { output: 'dist', buildResources: 'out/icons' },
  electronVersion: devDependencies.electron,
  // nothing is compiled for Electron: what the program stands on is in its own files
  npmRebuild: false,
  extraMetadata: {
    // a window is known to belong to its entry among the programs of a Linux desktop
    desktopName: 'caravan.desktop',
    ...(homepage ? { homepage } : {}),
  },
  asar: true,
  files: [
    'package.json',
    'LICENSE',
    'out/main/electron.js',
    'out/main/reader.js',
    'out/main/prerender.js',
    'out/main/icon.png',
    'out/main/chunks/**',
    // what the renderer of the start page would look like; the pages have it
    '!out/main/chunks/*.css',
    'out/preload/**',
    'out/renderer/**',
    '!**/*.map',
    // built in, so that the modules themselves stay out
    '!node_modules/**',
  ],
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableCookieEncryption: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    // the pages come by our own scheme, never as file://
    grantFileProtocolExtraPrivileges: false,
  },
  fileAssociations: [
    {
      ext: 'caravan',
      name: 'Caravan record',
      description: 'Record of matches kept with Caravan',
      mimeType: 'application/vnd.caravan.record+json',
      role: 'Editor',
    },
  ],
  ...launcherHooks(),
  // the newer start of an AppImage needs nothing installed, and gives up the sandbox only where the system refuses it
  toolsets: { appimage: '1.0.3' },
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  linux: {
    target: [
      { target: 'AppImage', arch: ['x64', 'arm64'] },
      { target: 'deb', arch: ['x64', 'arm64'] },
    ],
    executableName: 'caravan',
    syncDesktopName: true,
    category: 'Game',
    synopsis: 'A table companion for dominoes of the Bergen family',
    // a .deb names someone who answers for it; who publishes one says so
    maintainer: maintainer ?? 'The Caravan authors <nobody@localhost>',
    icon: 'linux',
  },
  // the sandbox is that of the program, which stands beside its launcher
  deb: { appArmorProfile: 'resources/linux/apparmor-profile' },
  win: { target: [{ target: 'nsis', arch: ['x64', 'arm64'] }], icon: 'icon.ico' },
  // one installer for both chips would be twice as large for everyone
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true, deleteAppDataOnUninstall: false, buildUniversalInstaller: false },
  mac: {
    target: [{ target: 'dmg', arch: ['universal'] }],
    category: 'public.app-category.board-games',
    icon: 'icon.icns',
    // Apple's chips run nothing unsigned: without a certificate the program is signed as nobody's (ad hoc), after its fuses are set
    identity: hasMacCertificate(process.env) ? undefined : '-',
    entitlements,
    entitlementsInherit: entitlements,
    // the picture of a table is taken in the page, which asks the system through these words
    extendInfo: { NSCameraUsageDescription: 'Caravan reads dominoes and dice from a picture, on this computer only.' },
  },
  // a feed of new versions is written beside what is built only where a publisher names one; the program itself asks nobody
  publish: feed ? { provider: 'generic', url: feed } : null,
}
