import { type ReactNode, useId } from 'react'
import type { GameId } from '#shared/games/rules'
import { hasLine } from '#shared/games/index'
import type { ByPlayers } from '#shared/games/setting'
import type { RuleOverrides } from '#shared/match/record'
import { OFFERED_PRESETS, type PresetId, PRESETS } from '#shared/rules/presets'
import { playerLimits, resolveRules } from '#shared/rules/resolve'
import { ButtonLink } from '../../components/button/button'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { limitsWords } from '../../match/setup/limits-words'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { RuleSetButton } from '../../rulebook/rule-dialogs'
import styles from './rule-sets.module.css'
import { Disclosure } from '../../components/disclosure/disclosure'

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
  const target = (each: PresetId): string => (!hasLine(PRESETS[each].game) ? '' : gameWords.points(targetAt(each, each === preset ? rules : {}, players), each))
  const shown = ({ game, presets }: OfferedGame): ReactNode => {
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
          differs={several ? '' : words.presets[first].differs}
          target={several ? gameWords.sets(presets.length) : target(first)}
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
  }
  return (
    <fieldset className={styles.sets}>
      <legend className="visually-hidden">{gameWords.legend}</legend>
      {GAMES.filter(({ first }) => first).map(shown)}
      <Disclosure summary={gameWords.others} open={PRESETS[preset].offered === 'other'}>
        {GAMES.filter(({ first }) => !first).map(shown)}
      </Disclosure>
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
        aria-describedby={`${id}-differs ${id}-target`}
        onChange={onChoose}
      />
      <span className={styles.mark} aria-hidden="true" />
      <span id={`${id}-name`} className={styles.name}>
        {name}
      </span>
      {differs !== '' && (
        <span id={`${id}-differs`} className={styles.differs}>
          {differs}
        </span>
      )}
      <span id={`${id}-target`} className={styles.target}>
        {target}
      </span>
    </label>
  )
}

/** What is to be known of the chosen rules, where they are written, and the ways to read them. */
function About({ preset, rules }: Pick<RuleSetsProps, 'preset' | 'rules'>): ReactNode {
  const gameWords = words.newMatch.game
  const { game, source } = PRESETS[preset]
  return (
    <div className={styles.more}>
      <p>
        {hasLine(game) ? `${gameWords.facts(preset)}.` : limitsWords(PRESETS[preset].players)} {words.presets[preset].lead}
      </p>
      {source !== null && (
        <p>
          <WholeCodes>{gameWords.source(source)}</WholeCodes>
        </p>
      )}
      <div className={styles.ways}>
        <RuleSetButton short preset={preset} rules={rules} />
        <ButtonLink variant="quiet" href={paths.howToPlay((rules.partners ?? PRESETS[preset].settings.partners) ? 'partners' : game)}>
          {words.howToPlay.link}
        </ButtonLink>
      </div>
    </div>
  )
}

interface OfferedGame {
  readonly game: GameId
  readonly presets: readonly PresetId[]
  /** At once, and not behind the other games. */
  readonly first: boolean
}

/** The sets of each game, in the order in which they are offered. */
const GAMES: readonly OfferedGame[] = [...new Set(OFFERED_PRESETS.map((id) => PRESETS[id].game))].map((game) => {
  const presets = OFFERED_PRESETS.filter((id) => PRESETS[id].game === game)
  return { game, presets, first: presets.some((id) => PRESETS[id].offered === 'first') }
})
