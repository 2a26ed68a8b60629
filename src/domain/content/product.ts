/** The names the product goes by, once: an operator who renames it changes this file. */
export const PRODUCT_NAME = 'Innermap'
export const FRAMEWORK_NAME = 'Equation of Emotion'
export const FRAMEWORK_AUTHOR = 'Sean Webb'
export const COPYRIGHT = `© 2025 ${FRAMEWORK_AUTHOR}`
/** The framework as a title, with the name of the person who made it. */
export const FRAMEWORK_TITLE = `${FRAMEWORK_NAME} by ${FRAMEWORK_AUTHOR}`
