import { useCallback, useMemo, useState } from 'react'
import { fileNameFor } from '#shared/exchange/file-name'
import { inLanguage, useSpoken } from '../../../app/language'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import type { IconName } from '../../../components/icon/paths'
import { words } from '../../../messages/page'
import type { Look } from '../../../printing/canvas'
import { PictureDialog } from '../../../printing/picture-dialog'
import { printPaper } from '../../../printing/printed'
import type { Answered } from '../answered'
import { CheckRuling } from '../saving/check-ruling'
import { SaveRuling } from '../saving/save-ruling'
import { drawRuling } from './draw-ruling'
import { PrintedRuling, RULING_PAPER } from './printed-ruling'
import { toldRuling, type Belongs, type RulingTold } from './told-ruling'
import styles from './printed-ruling.module.css'

interface Props {
  readonly answered: Answered
  readonly belongs: Belongs
  /** Printed where nobody says what to print; a match prints its score sheet. */
  readonly usual?: boolean
  /** To save it is the one thing to do on the page; the rest are signs beside it. */
  readonly bar?: boolean
}

/** A ruling on paper and as a picture, and as a file where all hands and dice are known; nothing before there is one. */
export function RulingOut({ answered, belongs, usual = true, bar = false }: Props) {
  const spoken = useSpoken()
  const told = useMemo(() => inLanguage(spoken, () => toldRuling(answered, belongs)), [answered, belongs, spoken])
  const [picture, setPicture] = useState(false)
  if (told === null) return null
  /* A file says what was looked at in every hand. */
  const isRuled = answered.outcome.kind === 'ruled'
  return (
    <div className={styles.out} data-bar={bar || undefined}>
      <Way bar={bar} icon="print" label={words.arbiter.print} onClick={() => printPaper(RULING_PAPER)} />
      <Way bar={bar} icon="picture" label={words.arbiter.picture} onClick={() => setPicture(true)} />
      {isRuled && <SaveRuling answered={answered} belongs={belongs} bar={bar} />}
      {isRuled && !bar && <CheckRuling answered={answered} belongs={belongs} />}
      <PrintedRuling told={told} usual={usual} />
      {picture && <RulingPicture told={told} fileName={fileNameFor(belongs.date, answered.names, 'png')} onClose={() => setPicture(false)} />}
    </div>
  )
}

interface WayProps {
  readonly bar: boolean
  readonly icon: IconName
  readonly label: string
  readonly onClick: () => void
}

function Way({ bar, icon, label, onClick }: WayProps) {
  if (bar) {
    return (
      <Button size="bar" shape="icon" aria-label={label} title={label} onClick={onClick}>
        <Icon name={icon} />
      </Button>
    )
  }
  return (
    <Button onClick={onClick}>
      <Icon name={icon} />
      {label}
    </Button>
  )
}

interface PictureProps {
  readonly told: RulingTold
  readonly fileName: string
  readonly onClose: () => void
}

function RulingPicture({ told, fileName, onClose }: PictureProps) {
  const pictureWords = words.rulingPaper.picture
  const draw = useCallback((canvas: HTMLCanvasElement, look: Look) => drawRuling(canvas, told, look), [told])
  return (
    <PictureDialog
      title={pictureWords.title}
      alt={pictureWords.alt(told.winner, told.takes, told.where)}
      fileName={fileName}
      shareTitle={words.rulingPaper.title}
      draw={draw}
      onClose={onClose}
    />
  )
}
