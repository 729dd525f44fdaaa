import { use } from 'react'
import { SETTINGS } from '#shared/settings/settings'
import { LANGUAGE_NAMES } from '#shared/words/languages'
import { rulesForNext } from '#shared/match/change-rules'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { ScoreSheet } from '../../match/end/score-sheet'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { RuleContentsContext } from '../../rulebook/rule-contents'
import { settings, useSetting } from '../../settings/settings'

/** What a phone at the table can look up or set for itself. */
export type LookedUp = 'rules' | 'lesson' | 'sheet' | 'reading'

interface LookUpProps {
  readonly what: LookedUp
  readonly view: MatchView
  readonly onClose: () => void
}

/** Over the table of a phone: the rules it plays by, how the game is played, the score sheet, or how the page is to be read. */
export function LookUp({ what, view, onClose }: LookUpProps) {
  return (
    <Dialog width={what === 'reading' ? 'form' : 'workspace'} open title={words.join.phone.lookUp[what]} onClose={onClose}>
      <Contents what={what} view={view} />
    </Dialog>
  )
}

function Contents({ what, view }: Omit<LookUpProps, 'onClose'>) {
  const book = use(RuleContentsContext)
  switch (what) {
    case 'rules':
      return book === null ? null : <book.RuleSet preset={view.record.preset} rules={rulesForNext(view.record)} />
    case 'lesson':
      return book === null ? null : <book.Lesson lesson={view.scored.rules.game} />
    case 'sheet':
      return <ScoreSheet view={view} captionHidden />
    case 'reading':
      return <ReadingSettings />
  }
}

/** How large letters are on this phone, and their language. */
function ReadingSettings() {
  const { named } = words.appSettings
  const names: Readonly<Record<string, string>> = { ...LANGUAGE_NAMES, ...named.language.choices }
  return (
    <>
      <ChoiceGroup
        legend={named['text-size'].legend}
        layout="segments"
        choices={SETTINGS['text-size'].choices.map((value) => ({ value, label: named['text-size'].choices[value] }))}
        value={useSetting('text-size')}
        onChange={settings['text-size'].choose}
      />
      <ChoiceGroup
        legend={named.language.legend}
        layout="rows"
        choices={SETTINGS.language.choices.map((value) => ({ value, label: names[value] ?? value }))}
        value={useSetting('language')}
        onChange={settings.language.choose}
      />
    </>
  )
}
