export function unreleased(changes: string): string
export function whyNotYet(changes: string, version: string): string | null
export function named(changes: string, version: string): string
