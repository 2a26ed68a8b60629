import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element, also after it changed; null until it is on the page. */
export function useWidth<Of extends HTMLElement>(whenUnknown: number) {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState<number | null>(null)

  useLayoutEffect(() => {
    const read = () => setWidth(Math.floor(element.current?.clientWidth || whenUnknown))
    read()
    if (!element.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(read)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [whenUnknown])

  return [element, width] as const
}
