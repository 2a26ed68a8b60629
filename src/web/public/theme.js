// Runs before the first paint, so that nobody sees the wrong theme flash by.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('innermap.theme')
  } catch {}
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
