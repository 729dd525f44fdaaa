import type { Link } from './client'
import { timer, type PageClock } from './page-clock'
import { pauseBefore } from './retry'

/** One way to the host, good until it closes. */
export interface Channel {
  readonly link: Link
  /** False once it has closed: then no answer can come. */
  readonly alive: () => boolean
  /** Called once when calls can be made. */
  readonly onOpen: (listener: () => void) => void
  /** Called once when the channel is gone, also if it never opened. */
  readonly onClose: (listener: () => void) => void
  /** For a channel that a network carries, which can be dead and look open. Left out where one always hears of its end. */
  readonly heartbeat?: Heartbeat
  /** Whether the host is there and does not know this page, for one that never opened. */
  readonly isRefused?: () => Promise<boolean>
  readonly close: () => void
}

export interface Heartbeat {
  /** Times as long as usual the host may take; where no network lies between, it can be busy, but hardly dead. */
  readonly patience: number
  /** Asks the host for a sign of life. */
  readonly probe: () => void
  /** Called with everything that comes from the host. */
  readonly onSign: (listener: () => void) => void
}

/** `refused`: the host is there, and does not know this page; it was started again. */
const CONNECTION_STATES = ['connecting', 'open', 'lost', 'refused'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** A channel that is kept, or being tried. */
interface KeptChannel {
  readonly channel: Channel
  /** Aborts once it has been given up while it looks open: nothing that it still brings counts. */
  readonly lost: AbortSignal
}

/** So long after the last sign of life a page in front asks for another, in milliseconds. */
export const BEAT_MS = 1500

/** For so long it waits for the answer before it tries another channel; a page that has just come to the front waits less. */
export const ANSWER_MS = 1000
export const ANSWER_AT_FRONT_MS = 400

/** After so many channels in a row that were replaced before they answered, it doubles, up to eight times: what is only slow is not replaced again and again. */
const REPLACED_AT_ONCE = 2
const DOUBLINGS = 3

/**
 * For so long a new channel may take until it is there, in milliseconds; the first one of a page has longer, as its host may just be starting.
 *
 * So has each fifth in a row that was not there in time: a slow network gets there, and so does a browser that holds sockets back for up to five seconds once
 * many have failed. The others are short, as one that was sent into a dead network may never come.
 */
export const OPEN_WITHIN_MS = 1500
const FIRST_WITHIN_MS = 6000
const PATIENT_EACH = 5

/** One that has been tried for less is not begun again when the page comes to the front, which browsers say in several events. */
const FRESH_MS = 1000

/** Between two tries, at most, in milliseconds: someone who looks at the page waits; a phone in a pocket is to last. */
const LONGEST_PAUSE_MS = 1000
const LONGEST_HIDDEN_PAUSE_MS = 60_000

export interface Keeper {
  readonly state: () => ConnectionState
  readonly subscribe: (listener: () => void) => () => void
  /** What a call goes through now; null where nothing can be sent. */
  readonly current: () => KeptChannel | null
  /** A call has heard that this one is closed, before the channel says so. */
  readonly closed: (kept: KeptChannel) => void
  readonly drop: () => void
  readonly retryNow: () => void
  readonly show: (inFront: boolean) => void
  readonly close: () => void
}

interface Trial extends KeptChannel {
  readonly giveUp: AbortController
  readonly since: number
  isOpen: boolean
}

/**
 * Keeps a channel to the host, and opens another after each that closes or falls silent.
 *
 * While the page is in front, the host is asked for a sign of life. Without one, another channel is opened beside the silent one, and takes its place once the
 * host has answered through it. So a host that is only slow loses nothing: it answers through the first one too, which then stays.
 */
export function keepChannel(openChannel: () => Channel, clock: PageClock): Keeper {
  const listeners = new Set<() => void>()
  const [retry, limit, pulse] = [timer(clock), timer(clock), timer(clock)]
  let state: ConnectionState = 'connecting'
  let kept: Trial | null = null
  let trial: Trial | null = null
  let inFront = true
  let ended = false
  /* Tries in a row that failed. */
  let failures = 0
  /* Channels in a row that were not there in time. */
  let late = 0
  /* Channels in a row that were replaced before they had answered. */
  let replaced = 0
  let pulseState: 'resting' | 'asking' | 'silent' = 'resting'

  const notify = (): void => {
    for (const listener of [...listeners]) listener()
  }
  const become = (next: ConnectionState): void => {
    if (state === next) return
    state = next
    notify()
  }
  /* What was learned about the host holds until something else is. */
  const becomeLost = (): void => {
    if (state !== 'refused') become('lost')
  }

  const open = (): void => {
    if (ended) return
    retry.stop()
    giveUpTrial()
    const giveUp = new AbortController()
    const tried: Trial = { channel: openChannel(), lost: giveUp.signal, giveUp, since: clock.now(), isOpen: false }
    const { heartbeat, onOpen, onClose } = tried.channel
    trial = tried
    const patient = state === 'connecting' || late % PATIENT_EACH === PATIENT_EACH - 1
    if (heartbeat !== undefined) limit.in((patient ? FIRST_WITHIN_MS : OPEN_WITHIN_MS) * heartbeat.patience, () => tookTooLong(tried))
    heartbeat?.onSign(() => heard(tried))
    onOpen(() => {
      /* Nobody waited for it any more. To close one that is not open yet would be a fault in the console. */
      if (trial !== tried) return tried.channel.close()
      tried.isOpen = true
      /* One that may only be slow has as long to answer as this one. */
      if (kept === null || heartbeat === undefined) keep(tried)
      else heartbeat.probe()
    })
    onClose(() => {
      if (kept === tried) closed(tried)
      if (trial !== tried) return
      failed(tried)
      if (!tried.isOpen) void learnWhy(tried.channel)
    })
  }

  const learnWhy = async ({ isRefused }: Channel): Promise<void> => {
    const refused = (await isRefused?.().catch(() => false)) ?? false
    if (state === 'lost' || state === 'refused') become(refused ? 'refused' : 'lost')
  }

  const keep = (next: Trial): void => {
    limit.stop()
    const before = kept
    kept = next
    trial = null
    failures = 0
    late = 0
    if (before !== null) {
      replaced++
      retire(before)
    }
    rest()
    state = 'open'
    notify()
  }

  const heard = (by: Trial): void => {
    if (by === trial && by.isOpen) return keep(by)
    if (by !== kept) return
    if (pulseState === 'asking') replaced = 0
    if (pulseState === 'silent') {
      failures = 0
      retry.stop()
      limit.stop()
      if (trial?.isOpen === true) retire(trial)
      trial = null
    }
    rest()
    become('open')
  }

  const tookTooLong = (tried: Trial): void => {
    late++
    failed(tried)
  }

  const failed = (tried: Trial): void => {
    if (trial !== tried) return
    giveUpTrial()
    tryLater()
    becomeLost()
  }

  const closed = (gone: KeptChannel): void => {
    if (trial === gone) return failed(trial)
    if (kept !== gone) return
    kept = null
    pulse.stop()
    if (trial?.isOpen === true) return keep(trial)
    if (trial === null && !retry.isSet()) tryLater()
    becomeLost()
  }

  const tryLater = (): void => {
    if (!ended) retry.in(pauseBefore(failures++, inFront ? LONGEST_PAUSE_MS : LONGEST_HIDDEN_PAUSE_MS), open)
  }

  const giveUpTrial = (): void => {
    limit.stop()
    const given = trial
    trial = null
    if (given !== null) retire(given)
  }

  /* What waits for an answer waits no longer, though a dead network may take minutes to close. The channel closes after what the calls that were given up still send. */
  const retire = ({ channel, giveUp }: Trial): void => {
    if (channel.alive()) giveUp.abort()
    clock.after(0, channel.close)
  }

  const answerWithin = (): number => ANSWER_MS * 2 ** Math.min(Math.max(0, replaced - REPLACED_AT_ONCE), DOUBLINGS)

  const rest = (): void => {
    pulseState = 'resting'
    pulse.stop()
    if (inFront && !ended && kept?.channel.heartbeat !== undefined) pulse.in(BEAT_MS, () => ask(answerWithin()))
  }

  const ask = (within: number): void => {
    const heartbeat = kept?.channel.heartbeat
    if (heartbeat === undefined) return
    heartbeat.probe()
    pulseState = 'asking'
    pulse.in(within * heartbeat.patience, () => {
      pulseState = 'silent'
      failures = 0
      open()
    })
  }

  const retryNow = (): void => {
    failures = 0
    if (kept !== null && !kept.channel.alive()) closed(kept)
    const isOld = trial !== null && clock.now() - trial.since > FRESH_MS
    if (isOld || retry.isSet()) open()
    if (pulseState !== 'silent') ask(ANSWER_AT_FRONT_MS)
  }

  open()
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => (kept === null ? trial : state === 'open' ? kept : null),
    closed,
    drop: () => {
      const gone = kept
      if (gone === null && trial === null) return
      kept = null
      pulse.stop()
      if (gone !== null) retire(gone)
      giveUpTrial()
      tryLater()
      becomeLost()
    },
    retryNow,
    show: (shown) => {
      inFront = shown
      if (shown) retryNow()
      else if (pulseState === 'resting') pulse.stop()
    },
    close: () => {
      ended = true
      for (const each of [retry, limit, pulse]) each.stop()
      kept?.channel.close()
      trial?.channel.close()
    },
  }
}
