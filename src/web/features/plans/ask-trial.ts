import { trial } from '#contract/trial.ts'
import { call } from '#web/lib/api.ts'

export const askTrial = () => call(trial.get, {})
