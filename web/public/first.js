// Before the first paint, so that a dark desk does not flash white. A file of its own: the CSP allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage forbidden: as the system says.
}
