import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/app.tsx'
import { Providers } from './app/providers.tsx'
import { followSystemTheme } from './lib/theme.ts'
import './ui/tokens.css'
import './ui/base.css'
import './ui/table.css'
import './ui/print.css'

// The content policy forbids code made from text, which zod would otherwise use to be fast.
z.config({ jitless: true })
followSystemTheme()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  )
}
