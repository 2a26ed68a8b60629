// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '#test/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import { TextField } from './field.tsx'
import { Loaded } from './loaded.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const TABS = { one: 'One', two: 'Two', three: 'Three' }

function ThreeTabs() {
  const [chosen, choose] = useState<keyof typeof TABS>('one')
  return (
    <Tabs label="Parts" tabs={TABS} chosen={chosen} onChoose={choose}>
      <p>This is {chosen}.</p>
    </Tabs>
  )
}

it('has one tab stop, and the arrow keys go round', async () => {
  render(<ThreeTabs />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('This is three.')
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Two', selected: true }))
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Three')
})

it('gives the focus back to where a dialog was opened', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Dialog title="A question" onClose={() => setOpen(false)}>
            <p>Really?</p>
          </Dialog>
        )}
      </>
    )
  }
  renderScreen(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  expect(screen.getByRole('dialog', { name: 'A question' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('asks before what cannot be taken back, and cannot be pressed twice', async () => {
  const [confirm, close] = [vi.fn(), vi.fn()]
  const question = (isBusy: boolean) => (
    <ConfirmDialog
      title="Reset?"
      text="All of it goes."
      confirmLabel="Reset"
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={close}
    />
  )
  renderScreen(question(false))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([confirm.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
  cleanup()
  renderScreen(question(true))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(confirm).toHaveBeenCalledOnce()
})

it('reads a field with its hint and its problem', () => {
  render(<TextField label="Name" hint="As friends say it" problem="Too long" />)
  const field = screen.getByLabelText('Name')
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As friends say it',
    'Too long',
  ])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

type Answer = string[] | Error

/** A list that answers with the first of these, then with the next. */
function List({ answers }: { answers: Answer[] }) {
  const query = useQuery({
    queryKey: ['list'],
    queryFn: () => {
      const next = answers.shift()
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? [])
    },
    retry: false,
  })
  return (
    <Loaded query={query} empty={<p>Nothing yet</p>}>
      {(list) => <p>{list.join(', ')}</p>}
    </Loaded>
  )
}
const show = (...answers: Answer[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List answers={answers} />
    </QueryClientProvider>,
  )

it('has a face for waiting, failed, empty and here', async () => {
  show(new Error('Not now.'), ['Mama', 'Lia'])
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  await screen.findByText('Not now.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Mama, Lia')
  cleanup()
  show([])
  await screen.findByText('Nothing yet')
})

it('keeps what breaks from taking the rest with it', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('a fault')
  }
  const onFault = vi.fn()
  render(
    <>
      <FaultBoundary fallback={<p>This didn’t load</p>} onFault={onFault}>
        <Broken />
      </FaultBoundary>
      <p>The rest</p>
    </>,
  )
  expect(screen.getByText('This didn’t load')).toBeTruthy()
  expect(screen.getByText('The rest')).toBeTruthy()
  expect(onFault).toHaveBeenCalledOnce()
  complain.mockRestore()
})
