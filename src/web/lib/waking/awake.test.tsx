// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
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
