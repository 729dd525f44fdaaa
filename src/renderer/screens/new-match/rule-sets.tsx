import { useId } from 'react'
import type { RuleOverrides } from '#shared/match/record'
import type { GameId } from '#shared/rules/rules'
import { PRESET_IDS, PRESETS, type PresetId } from '#shared/rules/presets'
import { ButtonLink } from '../../components/button/button'
import { classes } from '../../components/classes'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { RuleSetButton } from '../../rulebook/rule-dialogs'
import { targetAt } from './target'
import styles from './rule-sets.module.css'

interface Props {
  readonly preset: PresetId
  /** What the family changed of it. */
  readonly rules: RuleOverrides
  /** How many sit at the table: some targets depend on it. */
  readonly players: number
  readonly onChange: (preset: PresetId) => void
}

/** The sets of rules, a line each and by game; the chosen one is open. */
export function RuleSets({ preset, rules, players, onChange }: Props) {
  const id = useId()
  const gameWords = words.newMatch.game
  return (
    <fieldset className={styles.sets}>
      <legend className="visually-hidden">{gameWords.legend}</legend>
      {GAMES.map(({ game, presets }) => (
        <div key={game}>
          {presets.length > 1 && (
            <p id={`${id}-of-${game}`} className={styles.heading}>
              {scorerWords.gameWords(game).name}
            </p>
          )}
          {presets.map((each) => {
            const chosen = each === preset
            const named = `${id}-${each}`
            return (
              <div key={each} className={styles.set} data-chosen={chosen || undefined}>
                <label className={styles.row}>
                  <input
                    type="radio"
                    className={styles.input}
                    name={id}
                    checked={chosen}
                    aria-labelledby={classes(presets.length > 1 && `${id}-of-${game}`, named)}
                    aria-describedby={`${named}-differs`}
                    onChange={() => onChange(each)}
                  />
                  <span className={styles.mark} aria-hidden="true" />
                  <span id={named} className={styles.name}>
                    {words.presets[each].name}
                  </span>
                  <span id={`${named}-differs`} className={styles.differs}>
                    {words.presets[each].differs}
                  </span>
                  <span className={styles.target}>{gameWords.points(targetAt(each, chosen ? rules : {}, players), each)}</span>
                </label>
                {chosen && (
                  <div className={styles.more}>
                    <p>
                      {gameWords.facts(each)}. {words.presets[each].lead}
                    </p>
                    <p>{gameWords.source(each)}</p>
                    <div className={styles.ways}>
                      <RuleSetButton preset={each} rules={rules} />
                      <ButtonLink variant="quiet" href={paths.howToPlay(game)}>
                        {words.howToPlay.link}
                      </ButtonLink>
                    </div>
                  </div>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </fieldset>
  )
}

/** The sets of each game, in the order in which they are offered. */
const GAMES: readonly { readonly game: GameId; readonly presets: readonly PresetId[] }[] = [...new Set(PRESET_IDS.map((id) => PRESETS[id].game))].map(
  (game) => ({
    game,
    presets: PRESET_IDS.filter((id) => PRESETS[id].game === game),
  }),
)
