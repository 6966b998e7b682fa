// Runs before the first paint: theme and tenant colours of the last visit, and the question who is signed in.
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

  // Who is signed in is asked while the application's code still comes. It takes the answer once, for the same company and
  // while it is fresh; null is a refusal or none at all. Whoever has left and could not tell the server asks nothing.
  const address = '/api/auth/session';
  let early = null;
  const drop = () => {
    early = null;
  };
  window.lemeEarly = {
    take({ method, url }, tenant, signal) {
      const found = early;
      if (method !== 'GET' || url !== address || found?.tenant !== tenant) return undefined;
      drop();
      if (performance.now() - found.at > 15_000) return undefined;
      signal.addEventListener('abort', () => found.stop.abort(signal.reason));
      return found.answer;
    },
    drop,
  };
  const ask = (tenant) => {
    const headers = {
      accept: 'application/json',
      'leme-background': '1',
      ...(tenant && { 'leme-tenant': tenant }),
    };
    const stop = new AbortController();
    const answer = fetch(address, {
      headers,
      signal: stop.signal,
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
    }).then(
      (response) => (response.ok ? response : null),
      () => null,
    );
    early = { tenant, at: performance.now(), answer, stop };
  };
  // Somebody else may have signed in beside this page, which hears nothing else yet.
  addEventListener('storage', ({ key }) => key === 'leme.session' && drop());
  try {
    if (read('leme.leaving') === null) ask(sessionStorage.getItem('leme.acting'));
  } catch {
    // The application asks by itself.
  }

  // Without this mark the page says that the browser is too old.
  if (window.CSS?.supports('color', 'color-mix(in oklab, red, blue)')) root.dataset.modern = '';
})();
