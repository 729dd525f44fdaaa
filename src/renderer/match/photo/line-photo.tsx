import { liesAcross } from '#shared/domino/line'
import { z } from 'zod'
import { decideEnter } from '#shared/match/decide'
import type { RecordEvent } from '#shared/match/record'
import { scorerWords } from '../../messages/scorer'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { NumberField } from '../../components/field/number-field'
import { TextField } from '../../components/field/text-field'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { lineField } from '../../photo/line/line-field'
import { CommandNotice } from '../command-notice'
import { useDraft } from '../../hooks/use-draft'
import { type MatchCommands, useBusy } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { KeepPhoto, useKeepPhoto } from '../../photo/keep-photo'
import { HighHalves, PrintChoice } from '../../photo/print-choice'
import { PhotoDialog } from '../../photo/photo-dialog'
import { PhotoSource } from '../../photo/source/photo-source'
import { LineFound } from '../../photo/line/line-found'
import { handsLeft, lacksBars, lineOfText, lineSize } from '../../photo/line/line-model'
import { useLinePhoto } from '../../photo/line/use-line-photo'
import styles from './photo.module.css'

/** What is entered beside the photo. `over`: the line that was read when another was typed. */
const enteredSchema = z.object({
  typed: z.object({ over: z.string().nullable(), text: z.string() }).nullable(),
  player: z.int().min(0),
  hands: z.array(z.number()).nullable(),
  totals: z.array(z.number()),
})
type Entered = z.infer<typeof enteredSchema>

/** Begins the record of a round in its middle: the line as it lies, from a photo or typed, the hands, the points so far, and whose turn it is. */
export function LinePhoto({ view, commands, onClose }: { readonly view: MatchView; readonly commands: MatchCommands; readonly onClose: () => void }) {
  const lineWords = words.photo.line
  const keeping = useKeepPhoto()
  const busy = useBusy(commands)
  const { scored, names } = view
  const { state } = scored
  const { rules } = state

  const about = `under-way.${view.matchId}.${view.revision}`
  const reading = useLinePhoto(about, rules)
  const { photoState, found, open } = reading
  const { photo } = photoState

  /* What is typed stands until another photo, or a correction in it, says otherwise. */
  const [entered, setEntered, forget, startOver] = useDraft<Entered>(about, enteredSchema, () => ({
    typed: null,
    player: state.round?.turn ?? 0,
    hands: null,
    totals: names.map(() => 0),
  }))
  const { typed, player, hands, totals } = entered
  const set = (more: Partial<Entered>): void => setEntered({ ...entered, ...more })
  const text = typed !== null && typed.over === (found?.text ?? null) ? typed.text : (found?.text ?? typed?.text ?? '')
  const line = lineOfText(text, rules.layout)
  const laid = lineSize(line)

  const inHand = hands ?? handsLeft(state, laid)
  const asksTotals = state.totals.every((total) => total === 0)
  const event: RecordEvent | null =
    line === null
      ? null
      : { type: 'table', player, line, hands: [...inHand], ...(asksTotals && totals.some((total) => total !== 0) ? { totals: [...totals] } : {}) }
  const tried = event === null ? null : decideEnter(view.record, event)
  const refusal = tried === null || tried.ok || tried.error.kind !== 'impossible' ? null : tried.error.refusal
  const unwritten = line === null && text.trim() !== '' ? (lacksBars(text, rules.layout) ? lineWords.noBars : lineWords.unwritten(rules.layout)) : null
  const wrong = refusal === null ? unwritten : scorerWords.refusalSentence(refusal, names, rules.game)
  const unsettled = found !== null && text === found.text ? open : 0

  const enter = async (): Promise<void> => {
    if (event === null) return
    const copy = photo === null ? undefined : await keeping.copyOf(photo.picture)
    if (copy === null || !(await commands.enter(event, view.revision, copy?.photo))) return
    photoState.forget()
    forget()
    onClose()
  }
  const startOverBoth = (): void => {
    startOver?.()
    photoState.startOver?.()
  }
  const changed = (list: readonly number[], seat: number, value: number): number[] => list.map((each, at) => (at === seat ? value : each))
  return (
    <PhotoDialog
      title={lineWords.title}
      leave={lineWords.leave}
      confirm={{
        label: lineWords.begin(laid),
        disabled: event === null || refusal !== null || unsettled > 0,
        pending: busy || keeping.copying,
        onClick: () => void enter(),
      }}
      startOver={startOver === null && photoState.startOver === null ? null : startOverBoth}
      onClose={onClose}
    >
      {/* Arms that go up and down from a double in the middle of a row are not told apart in a picture. */}
      {liesAcross(rules.layout) ? (
        <p>{lineWords.crossAbout}</p>
      ) : (
        <>
          <p>{lineWords.about}</p>
          <HighHalves maxPip={rules.maxPip} />
          <PhotoSource photoState={photoState} more={<PrintChoice />} pan={reading.pan}>
            <LineFound reading={reading} maxPip={rules.maxPip} />
          </PhotoSource>
        </>
      )}
      <TextField
        {...lineField(rules)}
        {...(wrong === null ? {} : { error: wrong })}
        value={text}
        onChange={({ target }) => set({ typed: { over: found?.text ?? null, text: target.value } })}
      />
      <ChoiceGroup
        legend={lineWords.next}
        layout="segments"
        choices={names.map((name, seat) => ({ value: seat, label: name }))}
        value={player}
        onChange={(seat) => set({ player: seat })}
      />
      <div className={styles.counts}>
        {names.map((_, seat) => (
          <div key={seat} className={styles.player}>
            <NumberField
              label={lineWords.inHand(scorerWords.nameOf(names, seat))}
              value={inHand[seat] ?? 1}
              min={1}
              max={99}
              onChange={(count) => set({ hands: changed(inHand, seat, count) })}
            />
            {asksTotals && (
              <NumberField
                label={lineWords.points(scorerWords.nameOf(names, seat), view.words.points)}
                value={totals[seat] ?? 0}
                min={rules.floor ?? -999}
                max={999}
                onChange={(total) => set({ totals: changed(totals, seat, total) })}
              />
            )}
          </div>
        ))}
      </div>
      {photo !== null && line !== null && <KeepPhoto keeping={keeping} />}
      {line !== null && hands === null && <Notice>{lineWords.guessed}</Notice>}
      <CommandNotice view={view} commands={commands} />
    </PhotoDialog>
  )
}
