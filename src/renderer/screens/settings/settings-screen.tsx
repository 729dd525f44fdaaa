import { Fragment, useId, useState } from 'react'
import type { SettingName } from '#shared/settings/settings'
import { Page } from '../../app/page'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { SETTING_GROUPS, type SettingGroup } from './groups'
import { SettingsGroups } from './settings-groups'
import { useMedia } from '../../hooks/use-media'
import { KeyList } from '../../actions/keys-dialog'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { GROUPS } from './controls'
import { OwnTilesDialogs, OwnTilesRow, type OpenTiles } from './own-tiles'
import { Preview } from './preview/preview'
import { SettingControl } from './setting-control'
import { SoundTrial, VoiceTrial } from './trials'
import { useChanges, type Changes } from './use-changes'
import styles from './settings-screen.module.css'

/** Everything that can be set; each choice takes effect as it is made. On a phone the groups are a page of their own, as long as none is chosen. */
export function SettingsScreen({ group }: { readonly group: string | null }) {
  const settingsWords = words.appSettings
  const wide = useMedia('(width >= 62.5rem)')
  const changes = useChanges()
  const [tiles, setTiles] = useState<OpenTiles>(null)
  const { say } = useAnnounce()
  const chosen = SETTING_GROUPS.find((each) => each === group) ?? (wide ? 'look' : null)
  const undo = (): void => {
    changes.undo()
    say(settingsWords.undone)
  }
  return (
    <>
      <Page
        /* on a phone each group is a page */
        key={wide ? 'all' : chosen}
        title={settingsWords.title}
        {...(wide || chosen === null ? {} : { heading: settingsWords.groups[chosen], back: paths.settings })}
      >
        <div className={styles.settings}>
          {(wide || chosen === null) && <SettingsGroups current={chosen} />}
          {chosen !== null && <Group group={chosen} named={wide} changes={changes} onTiles={setTiles} />}
          <aside className={styles.beside} aria-label={settingsWords.preview.heading}>
            <div className={styles.shown}>
              <p className={styles.head}>
                <strong>{settingsWords.preview.heading}</strong>
                <span className={styles.quiet}>{settingsWords.preview.hint}</span>
              </p>
              <Preview />
            </div>
            <div className={styles.foot}>
              <Button aria-disabled={changes.none || undefined} onClick={() => !changes.none && undo()}>
                {settingsWords.undo}
              </Button>
              <p className={styles.quiet}>{settingsWords.intro}</p>
            </div>
          </aside>
        </div>
      </Page>
      <OwnTilesDialogs open={tiles} onClose={() => setTiles(null)} />
    </>
  )
}

interface Props {
  readonly group: SettingGroup
  /** The page's heading does not say which group it is. */
  readonly named: boolean
  readonly changes: Changes
  readonly onTiles: (open: OpenTiles) => void
}

/** One group of settings, in rows. */
function Group({ group, named, changes, onTiles }: Props) {
  const { groups, parts, house } = words.appSettings
  const id = useId()
  return (
    <section className={styles.group} aria-label={groups[group]} data-group={group}>
      {GROUPS[group].map(({ part, names }) => (
        <Fragment key={part ?? group}>
          {(part !== null || named) && <h2 className={styles.heading}>{part === null ? groups[group] : parts[part]}</h2>}
          {part === 'house' && <p className={styles.house}>{house}</p>}
          <div className={styles.rows}>
            {names.map((name) => (
              <div key={name} className={styles.row}>
                <SettingControl name={name} onChoose={changes.choose} />
                <Beside name={name} />
              </div>
            ))}
            {group === 'camera' && <OwnTilesRow onOpen={onTiles} />}
          </div>
        </Fragment>
      ))}
      {group === 'keys' && (
        <div className={styles.keys}>
          <h2 id={id} className={styles.heading}>
            {words.keys.title}
          </h2>
          <KeyList />
        </div>
      )}
    </section>
  )
}

/** What can be tried of a setting. */
function Beside({ name }: { readonly name: SettingName }) {
  if (name === 'sounds') return <SoundTrial />
  if (name === 'spoken') return <VoiceTrial />
  return null
}
