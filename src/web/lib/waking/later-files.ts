/** Attribute of files to load after first paint. */
export const LATER = 'data-later'
