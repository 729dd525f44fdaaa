/** Groups of settings, each with an address of its own. */
export const SETTING_GROUPS = ['look', 'table', 'sound', 'camera', 'keys', 'language'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]
