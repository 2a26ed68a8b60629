/** Shows that something waits. A reminder carries no words, so these are always the same. */
self.addEventListener('push', (event) => {
  event.waitUntil(
    self.registration.showNotification('Innermap', {
      body: 'Something is waiting for you.',
      tag: 'innermap',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(new URL('./', self.location.href).href))
})
