import { settings } from '#contract/settings.ts'
import { call } from '../api.ts'

export const askSettings = () => call(settings.get, {})
