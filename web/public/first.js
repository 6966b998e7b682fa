// Runs before the first paint: theme and tenant colours of the last visit, and the first questions to the server.
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

  // What the application is going to ask is asked while its code still comes. It takes each answer once, for the same
  // address and company and while it is fresh; null is a refusal or none at all. Whoever has left and could not tell the
  // server asks nothing.
  const early = new Map();
  window.lemeEarly = {
    latest: '',
    take({ method, url }, tenant, signal) {
      if (method !== 'GET') return undefined;
      this.latest = url;
      const key = `${tenant} ${url}`;
      const found = early.get(key);
      early.delete(key);
      if (!found || performance.now() - found.at > 15_000) return undefined;
      signal.addEventListener('abort', () => found.stop.abort(signal.reason));
      return found.answer;
    },
    drop: () => early.clear(),
  };
  const ask = (url, tenant) => {
    const headers = {
      accept: 'application/json',
      'leme-background': '1',
      ...(tenant && { 'leme-tenant': tenant }),
    };
    const stop = new AbortController();
    const answer = fetch(url, {
      headers,
      signal: stop.signal,
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
    }).then(
      (response) => (response.ok ? response : null),
      () => null,
    );
    early.set(`${tenant} ${url}`, { at: performance.now(), answer, stop });
  };
  // Somebody else may have signed in beside this page, which hears nothing else yet.
  addEventListener('storage', ({ key }) => key === 'leme.session' && early.clear());
  try {
    const acting = sessionStorage.getItem('leme.acting');
    if (read('leme.leaving') === null) {
      ask('/api/auth/session', acting);
      const { tenant, offset, paths } = JSON.parse(read('leme.first') || '{}');
      const first = paths?.[location.pathname];
      if (first && location.search === '' && (acting ?? tenant) === tenant) {
        // The day of the company as of the last start: names of zones take long to load.
        const today = new Date(Date.now() + offset * 60_000).toISOString().slice(0, 10);
        ask(first.replace('{today}', today), tenant);
      }
    }
  } catch {
    // The application asks by itself.
  }

  // Without this mark the page says that the browser is too old.
  if (window.CSS?.supports('color', 'color-mix(in oklab, red, blue)')) root.dataset.modern = '';
})();
