import { lazyScreen, OpeningAlone } from './app/lazy-screen'
import { Opening } from './app/opening'

/*
 * Screens that know the rules, and all it takes to score with them: more than the rest of the app together. The first page
 * does not wait for them.
 */

export const newMatch = lazyScreen(async () => (await import('./screens/new-match/new-match-screen')).NewMatchScreen)
export const match = lazyScreen(async () => (await import('./screens/match/match-screen')).MatchScreen)
export const settle = lazyScreen(async () => (await import('./screens/arbiter/arbiter-screen')).ArbiterScreen)
export const settleMatch = lazyScreen(async () => (await import('./screens/arbiter/match-arbiter-screen')).MatchArbiterScreen)
export const replay = lazyScreen(async () => (await import('./screens/replay/replay-screen')).ReplayScreen)
export const review = lazyScreen(async () => (await import('./screens/review/review-screen')).ReviewScreen)
export const camera = lazyScreen(async () => (await import('./screens/camera/camera-screen')).CameraScreen)
export const bigScreen = lazyScreen(async () => (await import('./screens/big-screen/big-screen')).BigScreen, OpeningAlone)
export const matches = lazyScreen(async () => (await import('./screens/matches/matches-screen')).MatchesScreen)
export const practice = lazyScreen(async () => (await import('./screens/practice/practice-screen')).PracticeScreen)
export const evenings = lazyScreen(async () => (await import('./screens/evening/evenings-screen')).EveningsScreen)
export const evening = lazyScreen(async () => (await import('./screens/evening/evening-screen')).EveningScreen)
export const eveningScreen = lazyScreen(async () => (await import('./screens/evening/big/evening-big-screen')).EveningBigScreen, OpeningAlone)
export const eveningGuest = lazyScreen(async () => (await import('./screens/evening-guest/guest-screen')).GuestScreen)
export const seasons = lazyScreen(async () => (await import('./screens/season/seasons-screen')).SeasonsScreen)
export const season = lazyScreen(async () => (await import('./screens/season/season-screen')).SeasonScreen)
export const people = lazyScreen(async () => (await import('./screens/people/people-screen')).PeopleScreen)
export const person = lazyScreen(async () => (await import('./screens/people/person/person-screen')).PersonScreen)
export const statistics = lazyScreen(async () => (await import('./screens/statistics/statistics-screen')).StatisticsScreen)
export const files = lazyScreen(async () => (await import('./screens/files/files-screen')).FilesScreen)
export const settings = lazyScreen(async () => (await import('./screens/settings/settings-screen')).SettingsScreen)
export const about = lazyScreen(async () => (await import('./screens/about/about-screen')).AboutScreen)
export const introduction = lazyScreen(async () => (await import('./screens/introduction/introduction-screen')).IntroductionScreen)
export const example = lazyScreen(async () => (await import('./screens/example/example-screen')).ExampleScreen)
export const howToPlay = lazyScreen(async () => (await import('./screens/how-to-play/how-to-play-screen')).HowToPlayScreen)
export const rules = lazyScreen(async () => (await import('./screens/rules/rules-screen')).RulesScreen)
export const compareRules = lazyScreen(async () => (await import('./screens/rules/compare/compare-screen')).CompareScreen)
export const versions = lazyScreen(async () => (await import('./screens/versions/versions-screen')).VersionsScreen)

/** Examples are scored and drawn: more than the page they are asked from may want to wait for. */
export const ruleContents = {
  Rule: lazyScreen(async () => (await import('./screens/rules/dialogs/rule-contents')).RuleContents, Opening).Screen,
  RuleSet: lazyScreen(async () => (await import('./screens/rules/dialogs/rule-set-contents')).RuleSetContents, Opening).Screen,
  Lesson: lazyScreen(async () => (await import('./screens/how-to-play/lesson')).Lesson, Opening).Screen,
}
