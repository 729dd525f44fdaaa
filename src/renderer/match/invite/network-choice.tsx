import type { Address } from '#shared/contract/table'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'

interface NetworkChoiceProps {
  /** The likeliest first. */
  readonly addresses: readonly Address[]
  readonly chosen: string | undefined
  readonly onChoose: (address: string) => void
}

/** Which of its networks this computer waits for phones in, where there are several; and that it is in none. */
export function NetworkChoice({ addresses, chosen, onChoose }: NetworkChoiceProps) {
  const { invite } = words.join
  return (
    <>
      {addresses.every((each) => each.address.startsWith('127.')) && <Notice tone="warning">{invite.noNetwork}</Notice>}
      {addresses.length > 1 && (
        <ChoiceGroup
          legend={invite.network}
          layout="rows"
          choices={addresses.map(({ address, network, kind }) => ({ value: address, label: address, description: invite.networks[kind](network) }))}
          value={chosen ?? null}
          onChange={onChoose}
        />
      )}
    </>
  )
}
