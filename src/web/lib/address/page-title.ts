import { useContext, useEffect } from 'react'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { SheetContext } from '#web/lib/waking/sheet.ts'

export function usePageTitle(title: string): void {
  const sheet = useContext(SheetContext)
  const full = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`
  if (sheet) sheet.title = full
  useEffect(() => {
    document.title = full
  }, [full])
}
