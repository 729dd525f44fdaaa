import { useState, type FormEvent } from 'react'
import type { EveningLine } from '#shared/contract/evenings'
import type { Season, SeasonWish } from '#shared/contract/seasons'
import { LEAGUE_LIMITS, RESULT_UNITS, countingSchema, type LeagueRules } from '#shared/league/rules'
import { PRESET_IDS } from '#shared/rules/presets'
import { usePeople } from '../../../app/people-provider'
import type { Client } from '../../../client/client'
import { useAnnounce } from '../../../components/announcer/announcer'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { NumberField } from '../../../components/field/number-field'
import { TextField } from '../../../components/field/text-field'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { Switch } from '../../../components/switch/switch'
import { useCommand } from '../../../hooks/use-command'
import { useDraft } from '../../../hooks/use-draft'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { isolated } from '../../../messages/isolated'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { SeasonProblem } from '../../../search/season/season-problem'
import { ChooseSome } from './choose-some'
import { draftOf, placesIn, POINT_WAYS, rulesDraftSchema, rulesIn, type RulesDraft } from './draft'
import styles from '../season.module.css'

const save = (client: Client, season: SeasonWish) => client.seasons.save(season)
const eveningsLive: Subscribe<readonly EveningLine[]> = (client, signal) => client.evenings.list(undefined, { signal })
const KINDS = countingSchema.options.map(({ shape }) => shape.kind.value)
const { points: MOST_POINTS, results: MOST_RESULTS } = LEAGUE_LIMITS

interface Props {
  readonly season: Season
  readonly onClose: () => void
}

/** Who counts in a season, what counts, and how points are given. */
export function RulesDialog({ season, onClose }: Props) {
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
        choices={KINDS.map((value) => ({ value, label: form.kinds[value] }))}
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

interface CountedProps {
  readonly rules: LeagueRules
  readonly set: (change: Partial<LeagueRules>) => void
  readonly tried: boolean
}

function CountedFields({ rules, set, tried }: CountedProps) {
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
        options={PRESET_IDS.map((value) => ({ value, label: scorerWords.presetNames[value] }))}
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
