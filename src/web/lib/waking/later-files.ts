/** Marks a file that is fetched as soon as the words of a page are seen. */
export const LATER = 'data-later'
