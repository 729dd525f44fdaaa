/**
 * Leaves out what modules in `folder` import later (`import()`), for code that is over before anything could come later.
 *
 * The import stays in the code and would fail.
 */
export const withoutLaterCode = (folder) => ({
  name: 'caravan:without-later-code',
  resolveDynamicImport(specifier, importer) {
    return typeof specifier === 'string' && importer.replaceAll('\\', '/').startsWith(`${folder.replaceAll('\\', '/')}/`)
      ? { id: specifier, external: true }
      : null
  },
})
