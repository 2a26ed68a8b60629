import { Component, type ReactNode } from 'react'

type Props = {
  /** Shown in place of what broke. */
  fallback: ReactNode
  onFault?: () => void
  children: ReactNode
}

/** What breaks while it is drawn, or cannot be fetched, stays in here: the rest of the page goes on. */
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
