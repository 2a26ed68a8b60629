import { settings } from '#contract/settings.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'

export function settingsRoutes(app: App, { config, payments, engines }: Services): void {
  serve(app, settings.get, async () => ({
    isDevelopment: config.isDevelopment,
    isDemo: config.isDemo,
    registration: config.registration,
    hasPlans: config.hasPlans,
    signIn: config.signIn,
    hasProviderLogin: config.oidc !== null,
    hasPaymentPortal: payments.kind === 'provider',
    engine: engines.external?.engine ?? ('embedded' as const),
    contact: config.contact,
  }))
}
