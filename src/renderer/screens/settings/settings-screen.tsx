import { Fragment, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { tileOf } from '#shared/domino/tile'
import type { RuleId } from '#shared/games/rule-ids'
import { dayOf } from '#shared/kernel/day'
import { type SettingChoice, type SettingName, SETTINGS } from '#shared/settings/settings'
import { isBegun, type Language, LANGUAGE_NAMES, LANGUAGE_PROGRESS, LANGUAGES } from '#shared/words/languages'
import { KeyList } from '../../actions/keys-dialog'
import { Page } from '../../app/page'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { type TileFaces, TileStyleContext, type TileMaterial, useTileStyle } from '../../components/domino-tile/tile-style'
import { Icon } from '../../components/icon/icon'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { Switch } from '../../components/switch/switch'
import { useCommand } from '../../hooks/use-command'
import { useMedia } from '../../hooks/use-media'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { useOwnTiles } from '../../photo/own/own-tiles-context'
import { OwnTilesDialog } from '../../photo/photo-dialogs'
import { RuleLinks } from '../../rulebook/rule-links'
import type { PersistedChoice } from '../../settings/persisted-choice'
import { settings, useSetting } from '../../settings/settings'
import { playClick, playPoints } from '../../sound/sounds'
import { hush, speak, useSpeaker } from '../../sound/voice'
import { GROUPS, isSwitch, SETTING_GROUPS, type SettingGroup, SWITCHES, type SwitchName } from './controls'
import { Preview } from './preview/preview'
import styles from './settings-screen.module.css'

interface Changes {
  /** Nothing is set otherwise than it was when the page was opened. */
  readonly none: boolean
  readonly choose: (name: SettingName, choice: SettingChoice) => void
  /** Sets back what was chosen on this page, and nothing that was chosen elsewhere meanwhile. */
  readonly undo: () => void
}

const keptAs = (name: SettingName): PersistedChoice<SettingChoice> => settings[name] as PersistedChoice<SettingChoice>

/** What is chosen takes effect at once; what it was before is known as long as the page is there. */
export function useChanges(): Changes {
  const [before, setBefore] = useState<ReadonlyMap<SettingName, SettingChoice>>(new Map())
  return {
    none: before.size === 0,
    choose: (name, choice) => {
      const first = before.get(name) ?? keptAs(name).chosen()
      const others = [...before].filter(([other]) => other !== name)
      setBefore(new Map(choice === first ? others : [...others, [name, first]]))
      keptAs(name).choose(choice)
    },
    undo: () => {
      for (const [name, choice] of before) keptAs(name).choose(choice)
      setBefore(new Map())
    },
  }
}

interface SettingsGroupsProps {
  /** Null on a phone, where the list is a page of its own. */
  readonly current: SettingGroup | null
}

/** The groups of settings as a list of ways, and two pages that are looked for here too. */
function SettingsGroups({ current }: SettingsGroupsProps) {
  const { groups, title } = words.appSettings
  return (
    <nav aria-label={title}>
      <ul className={styles.list}>
        {SETTING_GROUPS.map((group) => (
          <GroupLink key={group} href={paths.settingGroup(group)} current={group === current}>
            {groups[group]}
          </GroupLink>
        ))}
        <GroupLink href={paths.files}>{words.files.title}</GroupLink>
        <GroupLink href={paths.about}>{words.about.title}</GroupLink>
      </ul>
    </nav>
  )
}

function GroupLink({ href, current = false, children }: { readonly href: string; readonly current?: boolean; readonly children: string }) {
  return (
    <li>
      <Link href={href} className={styles.place} aria-current={current ? 'page' : undefined}>
        {children}
        <Icon name="forward" className={styles.on} />
      </Link>
    </li>
  )
}

/** Settings that are chosen by what they look like. */
const PICTURES: Readonly<Partial<Record<SettingName, (choice: SettingChoice) => ReactNode>>> = {
  theme: (theme) =>
    theme === 'system' ? (
      <span className={styles.both}>
        <PageSample theme="light" />
        <PageSample theme="dark" />
      </span>
    ) : (
      <PageSample theme={theme} />
    ),
  felt: (felt) => <span className={styles.cloth} data-cloth={felt} />,
  'tile-material': (material) => <TileSample look={{ material: material as TileMaterial }} />,
  'tile-faces': (faces) => <TileSample look={{ faces: faces as TileFaces }} />,
}

const SAMPLE = tileOf(5, 1)

/** A page of ours with its table, in the colours of a theme (`data-sample` in styles/tokens.css). */
function PageSample({ theme }: { readonly theme: string }) {
  return (
    <span className={styles.page} data-sample={theme}>
      <span className={styles.felt} />
      <span className={styles.lines}>
        <span />
        <span />
        <span />
      </span>
    </span>
  )
}

function TileSample({ look }: { readonly look: { readonly faces?: TileFaces; readonly material?: TileMaterial } }) {
  const now = useTileStyle()
  return (
    <span className={styles.tile}>
      <TileStyleContext value={{ ...now, ...look }}>
        <DominoTile tile={SAMPLE} orientation="horizontal" />
      </TileStyleContext>
    </span>
  )
}

const forgetTiles = (client: Client) => client.ownTiles.forget()

/** What is open about the family's own tiles. */
export type OpenTiles = 'photos' | 'forget' | null

/** What Caravan knows of the family's own tiles, and the ways to tell it and to have it forgotten. */
export function OwnTilesRow({ onOpen }: { readonly onOpen: (open: OpenTiles) => void }) {
  const ownWords = words.ownTiles
  const own = useOwnTiles()
  /* Numbers in place of pips are not told apart by how a set looks. */
  if (useSetting('tile-print') === 'numbers' || own === undefined) return null
  return (
    <div className={styles.row} role="group" aria-label={ownWords.legend}>
      <p>{ownWords.legend}</p>
      <p className={styles.quiet}>
        {own === null ? ownWords.hint : ownWords.known(own.tiles.highest, own.tiles.lost, words.dateWords(dayOf(new Date(own.keptAt))))}
      </p>
      <div className={styles.trial}>
        <Button onClick={() => onOpen('photos')}>
          <Icon name="camera" />
          {own === null ? ownWords.open : ownWords.again}
        </Button>
        {own !== null && <Button onClick={() => onOpen('forget')}>{ownWords.forget}</Button>}
      </div>
    </div>
  )
}

/** What the row opens. It stands beside the page: a tablet may be turned between two photos, and the page is drawn again then. */
export function OwnTilesDialogs({ open, onClose }: { readonly open: OpenTiles; readonly onClose: () => void }) {
  if (open === 'photos') return <OwnTilesDialog onClose={onClose} />
  return open === 'forget' ? <ForgetDialog onClose={onClose} /> : null
}

/** Asks before the tiles are forgotten; the first button keeps them. */
function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const ownWords = words.ownTiles
  const { say } = useAnnounce()
  const keep = useRef<HTMLButtonElement>(null)
  const { run, pending, problem } = useCommand(forgetTiles)
  const forget = async (): Promise<void> => {
    if ((await run(undefined)) === null) return
    say(ownWords.forgotten)
    onClose()
  }
  return (
    <Dialog
      width="message"
      open
      title={ownWords.ask}
      onClose={onClose}
      firstFocus={() => keep.current}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {ownWords.remember}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void forget()}>
            {ownWords.forget}
          </Button>
        </>
      }
    >
      <p>{ownWords.askText}</p>
      <ProblemNotice text={problem === null ? null : ownWords.notKept} />
    </Dialog>
  )
}

/** What the table would sound like. */
function SoundTrial() {
  if (useSetting('sounds') === 'off') return null
  const hear = (): void => {
    playClick()
    playPoints(1)
  }
  return (
    <Button onClick={hear}>
      <Icon name="play" />
      {words.appSettings.trySounds}
    </Button>
  )
}

/** Who speaks, to be heard; or why nobody does. */
function VoiceTrial() {
  const voiceWords = words.appSettings.voice
  const who = useSpeaker()
  if (useSetting('spoken') === 'off') return null
  if (who.kind !== 'voice')
    return (
      <Notice tone="warning" role="status">
        {voiceWords[who.kind]}
      </Notice>
    )
  const hear = (): void => {
    hush()
    speak(words.appSettings.sample)
  }
  return (
    <div className={styles.trial}>
      <Button onClick={hear}>
        <Icon name="play" />
        {words.appSettings.tryVoice}
      </Button>
      <p className={styles.quiet}>{voiceWords.by(who.voice.name)}</p>
    </div>
  )
}

interface Labelled {
  readonly legend: string
  readonly hint?: string
}

/** What a setting is called that has a name for each of its values, or for some. */
interface Chosen extends Labelled {
  readonly choices: Readonly<Partial<Record<SettingChoice, string>>>
}

interface SettingControlProps<N extends SettingName> {
  readonly name: N
  readonly onChoose: Changes['choose']
}

function SettingControl({ name, onChoose }: SettingControlProps<SettingName>) {
  return isSwitch(name) ? <SwitchRow name={name} onChoose={onChoose} /> : <ChoiceRow name={name} onChoose={onChoose} />
}

function SwitchRow({ name, onChoose }: SettingControlProps<SwitchName>) {
  const { legend, hint }: Labelled = words.appSettings.named[name]
  const { on, off } = SWITCHES[name]
  return <Switch label={legend} hint={hint} checked={useSetting(name) === on} onChange={(checked) => onChoose(name, checked ? on : off)} />
}

/** The rules that some settings come from, linked beside what is said of them. */
const RULES: Readonly<Partial<Record<SettingName, readonly RuleId[]>>> = { 'tile-faces': ['B-9'], 'score-display': ['B-8'] }

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value)
const isBegunLanguage = (value: string): value is Language => isLanguage(value) && isBegun(value)

function ChoiceRow({ name, onChoose }: SettingControlProps<Exclude<SettingName, SwitchName>>) {
  const { legend, hint, choices: labels }: Chosen = words.appSettings.named[name]
  const pictures = PICTURES[name]
  const choices: readonly SettingChoice[] = SETTINGS[name].choices
  const all = [...choices.filter((value) => !isBegunLanguage(value)), ...choices.filter(isBegunLanguage)].map((value) => ({
    value,
    // a language by what it calls itself, for those who cannot read the page as it is now
    label: labels[value] ?? (isLanguage(value) ? LANGUAGE_NAMES[value] : value),
    ...(isBegunLanguage(value) ? { description: words.appSettings.begun(LANGUAGE_PROGRESS[value]) } : {}),
    ...(pictures === undefined ? {} : { picture: pictures(value) }),
  }))
  return (
    <ChoiceGroup
      className={styles.choice}
      legend={legend}
      hint={hintOf(hint, RULES[name])}
      layout={pictures !== undefined ? 'pictures' : name === 'language' ? 'rows' : 'bar'}
      choices={all}
      value={useSetting<SettingName>(name)}
      onChange={(choice) => onChoose(name, choice)}
    />
  )
}

function hintOf(hint: string | undefined, rules: readonly RuleId[] | undefined): ReactNode {
  if (rules === undefined) return hint
  return (
    <>
      {hint}
      <RuleLinks ids={rules} />
    </>
  )
}

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

interface GroupProps {
  readonly group: SettingGroup
  /** The page's heading does not say which group it is. */
  readonly named: boolean
  readonly changes: Changes
  readonly onTiles: (open: OpenTiles) => void
}

function Group({ group, named, changes, onTiles }: GroupProps) {
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
                <SettingTrial name={name} />
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

function SettingTrial({ name }: { readonly name: SettingName }) {
  if (name === 'sounds') return <SoundTrial />
  if (name === 'spoken') return <VoiceTrial />
  return null
}
