import { useRef, useState, type JSX, type KeyboardEvent, type TouchEvent } from 'react'
import { Button } from '../components/button/button'
import { Icon } from '../components/icon/icon'
import { plainKey } from '../keyboard/read-key'
import { words } from '../messages/page'
import { EnterPicture, ReasonsPicture, RulesPicture } from './pictures'
import styles from './introduction.module.css'

type CardName = keyof typeof words.introduction.cards

const CARDS: readonly { readonly name: CardName; readonly Picture: () => JSX.Element }[] = [
  { name: 'enter', Picture: EnterPicture },
  { name: 'reasons', Picture: ReasonsPicture },
  { name: 'rules', Picture: RulesPicture },
]

/** A finger that moves less than this many pixels sideways only taps. */
const SWIPE_PX = 48

export interface IntroductionProps {
  /** Gone through, or put away. */
  readonly onDone: () => void
}

/** Three cards on what Caravan does, one after the other: by buttons, arrow keys, or a finger from the side. */
export function Introduction({ onDone }: IntroductionProps) {
  const [at, setAt] = useState(0)
  const touched = useRef<number | null>(null)
  const last = CARDS.length - 1
  const shown = CARDS[at]?.name ?? 'enter'
  const go = (to: number): void => setAt(Math.min(last, Math.max(0, to)))
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = plainKey(event)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    event.preventDefault()
    go(key === 'ArrowRight' ? at + 1 : at - 1)
  }
  const onTouchEnd = (event: TouchEvent): void => {
    const from = touched.current
    const moved = from === null ? 0 : (event.changedTouches[0]?.clientX ?? from) - from
    touched.current = null
    if (Math.abs(moved) > SWIPE_PX) go(moved < 0 ? at + 1 : at - 1)
  }
  return (
    <section
      className={styles.introduction}
      aria-label={words.introduction.title}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => {
        touched.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
      }}
      onTouchEnd={onTouchEnd}
    >
      {/* All have their place at all times, so that nothing moves from card to card. */}
      <div className={styles.cards}>
        {CARDS.map(({ name, Picture }) => (
          <div key={name} className={styles.card} data-shown={name === shown || undefined} inert={name !== shown}>
            <div className={styles.picture} aria-hidden="true">
              <Picture />
            </div>
            <div className={styles.words}>
              <h2 className={styles.heading}>{words.introduction.cards[name].heading}</h2>
              <p>{words.introduction.cards[name].text}</p>
            </div>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {at === 0 ? '' : `${words.introduction.cards[shown].heading}. ${words.introduction.cards[shown].text}`}
      </p>
      <div className={styles.foot}>
        <Button variant="quiet" onClick={onDone}>
          {words.introduction.dismiss}
        </Button>
        <p className={styles.where}>
          <span aria-hidden="true" className={styles.dots}>
            {CARDS.map(({ name }) => (
              <span key={name} data-here={name === shown || undefined} />
            ))}
          </span>
          {words.introduction.card(at + 1, CARDS.length)}
        </p>
        <div className={styles.steps}>
          <Button aria-disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon name="back" />
            {words.introduction.back}
          </Button>
          <Button variant="primary" onClick={() => (at === last ? onDone() : go(at + 1))}>
            {at === last ? words.introduction.done : words.introduction.next}
            <Icon name="forward" />
          </Button>
        </div>
      </div>
    </section>
  )
}
