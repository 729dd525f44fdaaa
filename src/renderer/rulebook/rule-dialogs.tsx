import { use, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import type { RuleId } from '#shared/games/rule-ids'
import { scorerWords } from '../messages/scorer'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import { words } from '../messages/page'
import { RuleContentsContext } from './rule-contents'
import { OpenRule } from './rule-links'

/** Outside the form it was asked from: Enter on a control in it must not begin the match. */
const overPage = (dialog: ReactNode): ReactNode => createPortal(dialog, document.body)

/** Lets every link to a rule within it open over the page. */
export function RulesOverPage({ children }: { readonly children: ReactNode }) {
  const [id, setId] = useState<RuleId | null>(null)
  return (
    <OpenRule value={setId}>
      {children}
      {id !== null && <RuleDialog id={id} onClose={() => setId(null)} />}
    </OpenRule>
  )
}

function RuleDialog({ id, onClose }: { readonly id: RuleId; readonly onClose: () => void }) {
  const contents = use(RuleContentsContext)
  return overPage(
    <Dialog width="workspace" open title={words.ruleBook.named(id)} onClose={onClose}>
      {contents !== null && <contents.Rule id={id} />}
    </Dialog>,
  )
}

/** Opens a rule over the page, so that what was begun there stays as it is. */
export function RuleButton({ id }: { readonly id: RuleId }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-label={words.ruleBook.link(id)} onClick={() => setOpen(true)}>
        {words.ruleBook.short(id)}
      </Button>
      {open && <RuleDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens all rules of a table over the page. */
export function RuleSetButton({ preset, rules, short = false }: { readonly preset: PresetId; readonly rules: RuleOverrides; readonly short?: boolean }) {
  const contents = use(RuleContentsContext)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label={short ? words.ruleBook.read(scorerWords.presetNames[preset]) : undefined} onClick={() => setOpen(true)}>
        {short ? words.ruleBook.title : words.ruleBook.read(scorerWords.presetNames[preset])}
      </Button>
      {open &&
        overPage(
          <Dialog
            width="workspace"
            open
            title={words.ruleBook.read(scorerWords.presetNames[preset])}
            onClose={() => setOpen(false)}
            actions={
              <Button variant="primary" onClick={() => setOpen(false)}>
                {words.ruleBook.close}
              </Button>
            }
          >
            {contents !== null && <contents.RuleSet preset={preset} rules={rules} />}
          </Dialog>,
        )}
    </>
  )
}
