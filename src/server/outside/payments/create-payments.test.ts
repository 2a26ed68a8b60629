import { expect, it } from 'vitest'
import { refuseWithoutPackage } from './create-payments.ts'

const STRIPE = { secretKey: 'x', webhookSecret: 'x', priceId: 'x', apiUrl: null }

it('starts without the package of the payment provider, unless payments are set up', () => {
  expect(() => refuseWithoutPackage({ stripe: null }, 'nowhere')).not.toThrow()
  expect(() => refuseWithoutPackage({ stripe: STRIPE })).not.toThrow()
  expect(() => refuseWithoutPackage({ stripe: STRIPE }, 'nowhere')).toThrow(/Run "npm ci" once/)
})
