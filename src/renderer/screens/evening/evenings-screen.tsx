import type { FormEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { z } from 'zod'
import type { EveningHostRefusal, EveningLine, EveningOutcome, NewEvening as Wish } from '#shared/contract/evenings'
import { type EveningSettings, eveningSettingsSchema, USUAL_SETTINGS } from '#shared/evening/evening'
import { dayOf } from '#shared/kernel/day'
import { Page } from '../../app/page'
import type { Client } from '../../client/client'
import { Button, ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Disclosure } from '../../components/disclosure/disclosure'
import { TextField } from '../../components/field/text-field'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { Problem } from '../../evening/problem'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { useNow } from '../../hooks/use-now'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { FurtherFields, MainFields } from './fields'
import styles from './evening.module.css'

const create = (client: Client, wish: Wish) => client.evenings.create(wish) as Promise<EveningOutcome>

const wishSchema = z.object({ name: z.string().nullable(), settings: eveningSettingsSchema })

/** Asks how an evening is to be played; everything is set as most would have it. */
export function NewEvening() {
  const { fresh } = words.evening
  const [, go] = useLocation()
  const today = dayOf(useNow())
  const [wish, setWish, forget, startOver] = useDraft<z.infer<typeof wishSchema>>('new-evening', wishSchema, () => ({ name: null, settings: USUAL_SETTINGS }))
  const { name, settings } = wish
  const set = (change: Partial<EveningSettings>): void => setWish({ ...wish, settings: { ...settings, ...change } })
  const creating = useCommand<Wish, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(create)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const shown = name ?? fresh.named(words.dateWords(today))
    const begun = await creating.run({ name: shown.trim() === '' ? fresh.named(words.dateWords(today)) : shown.trim(), date: today, settings })
    if (begun === null) return
    forget()
    go(paths.oneEvening(begun.id))
  }
  return (
    <Card aria-labelledby="new-evening">
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div>
          <h2 id="new-evening">{fresh.heading}</h2>
          <p>{fresh.intro}</p>
        </div>
        <KeptDraft startOver={startOver} />
        <MainFields settings={settings} set={set} />
        <Disclosure summary={fresh.more}>
          <div className={styles.form}>
            <TextField
              label={fresh.name}
              maxLength={60}
              autoComplete="off"
              value={name ?? fresh.named(words.dateWords(today))}
              onChange={(event) => setWish({ ...wish, name: event.target.value })}
            />
            <FurtherFields settings={settings} set={set} />
          </div>
        </Disclosure>
        <Problem problem={creating.problem} />
        <Button type="submit" variant="primary" pending={creating.pending}>
          {fresh.begin}
        </Button>
      </form>
    </Card>
  )
}

const eveningsLive: Subscribe<readonly EveningLine[]> = (client, signal) => client.evenings.list(undefined, { signal })

/** Where an evening of many tables begins, and those that were. */
export function EveningsScreen() {
  const live = useLive(eveningsLive)
  const eveningWords = words.evening
  return (
    <Page
      title={eveningWords.title}
      beside={
        <ButtonLink href={paths.seasons} variant="quiet">
          {words.league.link}
        </ButtonLink>
      }
    >
      {live.status === 'waiting' && <Loading>{eveningWords.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {eveningWords.failed}
        </Notice>
      )}
      {live.data !== undefined && (
        <div className={styles.begin}>
          <NewEvening />
          {live.data.length > 0 && (
            <section aria-labelledby="evenings">
              <h2 id="evenings">{eveningWords.earlier}</h2>
              <ul className={styles.lines}>
                {live.data.map(({ id, name, date, people, rounds }) => (
                  <li key={id}>
                    <Link href={paths.oneEvening(id)} className={styles.line}>
                      <strong>{name}</strong>
                      <span className={styles.quiet}>
                        {words.dayWords(date)} · {eveningWords.line(people, rounds)}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Page>
  )
}
