import { Route, Switch, useSearch } from 'wouter'
import { NotFoundPage } from './app/not-found'
import { patterns } from './navigation/paths'
import { RuleContentsContext } from './rulebook/rule-contents'
import * as screens from './screens'

const { Screen: NewMatchScreen } = screens.newMatch
const { Screen: MatchScreen } = screens.match
const { Screen: SettleScreen } = screens.settle
const { Screen: MatchSettleScreen } = screens.settleMatch
const { Screen: ReplayScreen } = screens.replay
const { Screen: ReviewScreen } = screens.review
const { Screen: PracticeScreen } = screens.practice
const { Screen: VersionsScreen } = screens.versions
const { Screen: CameraScreen } = screens.camera
const { Screen: BigScreen } = screens.bigScreen
const { Screen: MatchesScreen } = screens.matches
const { Screen: EveningsScreen } = screens.evenings
const { Screen: EveningScreen } = screens.evening
const { Screen: EveningBigScreen } = screens.eveningScreen
const { Screen: SeasonsScreen } = screens.seasons
const { Screen: SeasonScreen } = screens.season
const { Screen: PeopleScreen } = screens.people
const { Screen: PersonScreen } = screens.person
const { Screen: StatisticsScreen } = screens.statistics
const { Screen: HowToPlayScreen } = screens.howToPlay
const { Screen: CompareRulesScreen } = screens.compareRules
const { Screen: RulesScreen } = screens.rules
const { Screen: SettingsScreen } = screens.settings
const { Screen: FilesScreen } = screens.files
const { Screen: AboutScreen } = screens.about
const { Screen: IntroductionScreen } = screens.introduction
const { Screen: ExampleScreen } = screens.example

/** What is opened next from the home page. */
export const nextPages = [screens.newMatch, screens.match]

/** All pages but the first, each at its address. Comes once the first page can be used. */
export function OtherPages() {
  const search = useSearch()
  return (
    <RuleContentsContext value={screens.ruleContents}>
      <Switch>
        <Route path={patterns.newMatch}>
          <NewMatchScreen key={search} rematchOf={new URLSearchParams(search).get('rematch')} preset={new URLSearchParams(search).get('preset')} />
        </Route>
        <Route path={patterns.settle}>
          <SettleScreen />
        </Route>
        <Route path={patterns.match}>{({ matchId }) => <MatchScreen key={matchId} matchId={matchId} />}</Route>
        <Route path={patterns.settleMatch}>
          {({ matchId }) => <MatchSettleScreen key={`${matchId} ${search}`} matchId={matchId} round={new URLSearchParams(search).get('round')} />}
        </Route>
        <Route path={patterns.replay}>{({ matchId }) => <ReplayScreen key={matchId} matchId={matchId} />}</Route>
        <Route path={patterns.review}>
          {({ matchId }) => <ReviewScreen key={matchId} matchId={matchId} round={new URLSearchParams(search).get('round')} />}
        </Route>
        <Route path={patterns.versions}>{({ matchId }) => <VersionsScreen key={matchId} matchId={matchId} />}</Route>
        <Route path={patterns.camera}>{({ matchId }) => <CameraScreen key={matchId} matchId={matchId} />}</Route>
        <Route path={patterns.bigScreen}>{({ matchId }) => <BigScreen key={matchId} matchId={matchId} />}</Route>
        <Route path={patterns.matches}>
          <MatchesScreen />
        </Route>
        <Route path={patterns.practice}>
          <PracticeScreen />
        </Route>
        <Route path={patterns.evening}>
          <EveningsScreen />
        </Route>
        <Route path={patterns.oneEvening}>{({ id }) => <EveningScreen key={id} id={id} />}</Route>
        <Route path={patterns.eveningScreen}>{({ id }) => <EveningBigScreen key={id} id={id} />}</Route>
        <Route path={patterns.seasons}>
          <SeasonsScreen />
        </Route>
        <Route path={patterns.season}>{({ id }) => <SeasonScreen key={id} id={id} />}</Route>
        <Route path={patterns.people}>
          <PeopleScreen />
        </Route>
        <Route path={patterns.person}>{({ person }) => <PersonScreen key={person} person={person} />}</Route>
        <Route path={patterns.statistics}>
          <StatisticsScreen />
        </Route>
        <Route path={patterns.howToPlay}>{({ game }) => <HowToPlayScreen key={game} game={game ?? null} />}</Route>
        <Route path={patterns.compareRules}>
          <CompareRulesScreen />
        </Route>
        <Route path={patterns.rules}>{({ ruleId }) => <RulesScreen key={ruleId} ruleId={ruleId ?? null} />}</Route>
        <Route path={patterns.files}>
          <FilesScreen />
        </Route>
        <Route path={patterns.settings}>{({ group }) => <SettingsScreen group={group ?? null} />}</Route>
        <Route path={patterns.about}>
          <AboutScreen />
        </Route>
        <Route path={patterns.introduction}>
          <IntroductionScreen />
        </Route>
        <Route path={patterns.example}>
          <ExampleScreen />
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </RuleContentsContext>
  )
}
