import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { BackedUpVersion } from '#shared/contract/backed-up'
import type { BackupRefusal } from '#shared/contract/backup'
import { isPassing } from '#shared/contract/damage'
import type { DamageReport, OnDamagedFile } from '#shared/contract/damaged'
import type { MatchFeed } from '#shared/contract/schemas'
import { fileNameFor } from '#shared/exchange/file-name'
import type { MatchId } from '#shared/kernel/ids'
import { Page } from '../../app/page'
import { usePermissions } from '../../app/permissions'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button, ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Dialog } from '../../components/dialog/dialog'
import { Loading } from '../../components/loading/loading'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { saveFile } from '../../exchange/save-file'
import { useAnswer } from '../../hooks/use-answer'
import { answered, useCommand } from '../../hooks/use-command'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'
import { paths } from '../../navigation/paths'
import { GoneMatch } from '../gone-match'
import styles from './damaged.module.css'

/** What is known of a match that cannot be opened. */
export type Damaged = Extract<MatchFeed, { readonly kind: 'damaged' }>

function WayOut({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={styles.way}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </Card>
  )
}

/** Why what was asked was not done, beside where it was asked. */
function CommandTrouble({ problem }: { readonly problem: CommandProblem | null }) {
  const element = useIntoSight<HTMLDivElement>(problem)
  return <ProblemNotice ref={element} title={words.damaged.notDone} text={problem === null ? null : words.commandProblemSentence(problem)} />
}

const sendTakeBack = (client: Client, on: OnDamagedFile) => client.damaged.takeBack(on)

/** The last entries, where the match is sound without them. */
function TakeBack({
  matchId,
  look: { file, takeBack },
  onRefused,
}: {
  readonly matchId: MatchId
  readonly look: DamageReport
  readonly onRefused: () => void
}) {
  const takeBackWords = words.damaged.takeBack
  const { toast } = useAnnounce()
  const command = useCommand(sendTakeBack)
  if (file === null || takeBack === null) return <p className={styles.quiet}>{takeBackWords.none}</p>
  const { count, taken, rounds, entries, leftOut } = takeBack
  const run = async (): Promise<void> => {
    if ((await command.run({ matchId, token: file.token })) !== null) toast(words.damaged.here)
    else onRefused()
  }
  return (
    <WayOut title={takeBackWords.title(count)}>
      {count > 0 && (
        <p>
          {takeBackWords.which(
            taken.map(({ name, player, tile, round }) => words.damaged.taken(name, player, tile, round)),
            count - taken.length,
          )}
        </p>
      )}
      <p>{takeBackWords.stays(rounds, entries)}</p>
      {leftOut.trail > 0 && <p>{takeBackWords.trail(leftOut.trail)}</p>}
      {leftOut.fields.length > 0 && <p>{takeBackWords.fields(leftOut.fields)}</p>}
      {leftOut.history && <p>{takeBackWords.history}</p>}
      <p className={styles.quiet}>{takeBackWords.kept}</p>
      <CommandTrouble problem={command.problem} />
      <Button variant="primary" pending={command.pending} onClick={() => void run()}>
        {takeBackWords.go(count)}
      </Button>
    </WayOut>
  )
}

const sendSetAside = (client: Client, on: OnDamagedFile) => client.damaged.setAside(on)

interface SetAsideProps extends OnDamagedFile {
  readonly onRefused: () => void
}

/** Out of all lists, with its file kept; asked about first. */
function SetAside({ matchId, token, onRefused }: SetAsideProps) {
  const asideWords = words.damaged.aside
  const { toast } = useAnnounce()
  const command = useCommand(sendSetAside)
  const [asking, setAsking] = useState(false)
  const leave = useRef<HTMLButtonElement>(null)
  const run = async (): Promise<void> => {
    const done = await command.run({ matchId, token })
    setAsking(false)
    if (done !== null) toast(asideWords.done)
    else onRefused()
  }
  return (
    <WayOut title={asideWords.title}>
      <p>{asideWords.text}</p>
      <CommandTrouble problem={command.problem} />
      <Button onClick={() => setAsking(true)}>{asideWords.go}</Button>
      <Dialog
        width="message"
        open={asking}
        title={asideWords.ask}
        onClose={() => setAsking(false)}
        firstFocus={() => leave.current}
        actions={
          <>
            <Button ref={leave} onClick={() => setAsking(false)}>
              {asideWords.no}
            </Button>
            <Button variant="danger" pending={command.pending} onClick={() => void run()}>
              {asideWords.yes}
            </Button>
          </>
        }
      >
        <p>{asideWords.text}</p>
      </Dialog>
    </WayOut>
  )
}

type Problem = CommandProblem<BackupRefusal>

/** Versions of the match in the backups that are known here, the newest backup first. */
function FromBackup({ matchId }: { readonly matchId: MatchId }) {
  const backupsWords = words.damaged.backups
  const client = useClient()
  const { toast } = useAnnounce()
  const ask = useCallback(
    async (asked: Client, signal: AbortSignal) => {
      const found = await asked.backup.versionsOf({ matchId }, { signal })
      return found.ok ? found.value : { versions: [], searched: 0, unreadable: 0 }
    },
    [matchId],
  )
  const found = useAnswer(ask)
  const [pending, setPending] = useState<BackedUpVersion | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const restore = async (version: BackedUpVersion): Promise<void> => {
    setPending(version)
    setProblem(null)
    const restored = await answered(() => client.backup.restoreMatch({ matchId, source: version.source }))
    setPending(null)
    if (restored.ok) toast(words.damaged.here)
    else setProblem(restored.error)
  }
  return (
    <WayOut title={backupsWords.title}>
      {found === undefined && <Loading>{backupsWords.looking}</Loading>}
      {found?.versions.length === 0 && <p>{backupsWords.none(found.searched)}</p>}
      {found !== undefined && found.versions.length > 0 && (
        <ul className={styles.list}>
          {found.versions.map((version) => (
            <li key={version.source.name} className={styles.version}>
              <span className={styles.told}>
                <span>{backupsWords.version(words.momentWords(version.made))}</span>
                <span className={styles.quiet}>{backupsWords.holds(version.rounds, version.events)}</span>
              </span>
              <Button aria-label={backupsWords.restoreOf(words.momentWords(version.made))} pending={pending === version} onClick={() => void restore(version)}>
                {backupsWords.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found !== undefined && found.unreadable > 0 && <p className={styles.quiet}>{backupsWords.unreadable(found.unreadable)}</p>}
      <BackupTrouble problem={problem} />
      <ButtonLink href={paths.files}>{backupsWords.others}</ButtonLink>
    </WayOut>
  )
}

function BackupTrouble({ problem }: { readonly problem: Problem | null }) {
  const element = useIntoSight<HTMLDivElement>(problem)
  return <ProblemNotice ref={element} title={words.damaged.notDone} text={problem === null ? null : words.backupProblemSentence(problem)} />
}

interface DamagedMatchPageProps {
  readonly damaged: Damaged
  /** Only looked at here, as on the big screen. */
  readonly watched?: boolean
}

/** A match that cannot be opened: what is wrong with it and, on the computer that has its file, what can be done. */
function DamagedMatchPage({ damaged, watched = false }: DamagedMatchPageProps) {
  const { matchId, players, date, damage } = damaged
  const isOwner = usePermissions()('owner')
  // with its folder away there is nothing that could be mended
  const canBeDone = isOwner && !watched && !(damage.kind === 'not-readable' && damage.why === 'away')
  return (
    <Page title={words.damaged.title}>
      <p>
        {words.damaged.match(
          players.map(({ name }) => name),
          date,
          matchId,
        )}
      </p>
      <Notice tone="danger" role="alert" title={words.damageSentence(damage)}>
        <p>{words.damaged.kept}</p>
        {isPassing(damage) && <p>{words.damaged.passing}</p>}
      </Notice>
      {!isOwner && <p>{words.damaged.elsewhere}</p>}
      {isOwner && watched && (
        <div>
          <ButtonLink href={paths.match(matchId)}>{words.damaged.do}</ButtonLink>
        </div>
      )}
      {/* another state of the file is looked at by itself */}
      {canBeDone && <WhatCanBeDone key={JSON.stringify(damage)} damaged={damaged} />}
      {isOwner && !watched && (
        <div>
          <ButtonLink href={paths.home}>{words.damaged.home}</ButtonLink>
        </div>
      )}
    </Page>
  )
}

/** Every way out for a match that cannot be opened; each keeps its file. */
function WhatCanBeDone({ damaged }: { readonly damaged: Damaged }) {
  const { matchId } = damaged
  /* What was refused was refused because the file is another by now, most likely. */
  const [looks, setLooks] = useState(0)
  const look = useAnswer(useMemo(() => askWhatIsWrong(matchId, looks), [matchId, looks]))
  const onRefused = (): void => setLooks(looks + 1)
  return (
    <section aria-labelledby="damaged-ways" className={styles.ways}>
      <h2 id="damaged-ways" className={styles.heading}>
        {words.damaged.do}
      </h2>
      {look === undefined ? <Loading>{words.damaged.looking}</Loading> : <TakeBack matchId={matchId} look={look} onRefused={onRefused} />}
      <FromBackup matchId={matchId} />
      {look !== undefined && <SaveFile damaged={damaged} bytes={look.file?.bytes ?? null} />}
      {look !== undefined && look.file !== null && <SetAside matchId={matchId} token={look.file.token} onRefused={onRefused} />}
    </section>
  )
}

/** Another function for each look. */
function askWhatIsWrong(matchId: MatchId, _look: number) {
  return (client: Client, signal: AbortSignal) => client.damaged.look({ matchId }, { signal })
}

/** The file byte by byte, under a name that says which match it is. */
function SaveFile({ damaged: { matchId, players, date }, bytes }: { readonly damaged: Damaged; readonly bytes: number | null }) {
  const saveWords = words.damaged.save
  const client = useClient()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const names = players.length === 0 ? [matchId] : players.map(({ name }) => name)
  const save = async (): Promise<void> => {
    setState('pending')
    try {
      const offered = await client.damaged.save({ matchId })
      const answer = offered.ok ? await fetch(offered.value.path) : null
      if (answer?.ok !== true) return setState('failed')
      saveFile(fileNameFor(date ?? '', [...names, saveWords.name], 'json').trim(), await answer.blob())
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <WayOut title={saveWords.title}>
      <p>{saveWords.text(bytes)}</p>
      <ProblemNotice text={state === 'failed' ? saveWords.failed : null} />
      <Button pending={state === 'pending'} onClick={() => void save()}>
        {saveWords.go}
      </Button>
    </WayOut>
  )
}

interface NoMatchProps {
  readonly feed: Exclude<MatchFeed, { readonly kind: 'match' }>
  /** Only looked at here, as on the big screen. */
  readonly watched?: boolean
}

/** In place of a match that is not there, or cannot be opened. */
export function NoMatch({ feed, watched = false }: NoMatchProps) {
  return feed.kind === 'gone' ? <GoneMatch /> : <DamagedMatchPage damaged={feed} watched={watched} />
}
