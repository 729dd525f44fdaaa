import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import type { EveningLine } from '#shared/contract/evenings'
import type { Season, SeasonWish } from '#shared/contract/seasons'
import { type Counting, countingSchema, LEAGUE_LIMITS, type LeaguePoints, type LeagueRules, leagueRulesSchema, RESULT_UNITS } from '#shared/league/rules'
import { OFFERED_PRESETS } from '#shared/rules/presets'
import { usePeople } from '../../app/people-provider'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { NumberField } from '../../components/field/number-field'
import { TextField } from '../../components/field/text-field'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Switch } from '../../components/switch/switch'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { SeasonProblem } from '../../search/season/season-problem'
import styles from './season.module.css'

/** The ways to give points, as the form offers them. */
const POINT_WAYS = ['place', 'evening', 'match', 'round'] as const
type PointWay = (typeof POINT_WAYS)[number]

/** What is on the form: everything that may be chosen, also what another choice hides now. */
interface RulesDraft {
  readonly rules: LeagueRules
  readonly way: PointWay
  /** As it is typed. */
  readonly places: string
  readonly others: number
  readonly win: number
  readonly share: number
  readonly loss: number
  readonly count: number
  readonly of: Exclude<Counting, { readonly kind: 'all' }>['of']
}

/** How the form is kept while it is filled in. */
const rulesDraftSchema: z.ZodType<RulesDraft> = z.object({
  rules: leagueRulesSchema,
  way: z.enum(POINT_WAYS),
  places: z.string(),
  others: z.number(),
  win: z.number(),
  share: z.number(),
  loss: z.number(),
  count: z.number(),
  of: z.enum(RESULT_UNITS),
})

function draftOf(rules: LeagueRules): RulesDraft {
  const { points, counting } = rules
  const start = { places: '3, 2, 1, 0', others: 0, win: points.by === 'round' ? points.win : 3, share: 1, loss: 0, count: 1, of: 'match' as const }
  return {
    ...start,
    rules,
    way: pointWay(points),
    ...(points.by === 'place' ? { places: points.places.join(', '), others: points.others } : {}),
    ...(points.by === 'match' ? points : {}),
    ...(counting.kind === 'all' ? {} : { count: counting.count, of: counting.of }),
  }
}

function pointWay(points: LeaguePoints): PointWay {
  return points.by === 'place' ? (points.of === 'match' ? 'place' : 'evening') : points.by
}

/** The points of a list as it is typed; null where it is none. */
function placesIn(text: string): readonly number[] | null {
  const parts = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => part.replace('−', '-'))
  const numbers = parts.map(Number)
  const fit = parts.every((part) => /^-?\d+$/.test(part)) && numbers.every((points) => Math.abs(points) <= LEAGUE_LIMITS.points)
  return fit && numbers.length > 0 && numbers.length <= LEAGUE_LIMITS.places ? numbers : null
}

/** What the form comes to; null where the list of places is none, or something is to be chosen of which nothing is. */
function rulesIn({ rules, way, places, others, win, share, loss, count, of }: RulesDraft): LeagueRules | null {
  const points = pointsOf()
  if (points === null || [rules.people, rules.presets, rules.evenings].some((chosen) => chosen?.length === 0)) return null
  const { kind } = rules.counting
  return { ...rules, points, counting: kind === 'all' ? { kind } : { kind, count, of: way === 'evening' ? 'evening' : of } }

  function pointsOf(): LeaguePoints | null {
    if (way === 'match') return { by: way, win, share, loss }
    if (way === 'round') return { by: way, win }
    const list = placesIn(places)
    return list === null ? null : { by: 'place', of: way === 'place' ? 'match' : 'evening', places: [...list], others }
  }
}

interface ChooseSomeProps<T extends string> {
  readonly legend: string
  /** The two choices: everything, and some of it. */
  readonly all: string
  readonly some: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  /** Null for everything. */
  readonly chosen: readonly T[] | null
  readonly error: string | undefined
  readonly onChange: (chosen: T[] | null) => void
}

/** Everything, or some of it, ticked. */
function ChooseSome<T extends string>({ legend, all, some, options, chosen, error, onChange }: ChooseSomeProps<T>) {
  const toggle = (value: T, on: boolean): void => onChange([...(chosen ?? []).filter((each) => each !== value), ...(on ? [value] : [])])
  return (
    <div className={styles.chosen}>
      <ChoiceGroup
        legend={legend}
        layout="segments"
        error={error}
        choices={[
          { value: 'all', label: all },
          { value: 'some', label: some },
        ]}
        value={chosen === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : [...(chosen ?? [])])}
      />
      {chosen !== null && (
        <fieldset className={styles.people}>
          <legend className="visually-hidden">{some}</legend>
          {options.map(({ value, label }) => (
            <label key={value} className={styles.person}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={(event) => toggle(value, event.target.checked)} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

const save = (client: Client, season: SeasonWish) => client.seasons.save(season)
const eveningsLive: Subscribe<readonly EveningLine[]> = (client, signal) => client.evenings.list(undefined, { signal })
const COUNTING_KINDS = countingSchema.options.map(({ shape }) => shape.kind.value)
const { points: MOST_POINTS, results: MOST_RESULTS } = LEAGUE_LIMITS

/** Who counts in a season, what counts, and how points are given. */
export function RulesDialog({ season, onClose }: { readonly season: Season; readonly onClose: () => void }) {
  const { form } = words.league
  const { say } = useAnnounce()
  const saving = useCommand(save)
  const [draft, setDraft, forget, startOver] = useDraft<RulesDraft>(`season-rules.${season.id}.${JSON.stringify(season.league)}`, rulesDraftSchema, () =>
    draftOf(season.league),
  )
  const [tried, setTried] = useState(false)
  const set = (change: Partial<RulesDraft>): void => setDraft({ ...draft, ...change })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    const league = rulesIn(draft)
    if (league === null) return
    const { id, name, from, to } = season
    if ((await saving.run({ id, name, from, to, league })) === null) return
    forget()
    say(words.seasons.saved(name))
    onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={form.title(season.name)}
      onClose={onClose}
      actions={
        <Button type="submit" form="rules" variant="primary" pending={saving.pending}>
          {form.save}
        </Button>
      }
    >
      <form id="rules" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <KeptDraft startOver={startOver} />
        <PointFields draft={draft} set={set} tried={tried} />
        <CountingFields draft={draft} set={set} />
        <CountedFields rules={draft.rules} set={(change) => set({ rules: { ...draft.rules, ...change } })} tried={tried} />
        <SeasonProblem problem={saving.problem} />
      </form>
    </Dialog>
  )
}

interface DraftProps {
  readonly draft: RulesDraft
  readonly set: (change: Partial<RulesDraft>) => void
}

function PointFields({ draft, set, tried }: DraftProps & { readonly tried: boolean }) {
  const { form } = words.league
  const { way, places, others, win, share, loss } = draft
  const bounds = { min: -MOST_POINTS, max: MOST_POINTS }
  return (
    <>
      <ChoiceGroup
        legend={form.points}
        layout="rows"
        choices={POINT_WAYS.map((value) => ({ value, label: form.by[value] }))}
        value={way}
        onChange={(value) => set({ way: value })}
      />
      <div className={styles.fields}>
        {(way === 'place' || way === 'evening') && (
          <>
            <TextField
              label={form.places}
              hint={form.placesHint}
              value={places}
              autoComplete="off"
              error={tried && placesIn(places) === null ? form.placesWrong : undefined}
              onChange={(event) => set({ places: event.target.value })}
            />
            <NumberField label={form.others} {...bounds} value={others} onChange={(value) => set({ others: value })} />
          </>
        )}
        {way === 'round' && <NumberField label={form.round} {...bounds} value={win} onChange={(value) => set({ win: value })} />}
        {way === 'match' && (
          <>
            <NumberField label={form.win} {...bounds} value={win} onChange={(value) => set({ win: value })} />
            <NumberField label={form.share} {...bounds} value={share} onChange={(value) => set({ share: value })} />
            <NumberField label={form.loss} {...bounds} value={loss} onChange={(value) => set({ loss: value })} />
          </>
        )}
      </div>
    </>
  )
}

function CountingFields({ draft, set }: DraftProps) {
  const { form } = words.league
  const { rules, way, count, of } = draft
  const { kind } = rules.counting
  return (
    <>
      <ChoiceGroup
        legend={form.counting}
        layout="segments"
        choices={COUNTING_KINDS.map((value) => ({ value, label: form.kinds[value] }))}
        value={kind}
        onChange={(value) => set({ rules: { ...rules, counting: value === 'all' ? { kind: value } : { kind: value, count, of } } })}
      />
      {kind !== 'all' && (
        <div className={styles.fields}>
          <NumberField label={form.count} min={1} max={MOST_RESULTS} value={count} onChange={(value) => set({ count: value })} />
          {way !== 'evening' && (
            <ChoiceGroup
              legend={form.of}
              layout="segments"
              choices={RESULT_UNITS.map((value) => ({ value, label: form.units[value] }))}
              value={of}
              onChange={(value) => set({ of: value })}
            />
          )}
        </div>
      )}
    </>
  )
}

function CountedFields({ rules, set, tried }: { readonly rules: LeagueRules; readonly set: (change: Partial<LeagueRules>) => void; readonly tried: boolean }) {
  const { form } = words.league
  const evenings = useLive(eveningsLive).data ?? []
  const people = (usePeople().data ?? []).filter(({ mergedInto }) => mergedInto === undefined)
  const missing = (chosen: readonly string[] | null, error: string): string | undefined => (tried && chosen?.length === 0 ? error : undefined)
  return (
    <>
      <ChooseSome
        legend={form.who}
        all={form.everyone}
        some={form.chosen}
        options={people.map(({ id, name }) => ({ value: id as string, label: name }))}
        chosen={rules.people}
        error={missing(rules.people, form.nobody)}
        onChange={(chosen) => set({ people: chosen })}
      />
      <ChooseSome
        legend={form.evenings}
        all={form.allEvenings}
        some={form.chosenEvenings}
        options={evenings.map(({ id, name, date }) => ({ value: id, label: `${isolated(name)} (${words.dateWords(date)})` }))}
        chosen={rules.evenings}
        error={missing(rules.evenings, form.nothing)}
        onChange={(chosen) => set({ evenings: chosen })}
      />
      <Switch label={form.matches} checked={rules.matches} onChange={(matches) => set({ matches })} />
      <ChooseSome
        legend={form.presets}
        all={form.anyPreset}
        some={form.chosenPresets}
        options={OFFERED_PRESETS.map((value) => ({ value, label: scorerWords.presetNames[value] }))}
        chosen={rules.presets}
        error={missing(rules.presets, form.nothing)}
        onChange={(chosen) => set({ presets: chosen })}
      />
      <div className={styles.fields}>
        <NumberField label={form.least} min={1} max={MOST_RESULTS} value={rules.least} onChange={(least) => set({ least })} />
        <NumberField label={form.handicap} hint={form.handicapHint} min={0} max={100} value={rules.handicap} onChange={(handicap) => set({ handicap })} />
      </div>
    </>
  )
}
