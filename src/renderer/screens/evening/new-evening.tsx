import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { EveningHostRefusal, EveningOutcome, NewEvening as Wish } from '#shared/contract/evenings'
import { BYE_POINTS, DRAW_METHODS, POINT_SCHEMES, TABLE_SIZES, UNEVEN_WAYS, type EveningSettings } from '#shared/evening/evening'
import { dayOf } from '#shared/kernel/day'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import type { Client } from '../../client/client'
import { Button } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Disclosure } from '../../components/disclosure/disclosure'
import { NumberField } from '../../components/field/number-field'
import { Select, TextField } from '../../components/field/text-field'
import { useCommand } from '../../hooks/use-command'
import { useNow } from '../../hooks/use-now'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { Problem } from './problem'
import styles from './evening.module.css'

const USUAL: EveningSettings = {
  method: 'swiss',
  size: 4,
  uneven: 'smaller',
  points: 'place',
  byePoints: 'middle',
  rounds: 5,
  minutes: 25,
  preset: 'flower-and-scorpion',
  rules: {},
}

const create = (client: Client, wish: Wish) => client.evenings.create(wish) as Promise<EveningOutcome>

/** Asks how an evening is to be played; everything is set as most would have it. */
export function NewEvening() {
  const { fresh } = words.evening
  const [, go] = useLocation()
  const today = dayOf(useNow())
  const [name, setName] = useState<string | null>(null)
  const [settings, setSettings] = useState(USUAL)
  const set = (change: Partial<EveningSettings>): void => setSettings((before) => ({ ...before, ...change }))
  const creating = useCommand<Wish, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(create)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const shown = name ?? fresh.named(words.dateWords(today))
    const begun = await creating.run({ name: shown.trim() === '' ? fresh.named(words.dateWords(today)) : shown.trim(), date: today, settings })
    if (begun !== null) go(paths.oneEvening(begun.id))
  }
  const partners = settings.method === 'partners'
  return (
    <Card aria-labelledby="new-evening">
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div>
          <h2 id="new-evening">{fresh.heading}</h2>
          <p>{fresh.intro}</p>
        </div>
        <ChoiceGroup
          legend={fresh.method}
          layout="rows"
          choices={DRAW_METHODS.map((value) => ({ value, ...fresh.methods[value] }))}
          value={settings.method}
          onChange={(method) => set(method === 'partners' ? { method, size: 4 } : { method })}
        />
        {!partners && (
          <ChoiceGroup
            legend={fresh.size}
            layout="segments"
            choices={TABLE_SIZES.map((value) => ({ value, label: value }))}
            value={settings.size}
            onChange={(size) => set({ size, byePoints: size === 2 ? 'win' : settings.byePoints })}
          />
        )}
        <div className={styles.fields}>
          <NumberField label={fresh.rounds} min={1} max={100} value={settings.rounds} onChange={(rounds) => set({ rounds })} />
          <NumberField
            label={fresh.minutes}
            hint={fresh.minutesHint}
            min={0}
            max={600}
            value={settings.minutes ?? 0}
            onChange={(minutes) => set({ minutes: minutes === 0 ? null : minutes })}
          />
          <Select label={fresh.game} value={settings.preset} onChange={(event) => set({ preset: event.target.value as PresetId })}>
            {PRESET_IDS.map((preset) => (
              <option key={preset} value={preset}>
                {scorerWords.presetNames[preset]}
              </option>
            ))}
          </Select>
        </div>
        <Disclosure summary={fresh.more}>
          <div className={styles.form}>
            <TextField
              label={fresh.name}
              maxLength={60}
              autoComplete="off"
              value={name ?? fresh.named(words.dateWords(today))}
              onChange={(event) => setName(event.target.value)}
            />
            <ChoiceGroup
              legend={fresh.uneven}
              layout="segments"
              choices={UNEVEN_WAYS.map((value) => ({ value, label: fresh.unevens[value] }))}
              value={settings.uneven}
              onChange={(uneven) => set({ uneven })}
            />
            <ChoiceGroup
              legend={fresh.points}
              layout="segments"
              choices={POINT_SCHEMES.map((value) => ({ value, label: fresh.schemes[value] }))}
              value={settings.points}
              onChange={(points) => set({ points })}
            />
            <ChoiceGroup
              legend={fresh.bye}
              layout="segments"
              choices={BYE_POINTS.map((value) => ({ value, label: fresh.byes[value] }))}
              value={settings.byePoints}
              onChange={(byePoints) => set({ byePoints })}
            />
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
