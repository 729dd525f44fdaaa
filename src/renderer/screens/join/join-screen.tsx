import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Choices, JoinedAs, Self } from '#shared/contract/joining'
import { useOwnHead } from '../../app/own-head'
import { Page } from '../../app/page'
import { newCommandId } from '../../client/command-id'
import { Avatar } from '../../components/avatar/avatar'
import { initialsTogether } from '../../components/avatar/initials-together'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { TextField } from '../../components/field/text-field'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { forgetText, keepText, keptText } from '../../hooks/window-storage'
import { startWords } from '../../messages/start-page'
import { GuestForm } from './guest-form'
import { askChoices, join, type JoinFailure } from './join-client'
import type { WhyStranger } from './use-self'
import styles from './join.module.css'

interface WhoFormProps {
  readonly seats: Extract<Choices, { readonly kind: 'match' }>['seats']
  readonly pending: boolean
  readonly onJoin: (name: string, as: JoinedAs) => void
}

const WATCHING = -1

/** Where someone sits, and what the others call them. */
function WhoForm({ seats, pending, onJoin }: WhoFormProps) {
  const [seat, setSeat] = useState<number | null>(null)
  const [name, setName] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const initials = initialsTogether(seats)
  /* A person who takes a seat gets its name, unless they type another. */
  const called = (name ?? (seat === null ? '' : (seats[seat]?.name ?? ''))).trim()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!pending && seat !== null && called !== '') onJoin(called, seat === WATCHING ? { kind: 'watching' } : { kind: 'seat', seat })
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <ChoiceGroup
        legend={startWords.joining.seat}
        layout="rows"
        choices={[
          ...seats.map(({ name, taken, avatar }, at) => ({
            value: at,
            label: (
              <span className={styles.seat}>
                <Avatar name={name} avatar={{ ...avatar, initials: initials[at] }} />
                {name}
              </span>
            ),
            ...(taken ? { description: startWords.joining.taken } : {}),
          })),
          { value: WATCHING, label: startWords.joining.watching },
        ]}
        value={seat}
        onChange={setSeat}
        {...(tried && seat === null ? { error: startWords.joining.seat } : {})}
      />
      <TextField
        label={startWords.joining.name}
        maxLength={60}
        autoComplete="name"
        value={name ?? called}
        error={tried && called === '' ? startWords.joining.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" pending={pending}>
        {startWords.joining.join}
      </Button>
    </form>
  )
}

interface JoinScreenProps {
  readonly why: WhyStranger
  readonly onJoined: (self: Self) => void
  readonly onRetry: () => void
}

interface OpenedWays {
  readonly key: string
  readonly choices: Choices
}

/** The key that has opened the table, until this device has joined. */
const KEPT_KEY = 'caravan.join-key'

/** `#/join/SECRET`, as the QR code says it. */
const LINK = /^\/join\/([\w-]+)$/

/** The way to a table: the code, unless the QR code brought one, and then who this is. */
export function JoinScreen({ why, onJoined, onRetry }: JoinScreenProps) {
  const [path, go] = useLocation()
  const secret = LINK.exec(path)?.[1] ?? null
  const [opened, setOpened] = useState<OpenedWays | null>(null)
  const [refusal, setRefusal] = useState<JoinFailure | null>(null)
  const [pending, setPending] = useState(false)
  const [attempt] = useState(newCommandId)
  const [code, setCode] = useState('')
  const [kept] = useState(() => (secret === null ? keptText(KEPT_KEY) : null))

  const answered = useCallback((key: string, answer: Awaited<ReturnType<typeof askChoices>>): void => {
    setPending(false)
    if (answer.ok) keepText(KEPT_KEY, key)
    else if (answer.error.kind !== 'unreachable') forgetText(KEPT_KEY)
    setRefusal(answer.ok ? null : answer.error)
    setOpened(answer.ok ? { key, choices: answer.value } : null)
  }, [])
  /* Before anyone was chosen, the page may have been loaded again: the code is still good. */
  useEffect(() => {
    if (kept === null) return
    void askChoices(kept).then((answer) => {
      if (answer.ok) answered(kept, answer)
      else if (answer.error.kind !== 'unreachable') forgetText(KEPT_KEY)
    })
  }, [kept, answered])
  useEffect(() => {
    if (secret === null) return
    /* The key is removed from the address, and from the phone's history of addresses. */
    go('/', { replace: true })
    void askChoices(secret).then((answer) => answered(secret, answer))
  }, [secret, go, answered])
  const look = async (key: string): Promise<void> => {
    setPending(true)
    answered(key, await askChoices(key))
  }

  const enter = async (name: string, as: JoinedAs): Promise<void> => {
    if (opened === null) return
    setPending(true)
    const answer = await join({ key: opened.key, name, as, attempt })
    setPending(false)
    if (answer.ok) {
      forgetText(KEPT_KEY)
      return onJoined(answer.value)
    }
    setRefusal(answer.error)
    if (answer.error.kind === 'wrong-code') {
      forgetText(KEPT_KEY)
      setOpened(null)
    } else if (answer.error.kind === 'taken') void askChoices(opened.key).then((again) => again.ok && setOpened({ key: opened.key, choices: again.value }))
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!pending && code.trim() !== '') void look(code)
  }
  if (why === 'closed' && opened === null && refusal === null) return <Closed onRetry={onRetry} />
  return (
    <Page title={opened?.choices.kind === 'evening' ? opened.choices.name : startWords.joining.title}>
      <div className={styles.join}>
        <ProblemNotice text={refusal === null ? null : sentence(refusal)} />
        {refusal === null && (why === 'removed' || why === 'ended' || why === 'taken') && (
          <Notice tone="warning" role="status">
            <p>{why === 'taken' ? startWords.joining.refusal({ kind: why }) : startWords.joining[why]}</p>
          </Notice>
        )}
        {refusal === null && why === 'unreachable' && (
          <Notice tone="warning" role="status" actions={<Button onClick={onRetry}>{startWords.joining.again}</Button>}>
            <p>{startWords.joining.unreachable}</p>
          </Notice>
        )}
        {opened === null ? (
          <form className={styles.form} onSubmit={send}>
            <TextField
              label={startWords.joining.code}
              hint={startWords.joining.codeHint}
              className={styles.code}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={16}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit" variant="primary" size="large" pending={pending}>
              {startWords.joining.next}
            </Button>
          </form>
        ) : opened.choices.kind === 'match' ? (
          <WhoForm seats={opened.choices.seats} pending={pending} onJoin={(name, as) => void enter(name, as)} />
        ) : (
          <GuestForm choices={opened.choices} pending={pending} onJoin={(name, as) => void enter(name, as)} />
        )}
      </div>
    </Page>
  )
}

function sentence(refusal: JoinFailure): string {
  return refusal.kind === 'unreachable' ? startWords.joining.unreachable : startWords.joining.refusal(refusal)
}

/** Phone access has stopped: the page says so and asks no more, until someone wants to know. */
function Closed({ onRetry }: Pick<JoinScreenProps, 'onRetry'>) {
  useOwnHead()
  return (
    <Page title={startWords.joining.closed} className={styles.closed}>
      <div className={styles.join}>
        <p>{startWords.joining.closedHint}</p>
        <Button variant="primary" size="large" onClick={onRetry}>
          {startWords.joining.again}
        </Button>
      </div>
    </Page>
  )
}
