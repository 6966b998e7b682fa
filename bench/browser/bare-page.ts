import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expectStatus } from '../../server/src/drills/caller.testing.ts';
import { busyDay } from '../../server/src/drills/million/bulk.testing.ts';
import type { Stage } from '../stage.ts';
import { buildBare } from './build-bare.ts';

const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Passageiros</title>
<link rel="icon" href="data:,">
<link rel="modulepreload" href="/entry.js">
<script type="module" src="/entry.js"></script>
</head>
<body><div id="root"></div></body>
</html>`;

// The day is asked for before anything is drawn, and every party of it is a row at once.
const entry = `import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
const asked = fetch('/rows').then((reply) => reply.json());
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const faresOf = (party) => party.booking_passengers.map(({ quantity, label }) => quantity + ' ' + label).join(', ');
function Party({ party }) {
  const [aboard, setAboard] = useState(party.checkin);
  return h('tr', null, h('td', null, party.customer_name), h('td', null, faresOf(party)),
    h('td', null, money.format(party.total_price)),
    h('td', null, h('button', { 'aria-disabled': aboard, onClick: () => setAboard(true) }, 'Check-in')));
}
function Departure({ session }) {
  return h('section', { id: 'session-' + session.id },
    h('h2', null, session.start_time.slice(0, 5), ' ', session.product.name),
    h('table', null, h('tbody', null, session.bookings.map((party) => h(Party, { key: party.id, party })))));
}
const { data } = await asked;
createRoot(document.getElementById('root')).render(data.map((session) => h(Departure, { key: session.id, session })));
navigator.serviceWorker.register('/sw.js');`;

// Everything is answered from what is kept; the day is asked for again behind it.
const worker = `const keep = () => caches.open('bare');
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keep().then((cache) => cache.addAll(['/', '/entry.js', '/rows'])));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(answer(event)));
async function answer(event) {
  const { request } = event;
  const cache = await keep();
  const found = await cache.match(request.mode === 'navigate' ? '/' : request);
  if (found && request.url.endsWith('/rows')) event.waitUntil(cache.add('/rows').catch(() => undefined));
  return found ?? fetch(request);
}`;

/** The least that shows today of the small company: React, its rows and a service worker, on an origin of its own. */
export async function openBarePage(stage: Stage): Promise<{ address: string; close: () => void }> {
  const caller = await stage.caller(stage.small);
  const { text } = await expectStatus(200, caller.get(`/passenger-manifest?date=${busyDay}`));
  const script = { type: 'text/javascript', cached: 'no-cache' };
  const files = new Map([
    ['/rows', { type: 'application/json', cached: 'no-store', body: squeezed(text, 2) }],
    [
      '/entry.js',
      { ...script, cached: 'max-age=31536000, immutable', body: squeezed(await buildBare(entry)) },
    ],
    ['/sw.js', { ...script, body: squeezed(worker) }],
  ]);
  const page = { type: 'text/html; charset=utf-8', cached: 'no-cache', body: squeezed(html) };
  const server = createServer(({ url = '' }, reply) => {
    const { type, cached, body } = files.get(url) ?? page;
    const headers = { 'content-type': type, 'cache-control': cached, 'content-encoding': 'br' };
    reply.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The bare page has no port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${address.port}`, close };
}

/** Files are kept compressed at their best; rows are compressed as quickly as the product does it. */
const squeezed = (text: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
