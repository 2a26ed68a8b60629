import { Component, type ReactNode } from 'react'

type Props = {
  /** Rendered in place of the failed children. */
  fallback: ReactNode
  onFault?: () => void
  children: ReactNode
}

/** Catches errors of rendering or lazy loading, so the rest of the page keeps working. */
export class FaultBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onFault?.()
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
