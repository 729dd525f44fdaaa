import { type ReactNode, useId } from 'react'
import type { GameId } from '#shared/games/rules'
import type { ByPlayers } from '#shared/games/setting'
import type { RuleOverrides } from '#shared/match/record'
import { PRESET_IDS, type PresetId, PRESETS } from '#shared/rules/presets'
import { playerLimits, resolveRules } from '#shared/rules/resolve'
import { ButtonLink } from '../../components/button/button'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { RuleSetButton } from '../../rulebook/rule-dialogs'
import styles from './rule-sets.module.css'

/** The points that win a match at a table of so many; with fewer or more than may sit, those of the nearest number. */
export function targetAt(preset: PresetId, rules: RuleOverrides, players: number): number {
  const { min, max } = playerLimits(preset, rules)
  const resolved = resolveRules(preset, rules, Math.min(max, Math.max(min, players)))
  return resolved.ok ? resolved.value.target : leastOf(rules.target ?? PRESETS[preset].settings.target)
}

function leastOf(target: ByPlayers): number {
  return typeof target === 'number' ? target : Math.min(...Object.values(target))
}

interface RuleSetsProps {
  readonly preset: PresetId
  /** What the family changed of it. */
  readonly rules: RuleOverrides
  /** How many sit at the table: some targets depend on it. */
  readonly players: number
  readonly onChange: (preset: PresetId) => void
}

/** The games, a card each; in the chosen one the sets of rules that it is played by, and what is to be known of the one that is chosen. */
export function RuleSets({ preset, rules, players, onChange }: RuleSetsProps) {
  const id = useId()
  const gameWords = words.newMatch.game
  const target = (each: PresetId): string => gameWords.points(targetAt(each, each === preset ? rules : {}, players), each)
  return (
    <fieldset className={styles.sets}>
      <legend className="visually-hidden">{gameWords.legend}</legend>
      {GAMES.map(({ game, presets }) => {
        const chosen = PRESETS[preset].game === game
        const several = presets.length > 1
        const [first] = presets
        if (first === undefined) return null
        return (
          <div key={game} className={styles.set} data-chosen={chosen || undefined}>
            <RuleSetRow
              group={id}
              chosen={chosen}
              name={scorerWords.gameWords(game).name}
              differs={several ? gameWords.sets(presets.length) : words.presets[first].differs}
              target={several ? '' : target(first)}
              onChoose={() => onChange(first)}
            />
            {chosen && several && (
              <fieldset className={styles.variants}>
                <legend className="visually-hidden">{scorerWords.gameWords(game).name}</legend>
                {presets.map((each) => (
                  <RuleSetRow
                    key={each}
                    group={`${id}-${game}`}
                    chosen={each === preset}
                    name={words.presets[each].name}
                    differs={words.presets[each].differs}
                    target={target(each)}
                    onChoose={() => onChange(each)}
                  />
                ))}
              </fieldset>
            )}
            {chosen && <About preset={preset} rules={rules} />}
          </div>
        )
      })}
    </fieldset>
  )
}

interface RuleSetRowProps {
  readonly group: string
  readonly chosen: boolean
  readonly name: string
  readonly differs: string
  readonly target: string
  readonly onChoose: () => void
}

/** One of several, with what tells it from the others. */
function RuleSetRow({ group, chosen, name, differs, target, onChoose }: RuleSetRowProps) {
  const id = useId()
  return (
    <label className={styles.row} data-chosen={chosen || undefined}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        checked={chosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-differs`}
        onChange={onChoose}
      />
      <span className={styles.mark} aria-hidden="true" />
      <span id={`${id}-name`} className={styles.name}>
        {name}
      </span>
      <span id={`${id}-differs`} className={styles.differs}>
        {differs}
      </span>
      <span className={styles.target}>{target}</span>
    </label>
  )
}

/** What is to be known of the chosen rules, where they are written, and the ways to read them. */
function About({ preset, rules }: Pick<RuleSetsProps, 'preset' | 'rules'>): ReactNode {
  const gameWords = words.newMatch.game
  return (
    <div className={styles.more}>
      <p>
        {gameWords.facts(preset)}. {words.presets[preset].lead}
      </p>
      <p>
        <WholeCodes>{gameWords.source(preset)}</WholeCodes>
      </p>
      <div className={styles.ways}>
        <RuleSetButton preset={preset} rules={rules} />
        <ButtonLink variant="quiet" href={paths.howToPlay(PRESETS[preset].game)}>
          {words.howToPlay.link}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The sets of each game, in the order in which they are offered. */
const GAMES: readonly { readonly game: GameId; readonly presets: readonly PresetId[] }[] = [...new Set(PRESET_IDS.map((id) => PRESETS[id].game))].map(
  (game) => ({
    game,
    presets: PRESET_IDS.filter((id) => PRESETS[id].game === game),
  }),
)
