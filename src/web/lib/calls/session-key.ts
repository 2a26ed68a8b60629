/** Query key of the session. In a separate file, because the first page needs this key and no other. */
export const SESSION_KEY = ['session'] as const
