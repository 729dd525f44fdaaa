// @vitest-environment jsdom
import { act as inReact, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { err } from '#shared/kernel/result'
import { useTableActions } from '../../../../src/renderer/actions/use-table-actions'
import { useInTurn } from '../../../../src/renderer/actions/use-in-turn'
import { CommandInTurn } from '../../../../src/renderer/hooks/use-command'
import { toldTable } from './told-table'

interface Props {
  readonly command: CommandInTurn
  readonly tell: (done: string) => void
}

function Table({ command, tell }: Props) {
  const act = useTableActions(toldTable(tell), useInTurn(command))
  return (
    <>
      <button type="button" onClick={() => act('undo')}>
        Undo
      </button>
      <button type="button" onClick={() => act('more')}>
        More
      </button>
    </>
  )
}

afterEach(cleanup)

/** A command that is under way until it is ended. */
function underWay() {
  const command = new CommandInTurn()
  const begin = () => {
    let end = () => {}
    void command.run(() => new Promise((answer) => (end = () => answer(err({ kind: 'round-running' })))))
    return () => inReact(async () => end())
  }
  return { command, begin, end: begin() }
}

const press = (key: string, held: Pick<KeyboardEventInit, 'repeat' | 'ctrlKey'> = {}) => window.dispatchEvent(new KeyboardEvent('keydown', { key, ...held }))

describe('Keys of the table', () => {
  test('wait while a change is under way, and follow in order', async () => {
    const told: string[] = []
    const tell = (done: string) => void told.push(done)
    const { command, end } = underWay()
    render(<Table command={command} tell={tell} />)
    press('d')
    press('p')
    expect(told).toEqual([])
    await end()
    expect(told).toEqual(['draw', 'pass'])
  })

  test('pressed while the last waiting one is being followed wait too: what that one sets going is not known yet', async () => {
    const told: string[] = []
    let within = 0
    const tell = (kind: string) => {
      within += 1
      told.push(`${kind} ${within}`)
      if (kind === 'draw') press('p')
      within -= 1
    }
    const { command, end } = underWay()
    render(<Table command={command} tell={tell} />)
    press('d')
    await end()
    expect(told).toEqual(['draw 1', 'pass 1'])
  })

  test('and buttons that mean the same keep their order, and none of their presses is lost', async () => {
    const told: string[] = []
    const tell = (done: string) => void told.push(done)
    const { command, end } = underWay()
    render(<Table command={command} tell={tell} />)
    const undo = screen.getByRole('button', { name: 'Undo' })
    for (let times = 0; times < 3; times += 1) fireEvent.click(undo)
    press('d')
    expect(told).toEqual([])
    await end()
    expect(told).toEqual(['undo', 'undo', 'undo', 'draw'])
  })

  test('do not hold up what a button only opens', () => {
    const told: string[] = []
    render(<Table command={underWay().command} tell={(done) => void told.push(done)} />)
    press('d')
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(told).toEqual(['open more'])
  })

  test('held down enter nothing again; what is taken back goes on, and stops when the key is let go', async () => {
    const told: string[] = []
    const tell = (done: string) => void told.push(done)
    const { command, begin, end } = underWay()
    await end()
    render(<Table command={command} tell={tell} />)
    press('p')
    press('p', { repeat: true })
    expect(told).toEqual(['pass'])
    press('z', { ctrlKey: true })
    press('z', { ctrlKey: true, repeat: true })
    expect(told).toEqual(['pass', 'undo', 'undo'])
    const endAgain = begin()
    press('z', { ctrlKey: true, repeat: true })
    await endAgain()
    expect(told).toEqual(['pass', 'undo', 'undo'])
  })
})
