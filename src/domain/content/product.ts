/** The product's names. An operator who renames it changes only this file. */
export const PRODUCT_NAME = 'Innermap'
export const FRAMEWORK_NAME = 'Equation of Emotion'
export const FRAMEWORK_AUTHOR = 'Sean Webb'
export const COPYRIGHT = `© 2025 ${FRAMEWORK_AUTHOR}`
export const FRAMEWORK_TITLE = `${FRAMEWORK_NAME} by ${FRAMEWORK_AUTHOR}`
