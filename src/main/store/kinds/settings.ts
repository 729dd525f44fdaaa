import { present } from '#shared/kernel/assert'
import { SETTING_OWNERS, type KeptSettings, type SettingOwner } from '#shared/settings/settings'
import { settingsKind, SettingsStore } from '../settings-store'
import { jsonIn, type ComparedState, type StoredKind } from './kind'

interface Here {
  readonly settings: SettingsStore
}

const ownerIn = (name: string): SettingOwner | undefined => SETTING_OWNERS.find((owner) => owner === name)
const ownerOf = (name: string): SettingOwner => present(ownerIn(name), 'settings are kept under the name of whose they are')

export const settings: StoredKind<Here, { readonly store: Here }> = {
  open: async (opening) => ({ settings: await SettingsStore.open(opening) }),
  folder: 'settings',
  extension: '.json',
  isName: (name) => ownerIn(name) !== undefined,
  names: SETTING_OWNERS,
  isOfDevice: (name) => name === 'device',
  limit: 100_000,
  shown: { as: 'choice', name: ownerOf },
  turn: 6,
  read: (id, bytes) => {
    const { chosen } = jsonIn(bytes, settingsKind)
    const owner = ownerOf(id)
    return {
      compare: (store) => ({ state: stateOf(chosen, store.settings.kept(owner)), here: null, name: '', line: null }),
      bring: async ({ store }) => {
        await store.settings.bring(owner, chosen)
        return true
      },
    }
  },
}

/** `new` where nothing has been chosen here. */
function stateOf(backup: KeptSettings, here: KeptSettings): ComparedState {
  if (Object.entries(backup).every(([name, choice]) => here[name] === choice)) return 'same'
  return Object.keys(here).length === 0 ? 'new' : 'other'
}
