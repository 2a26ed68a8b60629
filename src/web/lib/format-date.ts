const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** "Mar 5, 2024" */
export const formatDay = (moment: string): string => DAY.format(new Date(moment))
