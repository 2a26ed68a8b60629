import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import type { MapZoom } from './use-map-zoom.ts'

export function ZoomButtons({ zoom }: { zoom: MapZoom }) {
  return (
    <div className="map-zoom" role="group" aria-label="Zoom">
      <IconButton size="small" label="Zoom out" onClick={zoom.zoomOut}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton size="small" label="Show the whole map" onClick={zoom.fit}>
        <Maximize aria-hidden />
      </IconButton>
      <IconButton size="small" label="Zoom in" onClick={zoom.zoomIn}>
        <ZoomIn aria-hidden />
      </IconButton>
    </div>
  )
}
