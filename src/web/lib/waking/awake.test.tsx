// @vitest-environment jsdom
import { act, lazy, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Awake } from './awake.tsx'

/** Everything a form can hold, and what React knows of it. */
function Form() {
  const [isTicked, setTicked] = useState(false)
  const [circle, setCircle] = useState('a')
  const [chosen, setChosen] = useState('a')
  const [untouched, setUntouched] = useState('a')
  const [power, setPower] = useState('3')
  const known = { isTicked, circle, chosen, untouched, power }
  const options = ['a', 'b'].map((name) => <option key={name}>{name}</option>)
  return (
    <>
      <Awake />
      <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} />
      {['a', 'b'].map((name) => (
        <input
          key={name}
          type="radio"
          name="circle"
          value={name}
          checked={circle === name}
          onChange={() => setCircle(name)}
        />
      ))}
      <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {options}
      </select>
      <select value={untouched} onChange={() => setUntouched('changed')}>
        {options}
      </select>
      <input
        type="range"
        max="9"
        value={power}
        onChange={(event) => setPower(event.target.value)}
      />
      <output>{JSON.stringify(known)}</output>
    </>
  )
}

let root: Root | undefined
afterEach(() => {
  delete document.documentElement.dataset.awake
  act(() => root?.unmount())
  vi.unstubAllGlobals()
})

it('hands over what was ticked, chosen and drawn along before the page woke up', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  const found = <Of extends Element>(selector: string) => document.querySelector<Of>(selector)!
  found<HTMLInputElement>('[type=checkbox]').checked = true
  found<HTMLInputElement>('[value=b]').checked = true
  found<HTMLSelectElement>('select').value = 'b'
  found<HTMLInputElement>('[type=range]').value = '7'
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <Form />)
  })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(JSON.parse(found('output').textContent ?? '')).toEqual({
    isTicked: true,
    circle: 'b',
    chosen: 'b',
    untouched: 'a',
    power: '7',
  })
})

function Scale() {
  const [chosen, setChosen] = useState(0)
  return (
    <>
      {[1, 2].map((number) => (
        <input
          key={number}
          type="radio"
          name="scale"
          value={number}
          checked={chosen === number}
          onChange={() => setChosen(number)}
        />
      ))}
      <output>{chosen}</output>
    </>
  )
}

it('hands over what was chosen in a part that woke up later than the page', async () => {
  const page = (Part: typeof Scale) => (
    <>
      <Awake />
      <Suspense>
        <Part />
      </Suspense>
    </>
  )
  const drawn = await renderToReadableStream(page(Scale))
  document.body.innerHTML = `<div id="root">${await new Response(drawn).text()}</div>`
  const code = Promise.withResolvers<{ default: typeof Scale }>()
  const Later = lazy(() => code.promise) as unknown as typeof Scale
  root = hydrateRoot(document.getElementById('root')!, page(Later))
  await expect.poll(() => 'awake' in document.documentElement.dataset).toBe(true)
  document.querySelector<HTMLInputElement>('[value="2"]')!.click()
  code.resolve({ default: Scale })
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('2')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
