/**
 * The oldest browsers that the pages are built for, by their versions.
 *
 * The build lowers the code to them, the pages name them to older ones, and tests hold README, manual and the built files to them.
 */
export const OLDEST_BROWSERS = { ios: '16.4', safari: '16.4', firefox: '125', chrome: '117' } as const
