import { useState } from 'react'
import { present } from '#shared/kernel/assert'
import { scorerWords } from '../../messages/scorer'
import { photoOf } from '#shared/match/photo'
import type { RecordEvent } from '#shared/match/record'
import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { PhotoKeeper } from '../evidence/photo-keeper'
import { EventInFull } from '../feed/event-in-full'
import { entryName } from '../feed/told-event'
import type { MatchView } from '../match-view'
import { writtenOut } from '../model/record-events'
import { stateBefore, type Place } from '../model/revision-draft'
import { EventEditor } from './event-editor'
import { fieldsOf, forgottenBy } from './fields'
import type { RevisionSession, TargetEdit } from './use-revision'
import styles from './correction.module.css'

interface Props {
  readonly view: MatchView
  readonly session: RevisionSession
  readonly place: Place
}

/** One event: as it was entered, and what it should be instead, or what was forgotten before it. */
export function EventTarget({ view, session, place }: Props) {
  const correctionWords = words.match.correction
  const { edit } = session
  const [inserting, setInserting] = useState(edit.kind === 'inserted')
  const recorded = present(view.record.rounds[place.round]?.events[place.event], 'only events of the record are opened')
  const scored = present(view.scored.rounds[place.round]?.events[place.event], 'every recorded event is scored')
  const original = writtenOut(recorded, scored)
  const before = stateBefore(view.record, session.base, place)
  const players = view.names.length
  const photo = photoOf(original)
  const [said, setSaid] = useState<RecordEvent | null>(edit.kind === 'replaced' ? edit.event : original)
  const [photoKept, setPhotoKept] = useState(edit.kind !== 'replaced' || photoOf(edit.event) === photo)
  const correct = (event: RecordEvent | null, keepPhoto: boolean): void => {
    setSaid(event)
    setPhotoKept(keepPhoto)
    if (event === null) return session.change({ kind: 'incomplete' })
    const next = corrected(event, original, keepPhoto)
    session.change(same(next, original) ? { kind: 'unchanged' } : { kind: 'replaced', event: next })
  }
  const turnTo = (insert: boolean, next: TargetEdit): void => {
    setInserting(insert)
    setSaid(original)
    setPhotoKept(true)
    session.change(next)
  }
  return (
    <>
      <div className={styles.entered}>
        <p>
          <span className={styles.label}>
            {correctionWords.asEntered}
            {words.colon}
          </span>
          <EventInFull event={scored} names={view.names} />
        </p>
        <div className={styles.ways}>
          {edit.kind === 'removed' || inserting ? (
            <Button onClick={() => turnTo(false, { kind: 'unchanged' })}>{inserting ? correctionWords.insertNothing : correctionWords.keep}</Button>
          ) : (
            <>
              <Button onClick={() => turnTo(true, { kind: 'incomplete' })}>{correctionWords.insert}</Button>
              <Button variant="danger" onClick={() => turnTo(false, { kind: 'removed' })}>
                {correctionWords.remove}
              </Button>
            </>
          )}
        </div>
      </div>
      {photo !== null && edit.kind !== 'removed' && !inserting && (
        <PhotoKeeper matchId={view.matchId} photo={photo} entry={entryName(scored, view.names)} kept={photoKept} onChange={(keep) => correct(said, keep)} />
      )}
      {edit.kind === 'removed' && <p className={styles.removed}>{correctionWords.removeHint}</p>}
      {inserting && <p className={styles.label}>{correctionWords.insertHint}</p>}
      {edit.kind !== 'removed' && !before.ok && (
        <Notice tone="warning" title={correctionWords.cannotShow}>
          <WholeCodes>{scorerWords.recordRefusalSentence(before.error, view.names, view.scored.rules.game)}</WholeCodes>
        </Notice>
      )}
      {edit.kind !== 'removed' && before.ok && inserting && (
        <EventEditor
          key="inserted"
          names={view.names}
          before={before.value}
          initial={edit.kind === 'inserted' ? fieldsOf(edit.event, players) : forgottenBy(before.value.round?.turn ?? 0, players)}
          onChange={(event) => session.change(event === null ? { kind: 'incomplete' } : { kind: 'inserted', event, before: original })}
        />
      )}
      {edit.kind !== 'removed' && before.ok && !inserting && (
        <EventEditor
          key="corrected"
          names={view.names}
          before={before.value}
          initial={fieldsOf(edit.kind === 'replaced' ? edit.event : original, players)}
          onChange={(event) => correct(event, photoKept)}
        />
      )}
    </>
  )
}

/** The event as it now reads, with its photo or without. */
function corrected(event: RecordEvent, original: RecordEvent, keepPhoto: boolean): RecordEvent {
  const { photo: _, ...said } = event
  const photo = photoOf(original)
  return { ...said, ...(keepPhoto && photo !== null ? { photo } : {}) }
}

/** Whether two events say the same and have the same photo; extra fields of an imported record do not count. */
function same(a: RecordEvent, b: RecordEvent): boolean {
  const said = (event: RecordEvent, more: unknown): string => JSON.stringify([event.type, event.player, photoOf(event), more])
  const more = (event: RecordEvent): unknown => {
    switch (event.type) {
      case 'play':
        return [event.tile, event.arm]
      case 'draw':
        return event.count
      case 'pass':
        return null
      case 'block':
        return event.hands
      case 'rules':
        return event.rules
      case 'table':
        return [event.line, event.hands, event.totals]
    }
  }
  return said(a, more(a)) === said(b, more(b))
}
