import { expect, it } from 'vitest'
import { addressesOf } from './postgres.ts'

it('reads several servers out of one address', () => {
  expect(addressesOf('postgres://ada:p%40ss@one:5432,two:5433/innermap?sslmode=require')).toEqual([
    'postgres://ada:p%40ss@one:5432/innermap?sslmode=require',
    'postgres://ada:p%40ss@two:5433/innermap?sslmode=require',
  ])
  expect(addressesOf('postgresql://[::1]:5432,[::2]/innermap')).toEqual([
    'postgresql://[::1]:5432/innermap',
    'postgresql://[::2]/innermap',
  ])
  expect(addressesOf('postgres://ada@one/innermap')).toEqual(['postgres://ada@one/innermap'])
  expect(addressesOf('postgres:///innermap?host=/run/pg')).toEqual([
    'postgres:///innermap?host=/run/pg',
  ])
})
