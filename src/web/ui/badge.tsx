import type { ReactNode } from 'react'
import './badge.css'

type Props = { look?: 'plain' | 'soft' | 'caps'; children: ReactNode }

export const Badge = ({ look = 'plain', children }: Props) => (
  <span className={look === 'plain' ? 'badge' : `badge badge-${look}`}>{children}</span>
)
