import type { ReactNode } from 'react'
import './badge.css'

type Props = { look?: 'plain' | 'soft'; isCaps?: boolean; children: ReactNode }

export function Badge({ look = 'plain', isCaps, children }: Props) {
  const classes = ['badge', look === 'soft' && 'badge-soft', isCaps && 'badge-caps']
  return <span className={classes.filter(Boolean).join(' ')}>{children}</span>
}
