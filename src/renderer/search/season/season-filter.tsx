import { useState } from 'react'
import type { Season } from '#shared/contract/seasons'
import { Button } from '../../components/button/button'
import { classes } from '../../components/classes'
import { Select } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { ALL_TIME, type DayRange, SeasonDialog, type SeasonDraft } from './season-dialog'
import { useSeasons } from './use-seasons'
import styles from './season-filter.module.css'

/** So many seasons are chips; the others are in a menu. */
const MOST_CHIPS = 3

interface SeasonFilterProps {
  readonly days: DayRange
  readonly onChange: (days: DayRange) => void
  readonly className?: string | undefined
}

/**
 * Chips for all time and for each season of the house, and the way to make, change and delete one.
 *
 * It has a form of its own, so it stands outside of others. A season is its days: what is asked for, and an address that keeps it, says the days and stays
 * true whatever becomes of the season.
 */
export function SeasonFilter({ days, onChange, className }: SeasonFilterProps) {
  const seasonWords = words.seasons
  const seasons = useSeasons()
  const [edited, setEdited] = useState<SeasonDraft | null>(null)
  const chosen = seasons.find((season) => isOf(season, days))
  const allTime = days.from === '' && days.to === ''
  const chips = shownFirst(seasons, chosen)
  const others = seasons.filter((season) => !chips.includes(season))
  return (
    <div className={classes(styles.filter, className)}>
      <div role="group" aria-label={seasonWords.filter} className={styles.chips}>
        <SeasonChip chosen={allTime} onClick={() => onChange(ALL_TIME)}>
          {seasonWords.allTime}
        </SeasonChip>
        {chips.map((season) => (
          <SeasonChip key={season.id} chosen={season === chosen} onClick={() => onChange(daysOf(season))}>
            {season.name}
          </SeasonChip>
        ))}
        {!allTime && chosen === undefined && (
          <SeasonChip chosen onClick={() => undefined}>
            {seasonWords.days(days.from, days.to)}
          </SeasonChip>
        )}
        {others.length > 0 && (
          <Select
            label={seasonWords.others}
            labelHidden
            value=""
            className={styles.others}
            onChange={(event) => {
              const season = others.find(({ id }) => id === event.target.value)
              if (season !== undefined) onChange(daysOf(season))
            }}
          >
            <option value="">{seasonWords.others}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {chosen !== undefined && (
        <Button variant="quiet" shape="icon" className={styles.tool} aria-label={seasonWords.edit(chosen.name)} onClick={() => setEdited(chosen)}>
          <Icon name="pencil" />
        </Button>
      )}
      <Button variant="quiet" className={styles.tool} aria-label={seasonWords.add} onClick={() => setEdited({ name: '', ...days })}>
        <Icon name="add" />
        {seasonWords.season}
      </Button>
      {edited !== null && (
        <SeasonDialog
          draft={edited}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            setEdited(null)
            onChange(saved)
          }}
        />
      )}
    </div>
  )
}

function SeasonChip({ chosen, onClick, children }: { readonly chosen: boolean; readonly onClick: () => void; readonly children: string }) {
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} onClick={onClick}>
      <span className={styles.name}>{children}</span>
    </button>
  )
}

const isOf = (season: Season, { from, to }: DayRange): boolean => season.from === from && season.to === to
const daysOf = ({ from, to }: Season): DayRange => ({ from, to })

function shownFirst(seasons: readonly Season[], chosen: Season | undefined): readonly Season[] {
  const first = seasons.slice(0, MOST_CHIPS)
  return chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, -1), chosen]
}
