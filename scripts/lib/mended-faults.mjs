import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Faults that people met and that were mended, each as the edits that would bring it back: a walker that does not find them would not find their like either.
 *
 * They lie in the way from one state of a page to the next, or in what two places say of one thing. `file` is named from the project folder; each `from` stands in it once.
 */
export const MENDED_FAULTS = [
  {
    name: 'rows',
    says: 'rows of unfinished matches give one player the points of another: names by place, points by seat',
    file: 'src/renderer/components/match-line/by-place.tsx',
    edits: [
      [
        '<span className={styles.points}>{startScorerWords.plain(total)}</span>',
        '<span className={styles.points}>{startScorerWords.plain([...places].sort((a, b) => a.seat - b.seat)[place]?.total ?? total)}</span>',
      ],
    ],
  },
  {
    name: 'colour',
    says: 'people are told apart by colour alone where no name stands beside them',
    file: 'src/renderer/components/avatar/avatar.tsx',
    edits: [['data-initials={shown?.picture === undefined ? initialsOf(name, shown) : undefined}', 'data-initials={undefined}']],
  },
  {
    name: 'draft',
    says: 'a dialog that is closed forgets what was entered in it',
    file: 'src/renderer/hooks/use-draft.ts',
    edits: [['const [kept] = useState(() => keptDraft(keptAs, schema))', 'const [kept] = useState<T | null>(null)']],
  },
  {
    name: 'back',
    says: 'Back leaves the page, with the dialog that was open on it',
    file: 'src/renderer/navigation/back-closes.ts',
    edits: [['  open.push(one)\n  cover()\n', '  open.push(one)\n']],
  },
  {
    name: 'long-name',
    says: 'a long name takes the room of the score',
    file: 'src/renderer/components/player-chips/player-chips.module.css',
    edits: [
      ['grid-template-columns: auto minmax(0, 1fr) auto;', 'grid-template-columns: auto max-content auto;'],
      ['  overflow-wrap: anywhere;\n', '  white-space: nowrap;\n'],
    ],
  },
  {
    name: 'large-text',
    says: 'buttons cut their words where the system has a large font',
    file: 'src/renderer/components/button/button.module.css',
    edits: [['  min-height: var(--touch);\n', '  height: 44px;\n  overflow: hidden;\n']],
  },
  {
    name: 'second-screen',
    says: 'the big screen gives players the scores of others: by place, beside names by seat',
    file: 'src/renderer/screens/big-screen/scoreboard.tsx',
    edits: [['const total = standingsOf(view)[seat] ?? 0', 'const total = [...standingsOf(view)].sort((a, b) => b - a)[seat] ?? 0']],
  },
  {
    name: 'network',
    says: 'a device that lost the network never looks for the host again',
    file: 'src/renderer/client/keep-channel.ts',
    edits: [
      [
        '      giveUpTrial()\n      tryLater()\n      becomeLost()\n    },\n    retryNow,',
        '      giveUpTrial()\n      becomeLost()\n    },\n    retryNow: () => undefined,',
      ],
    ],
  },
  {
    name: 'twice',
    says: 'what happened is read out twice',
    file: 'src/renderer/match/hooks/use-announced.ts',
    edits: [['      say(text)\n', '      say(text)\n      say(text)\n']],
  },
  {
    name: 'focus',
    says: 'a button that can no longer be pressed loses the focus, which falls to the page',
    file: 'src/renderer/hooks/use-disabled.ts',
    edits: [['disabled: disabled && !focused,', 'disabled,']],
  },
  {
    name: 'undo',
    says: 'a score stays as high as it was once what made it was taken back',
    file: 'src/renderer/components/player-chips/player-chips.tsx',
    edits: [
      ["import type { HTMLAttributes, ReactNode } from 'react'", "import { useRef, type HTMLAttributes, type ReactNode } from 'react'"],
      [
        '  const landed = useLanding(total, flight)\n',
        '  const most = useRef(0)\n  const latest = useLanding(total, flight)\n  most.current = Math.max(most.current, latest)\n  const landed = most.current\n',
      ],
    ],
  },
  {
    name: 'sheet',
    says: 'the score sheet beside the table has the totals of the last seat below the first',
    file: 'src/renderer/match/end/short-sheet.tsx',
    edits: [['totalOfSide(scored.rules, totals, seat)', 'totalOfSide(scored.rules, [...totals].reverse(), seat)']],
  },
]

/** A file of the project (`root`) with the fault in it again. Throws where what it is made from is no longer there, or stands there more than once. */
export const withFault = (root, { name, file, edits }) =>
  edits.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`The fault '${name}' cannot be brought back: ${file} has not exactly once:\n${from}`)
      return text.replace(from, () => to)
    },
    readFileSync(join(root, file), 'utf8'),
  )
