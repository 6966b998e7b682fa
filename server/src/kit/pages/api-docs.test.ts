import { problems } from '@leme/contract/problems';
import { expect, test } from 'vitest';
import { machineEndpoints } from '../../testing/served-endpoints.ts';
import { openWorld } from '../../testing/world.ts';
import { layOutDocs } from './api-docs.ts';

const world = await openWorld();
const company = await world.company();

test('a visitor is told nothing of the API', async () => {
  for (const path of ['/docs', '/openapi.json']) {
    const answer = await world.visitor().get(path);
    expect([answer.status, answer.body.type]).toEqual([401, '/problems/signed-out']);
  }
});

test('whoever is signed in reads of every endpoint and every problem, each under an anchor of its own', async () => {
  const person = await world.user(company, 'marinheiro');
  const { status, headers, body } = await person.get('/docs');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'private, no-cache',
  ]);
  const page: string = body;
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  const endpoints = [...world.endpoints, ...machineEndpoints(world.app)];
  expect(page.split('<article ').length - 1).toBe(endpoints.length);
  for (const { method, path, summary } of endpoints) {
    expect(page).toContain(`">${method}</span> <a href="#${method.toLowerCase()}-`);
    expect(page).toContain(`<code>${path.replace(/:(\w+)/g, '{$1}')}</code>`);
    expect(page).toContain(`<p>${summary.replaceAll("'", '&#39;')}</p>`);
  }
  for (const name of Object.keys(problems)) expect(page).toContain(`<code>${name}</code>`);
});

test('the page needs no script and its policy allows none of its own', async () => {
  const { headers, body } = await (await world.user(company, 'admin')).get('/docs');
  expect(body).not.toMatch(/<script|\son\w+=/i);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('whatever a description says stands in the page as text', () => {
  const page = layOutDocs(
    {
      openapi: '3.1.0',
      info: { title: '<b>&', version: '1' },
      servers: [{ url: '/"><i>' }],
      paths: {
        '/<script>': {
          get: {
            tags: ['"><script>'],
            summary: '<script>alert(1)</script>',
            'x-permission': 'public',
            parameters: [
              { name: '<u>', in: 'query', required: false, description: '<s>', schema: { default: '<em>' } },
            ],
            responses: { 200: { description: '', content: { json: { schema: { const: '</pre><hr>' } } } } },
          },
        },
      },
      components: { schemas: {} },
    },
    {},
  );
  expect(page).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(page).not.toMatch(/<(script|b|i|u|s|em|hr)>/);
});

test('a request that is stored once names its key, and one that may be sent again does not', async () => {
  const { body } = await (await world.user(company, 'admin')).get('/openapi.json');
  const headersOf = (path: string) =>
    body.paths[path].post.parameters
      .filter((parameter: { in: string }) => parameter.in === 'header')
      .map((parameter: { name: string }) => parameter.name);
  expect(headersOf('/bookings')).toEqual(['Idempotency-Key']);
  expect(headersOf('/functions/send-auth-email')).toEqual([]);
});

test('the description is made and compressed once; who has it still is told so', async () => {
  const person = await world.user(company, 'marinheiro');
  for (const path of ['/openapi.json', '/docs']) {
    const first = await person.get(path, { 'accept-encoding': 'gzip' });
    expect([first.status, first.headers['content-encoding']]).toEqual([200, 'gzip']);
    const again = await person.get(path, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});
