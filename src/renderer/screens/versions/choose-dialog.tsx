import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Outcome } from '#shared/contract/schemas'
import { OTHER_VERSIONS, type ChooseVersion } from '#shared/contract/versions'
import type { MatchId } from '#shared/kernel/ids'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { ProblemNotice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'

/** Module level: `useCommand` asks for one identity. */
const choose = (client: Client, input: ChooseVersion): Promise<Outcome> => client.match.chooseVersion(input)

interface ChooseDialogProps {
  readonly matchId: MatchId
  readonly name: string
  readonly chosen: string
  readonly seen: readonly string[]
  readonly onClose: () => void
}

/** Whether this version is to be the match, and what becomes of the others. */
export function ChooseDialog({ matchId, name, chosen, seen, onClose }: ChooseDialogProps) {
  const [others, setOthers] = useState<ChooseVersion['others']>('bin')
  const { run, pending, problem } = useCommand(choose)
  const { toast } = useAnnounce()
  const [, navigate] = useLocation()
  const sure = async (): Promise<void> => {
    if ((await run({ matchId, seen: [...seen], chosen, others })) === null) return
    toast(words.versions.chosen(name))
    navigate(paths.replay(matchId))
  }
  return (
    <Dialog
      width="form"
      open
      title={words.versions.confirm.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.versions.confirm.no}</Button>
          <Button variant="primary" pending={pending} onClick={() => void sure()}>
            {words.versions.confirm.yes}
          </Button>
        </>
      }
    >
      <ChoiceGroup
        legend={words.versions.others.legend}
        layout="rows"
        value={others}
        onChange={setOthers}
        choices={OTHER_VERSIONS.map((value) => ({ value, label: words.versions.others[value], description: words.versions.others[`${value}Hint`] }))}
      />
      <p>{words.versions.confirm[others](name)}</p>
      <ProblemNotice title={words.versions.notDone} text={problem === null ? null : whyNot(problem)} />
    </Dialog>
  )
}

function whyNot(problem: CommandProblem): string {
  if (problem.kind === 'refused' && problem.refusal.kind === 'stale') return words.versions.stale
  return words.commandProblemSentence(problem)
}
