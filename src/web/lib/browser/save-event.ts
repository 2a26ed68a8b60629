import { type CalendarEvent, icsOf } from '#domain/steps/calendar.ts'
import { withBase } from '../base.ts'
import { saveFile } from './save-file.ts'

/** Puts one thing into one's calendar, as a file; it holds a day or an hour and no word of what it is about. */
export function saveEvent(event: CalendarEvent): void {
  const text = icsOf([event], location.origin + withBase(''), Date.now())
  saveFile('innermap.ics', new Blob([text], { type: 'text/calendar' }))
}
