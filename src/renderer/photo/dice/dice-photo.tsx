import { useMemo } from 'react'
import { Button } from '../../components/button/button'
import { DICE_KINDS, NO_DICE, type DiceChoice, type DiceKind } from '../../components/dice/dice'
import { DiceSetter, type DiceSetterLabels } from '../../components/dice/dice-setter'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import type { DicePhoto as ReadDice, PictureToRead, Recognizer } from '../../recognition/recognizer'
import { KeepPhoto, NOT_KEPT, useKeepPhoto } from '../keep-photo'
import { PhotoCanvas } from '../review/photo-canvas'
import { PhotoDialog } from '../photo-dialog'
import { PhotoSource } from '../source/photo-source'
import { usePhoto, useSaid } from '../use-photo'
import { readRoll } from './dice-model'

interface DicePhotoProps {
  /** What the throw is for: a photo that was left belongs to it. */
  readonly about: string
  readonly labels: DiceSetterLabels
  /** The photo may be kept with the throw. */
  readonly keeps: boolean
  readonly onDice: (dice: DiceChoice) => void
  readonly onClose: () => void
}

const readDice = (recognizer: Recognizer, picture: PictureToRead) => recognizer.readDice(picture)
const prepare = (recognizer: Recognizer) => recognizer.warmUp('dice')

/** Photos a throw; the page asks about what is not sure, and everything can be corrected before it is used. */
export function DicePhoto({ about, labels, keeps, onDice, onClose }: DicePhotoProps) {
  const diceWords = words.photo.dice
  const photoState = usePhoto<ReadDice>({ name: `dice.${about}`, read: readDice, prepare })
  const keeping = useKeepPhoto()
  const { photo } = photoState
  const found = useMemo(() => (photo === null ? null : readRoll(photo.dice)), [photo])
  const [dice, set] = useSaid<DiceChoice>(photoState, found?.sure ?? NO_DICE)
  const complete = DICE_KINDS.every((kind) => dice[kind].every((face) => face !== null))
  const isOpen = (kind: DiceKind): boolean => dice[kind].every((face) => face === null)
  const accept = async (): Promise<void> => {
    if (photo === null) return
    const copy = keeps ? await keeping.copyOf(photo.picture) : NOT_KEPT
    if (copy === null) return
    onDice({ flower: dice.flower, scorpion: dice.scorpion, ...(copy.photo === undefined ? {} : { photo: copy.photo }) })
    photoState.forget()
    onClose()
  }
  return (
    <PhotoDialog
      title={diceWords.title}
      leave={words.photo.play.leave}
      confirm={{ label: diceWords.use, disabled: !complete || photo === null, pending: keeping.copying, onClick: () => void accept() }}
      startOver={photoState.startOver}
      onClose={onClose}
    >
      <PhotoSource photoState={photoState}>
        {photo !== null && found !== null && (
          <>
            <PhotoCanvas picture={photo.picture} label={diceWords.picture} outlines={found.outlines} />
            {found.rolled === null && (
              <Notice tone="warning" role="alert">
                {diceWords.few(found.found)}
              </Notice>
            )}
            {found.rolled !== null &&
              DICE_KINDS.map((kind) => {
                const [a, b] = found.rolled?.[kind] ?? [1, 1]
                if (!found.asked.includes(kind))
                  return (
                    <p key={kind} role="status">
                      {diceWords.sure(diceWords[kind], a, b)}
                    </p>
                  )
                if (!isOpen(kind)) return null
                return (
                  <Notice
                    key={kind}
                    tone="warning"
                    role="alert"
                    actions={<Button onClick={() => set({ ...dice, [kind]: [a, b] })}>{diceWords.yes(a, b)}</Button>}
                  >
                    {diceWords.ask(diceWords[kind], a, b)}
                  </Notice>
                )
              })}
            <DiceSetter value={dice} onChange={set} labels={labels} />
            {keeps && <KeepPhoto keeping={keeping} />}
          </>
        )}
      </PhotoSource>
    </PhotoDialog>
  )
}
