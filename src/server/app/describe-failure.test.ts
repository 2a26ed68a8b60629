import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure.ts'

it('says in one line what is wrong with a database server', () => {
  const of = (fields: object) => describeFailure(Object.assign(new Error('broken'), fields))
  expect(of({ code: '3D000' })).toContain('no database of that name')
  expect(of({ code: '28P01' })).toContain('user or password')
  expect(of({ code: 'ECONNREFUSED', address: '10.0.0.1', port: 5432 })).toContain('10.0.0.1:5432')
  expect(of({ code: 'ENOTFOUND', hostname: 'db' })).toContain('No machine is called db')
  expect(of({ code: 'EROFS' })).toContain('read-only')
  for (const errcode of [8, 14]) expect(of({ errcode })).toContain('mounted read-only')
  expect(of({ errcode: 11 })).toContain('damaged')
  expect(of({ errcode: 778 })).toBe('Innermap could not start: broken')
  expect(of({})).toBe('Innermap could not start: broken')
})
