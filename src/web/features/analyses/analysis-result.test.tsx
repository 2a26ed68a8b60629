// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AnalysisFoot } from './analysis-result.tsx'

it('says that the words of a language model of the instance were made on the same machine', () => {
  render(<AnalysisFoot engine="local" isForOthers={false} />)
  expect(screen.getByText(/^Made by/).textContent).toContain(
    'Made by Innermap’s own engine and a language model on the same machine. Not medical advice.',
  )
})
