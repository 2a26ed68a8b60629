/** Who is here. It stands alone because every first page asks for it, and for nothing else that is kept. */
export const SESSION_KEY = ['session'] as const
