import { type CalendarEvent, icsOf } from '#domain/steps/calendar.ts'
import { withBase } from '../base.ts'
import { saveFile } from './save-file.ts'

/** Downloads one event as a calendar file. The file holds only a day or an hour, nothing of what the event is about. */
export function saveEvent(event: CalendarEvent): void {
  const text = icsOf([event], location.origin + withBase(''), Date.now())
  saveFile('innermap.ics', new Blob([text], { type: 'text/calendar' }))
}
