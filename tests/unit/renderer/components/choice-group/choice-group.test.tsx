// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { ChoiceGroup } from '../../../../../src/renderer/components/choice-group/choice-group'
import '../../fake-host'

const CHOICES = [
  { value: 'any', label: 'Any tile' },
  { value: 'double', label: 'Only a double', description: 'The lowest leads.' },
] as const

function Asked({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<'any' | 'double' | null>(null)
  return (
    <ChoiceGroup legend="Which tile may be led" hint="B-7" choices={CHOICES} value={value} onChange={setValue} {...(error === undefined ? {} : { error })} />
  )
}

describe('ChoiceGroup', () => {
  test('is a named group of radio buttons, none of them chosen at first', async () => {
    render(<Asked />)
    screen.getByRole('group', { name: 'Which tile may be led' })
    const [any, double] = screen.getAllByRole<HTMLInputElement>('radio')
    expect([any?.checked, double?.checked]).toEqual([false, false])
    await userEvent.setup().click(screen.getByText('Only a double'))
    expect([any?.checked, double?.checked]).toEqual([false, true])
  })

  test('a choice is named by its label and described by the rest', () => {
    render(<Asked />)
    const double = screen.getByRole('radio', { name: 'Only a double' })
    expect(document.getElementById(double.getAttribute('aria-describedby') ?? '')?.textContent).toBe('The lowest leads.')
  })

  test('a hint and an error describe the group', () => {
    render(<Asked error="Choose one." />)
    const ids = screen.getByRole('group').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['B-7', 'Choose one.'])
  })
})
