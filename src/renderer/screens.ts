import { later } from './app/lazy-screen'
import { Opening } from './app/opening'

/*
 * Screens that know the rules, and all it takes to score with them: more than the rest of the app together. The first page
 * does not wait for them.
 */

export const newMatch = later(async () => (await import('./screens/new-match/new-match-screen')).NewMatchScreen)
export const match = later(async () => (await import('./screens/match/match-screen')).MatchScreen)
export const settle = later(async () => (await import('./screens/arbiter/arbiter-screen')).SettleScreen)
export const settleMatch = later(async () => (await import('./screens/arbiter/match-arbiter-screen')).MatchSettleScreen)
export const lookBack = later(async () => (await import('./screens/look-back/look-back-screen')).LookBackScreen)
export const bigScreen = later(async () => (await import('./screens/big-screen/big-screen')).BigScreen)
export const history = later(async () => (await import('./screens/history/history-screen')).HistoryScreen)
export const people = later(async () => (await import('./screens/people/people-screen')).PeopleScreen)
export const statistics = later(async () => (await import('./screens/statistics/statistics-screen')).StatisticsScreen)
export const data = later(async () => (await import('./screens/data/data-screen')).DataScreen)
export const settings = later(async () => (await import('./screens/settings/settings-screen')).SettingsScreen)
export const about = later(async () => (await import('./screens/about/about-screen')).AboutScreen)
export const introduction = later(async () => (await import('./screens/introduction/introduction-screen')).IntroductionScreen)
export const example = later(async () => (await import('./screens/example/example-screen')).ExampleScreen)
export const rules = later(async () => (await import('./screens/rules/rules-screen')).RulesScreen)
export const compareRules = later(async () => (await import('./screens/rules/compare/compare-screen')).CompareScreen)
export const versions = later(async () => (await import('./screens/versions/versions-screen')).VersionsScreen)

/** Examples are scored and drawn: more than the page they are asked from may want to wait for. */
export const ruleContents = {
  Rule: later(async () => (await import('./screens/rules/dialogs/rule-contents')).RuleContents, Opening).Screen,
  RuleSet: later(async () => (await import('./screens/rules/dialogs/rule-set-contents')).RuleSetContents, Opening).Screen,
}
