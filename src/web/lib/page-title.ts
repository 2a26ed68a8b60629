import { PRODUCT_NAME } from '#domain/product.ts'

export function setPageTitle(title: string): void {
  document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`
}
