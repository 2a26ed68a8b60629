import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = {
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  license?: string
  hasInstallScript?: boolean
  deprecated?: string
  dev?: boolean
  os?: readonly string[]
  cpu?: readonly string[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')
const namesOf = (found: (entry: Entry) => boolean) =>
  installed
    .filter(([, entry]) => found(entry))
    .map(([path]) => path.replace(/^.*node_modules\//, ''))

const LICENCES =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|MPL-2\.0|OFL-1\.1|Unlicense|Python-2\.0|CC-BY-4\.0)\b/

it('takes every package as it was when it was chosen, from the registry alone', () => {
  expect(namesOf(({ integrity }) => !/^sha512-/.test(integrity ?? ''))).toEqual([])
  expect(namesOf(({ resolved, link }) => Boolean(resolved || link))).toEqual([])
})

it('lets no package run anything of its own at installation, but those that are named', () => {
  const running = namesOf(({ hasInstallScript }) => Boolean(hasInstallScript))
  expect(running.filter((name) => !(name in allowScripts))).toEqual([])
})

it('uses nothing its makers have given up, and only under licences that let everybody use it', () => {
  expect(namesOf(({ deprecated }) => Boolean(deprecated))).toEqual([])
  expect(
    installed
      .filter(
        ([, { license = '' }]) =>
          !license
            .replace(/[()]/g, '')
            .split(' OR ')
            .some((one) => LICENCES.test(one)),
      )
      .map(([path, { license }]) => `${path} ${license}`),
  ).toEqual([])
})

it('brings what the pages are built with for both kinds of processors, whatever the system is made of', () => {
  const native = namesOf(
    ({ os, cpu, dev }) => !dev && Boolean(os?.includes('linux') && cpu?.includes('x64')),
  )
  expect(native).toContain('@rolldown/binding-linux-x64-musl')
  expect(
    native.filter((name) => !packages[`node_modules/${name.replace('x64', 'arm64')}`]),
  ).toEqual([])
})
