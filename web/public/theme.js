// Runs before the first paint: theme and tenant colours of the last visit.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const choice = read('leme.theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme =
    choice === 'light' || choice === 'dark' || choice === 'sun' ? choice : dark ? 'dark' : 'light';
  root.dataset.theme = theme;
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.content = theme === 'dark' ? '#131D25' : '#FFFFFF';

  try {
    const brand = JSON.parse(read('leme.brand') || '{}');
    for (const [name, value] of Object.entries(brand)) {
      if (/^--(light|dark|login)-[a-z-]+$/.test(name) && /^#[0-9a-f]{6}$/i.test(value)) {
        root.style.setProperty(name, value);
      }
    }
  } catch {
    localStorage.removeItem('leme.brand');
  }

  // Without this mark the page says that the browser is too old.
  if (window.CSS?.supports('color', 'color-mix(in oklab, red, blue)')) root.dataset.modern = '';
})();
