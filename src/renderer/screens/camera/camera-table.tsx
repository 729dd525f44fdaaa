import { useEffect, useState } from 'react'
import { isStuck } from '#shared/match/stuck'
import type { Box } from '#shared/watch/grey'
import { useOwnHead } from '../../app/own-head'
import { Page } from '../../app/page'
import { Button, ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { ActionButton } from '../../actions/action-button'
import { IconAction } from '../../components/icon-action/icon-action'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { CommandNotice } from '../../match/command-notice'
import { useAnnounced } from '../../match/hooks/use-announced'
import { useMatchCommands } from '../../match/hooks/use-match-commands'
import { roundNow, type MatchView } from '../../match/match-view'
import { drawEvent, passEvent } from '../../match/model/record-events'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { useCamera } from '../../photo/source/use-camera'
import { WhichCamera } from '../../photo/source/which-camera'
import { settings, useSetting } from '../../settings/settings'
import { CameraPicture } from './camera-picture'
import { Events } from './events'
import { HandsCard } from './hands-card'
import { PaceSlider } from './pace-slider'
import { PlayShown } from './play-shown'
import { QuestionCard } from './question-card'
import { FIRST_FRAME } from './boneyard-frame'
import { bearingsOf, firstPlaces, placedBoneyard, placedSeats, rememberPlaces } from './seat-places'
import { useKeeper } from './use-keeper'
import styles from './camera.module.css'

/** Whether the page is seen: the camera stops while it is not. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(() => !document.hidden)
  useEffect(() => {
    const onChange = (): void => setSeen(!document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return seen
}

/** The camera's picture with all that it sees, what it entered beside it, and what it asks. */
export function CameraTable({ view }: { readonly view: MatchView }) {
  const cameraWords = words.cameraTable
  const commands = useMatchCommands(view)
  const camera = useCamera()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [wanted, setWanted] = useState(true)
  const seen = useSeen()
  const [places, setPlaces] = useState(() => firstPlaces(view.names))
  const [frame, setFrame] = useState(() => placedBoneyard(view.names))
  const [agreed, setAgreed] = useState(() => placedSeats(view.names) !== null)
  const { state } = camera
  const on = state.kind === 'on'
  useOwnHead()
  useAnnounced(view)
  useStayAwake(on)

  const { start, stop } = camera
  useEffect(() => {
    if (wanted && seen) start()
    else stop()
  }, [wanted, seen, start, stop])

  const { kept, keeper } = useKeeper({ view, commands, video, active: on && seen, places: { seats: bearingsOf(places, agreed), boneyard: frame } })
  const { round, winner } = view.scored.state
  const turn = round?.turn ?? 0
  const running = round !== null && round.end === null && winner === null
  const stuck = running && isStuck(view.scored)
  const begun = running && round.line.lead !== null
  const spoken = useSetting('spoken') === 'on'
  const agree = (): void => {
    rememberPlaces(view.names, places, frame)
    setAgreed(true)
  }
  const putFrame = (moved: Box | null): void => {
    setFrame(moved)
    if (agreed) rememberPlaces(view.names, places, moved)
  }
  return (
    <Page className={styles.page} layout="full" headingHidden title={cameraWords.title(view.words.name)}>
      <div className={styles.table}>
        <div className={styles.stage}>
          <CameraPicture
            view={view}
            camera={camera}
            onVideo={setVideo}
            kept={kept}
            places={places}
            onPlaces={(moved) => {
              setPlaces(moved)
              rememberPlaces(view.names, moved, frame)
            }}
            frame={frame}
            onFrame={putFrame}
          />
          <PlayShown view={view} kept={kept} onHold={(play) => keeper.hold(play)} onUndo={(play) => keeper.takeBack(play)} busy={commands.busy} />
        </div>
        <div className={styles.side}>
          <header className={styles.head}>
            <ButtonLink href={paths.match(view.matchId)} shape="icon" variant="quiet" aria-label={words.bigScreen.back} title={words.bigScreen.back}>
              <Icon name="back" />
            </ButtonLink>
            <p className={styles.what}>
              <span className={styles.name}>{cameraWords.name}</span>
              <span className={styles.game}>{`${view.words.name} · ${words.match.table.round(roundNow(view))}`}</span>
            </p>
          </header>
          <CommandNotice view={view} commands={commands} />
          <div className={styles.log}>
            {!agreed && (
              <div className={styles.asks}>
                <h2 className={styles.asking}>{cameraWords.asks}</h2>
                <p>{cameraWords.seats}</p>
                <div className={styles.answers}>
                  <Button onClick={agree}>{cameraWords.seatsRight}</Button>
                </div>
              </div>
            )}
            {kept.question !== null && <QuestionCard view={view} question={kept.question} onAnswer={(answer) => keeper.answer(answer)} />}
            {stuck && <HandsCard view={view} kept={kept} busy={commands.busy} onEnter={() => keeper.answer({ kind: 'block' })} />}
            <Events view={view} />
          </div>
          <WhichCamera control={camera} />
          <PaceSlider />
          <div className={styles.actions}>
            <ActionButton of="draw" view={view} disabled={!begun || commands.busy} onClick={() => void commands.enter(drawEvent(turn, 1), view.revision)} />
            <ActionButton of="pass" view={view} disabled={!running || commands.busy} onClick={() => void commands.enter(passEvent(turn), view.revision)} />
            <IconAction
              icon="count"
              text={cameraWords.frame.count}
              name={cameraWords.frame.countAll}
              aria-pressed={frame !== null}
              onClick={() => putFrame(frame === null ? FIRST_FRAME : null)}
            />
            <IconAction icon="voice" text={cameraWords.voice} aria-pressed={spoken} onClick={() => settings.spoken.choose(spoken ? 'off' : 'on')} />
          </div>
          <Button size="bar" onClick={() => setWanted(!wanted)}>
            <Icon name={wanted ? 'pause' : 'play'} />
            {wanted ? cameraWords.pause : cameraWords.goOn}
          </Button>
        </div>
      </div>
    </Page>
  )
}
