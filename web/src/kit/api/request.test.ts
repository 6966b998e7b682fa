import { expect, test } from 'vitest';
import { buildRequest } from './request.ts';

test('path parameters are taken out of the input and escaped', () => {
  expect(buildRequest('GET /sessions/:id/bookings', { id: 'a/b' })).toEqual({
    method: 'GET',
    url: '/api/sessions/a%2Fb/bookings',
    body: undefined,
  });
});

test('the rest of a GET or DELETE is the query; empty values are left out', () => {
  const input = { date: '2026-11-20', q: 'São José', status: undefined, product_id: null, guide: '' };
  expect(buildRequest('GET /sessions', input).url).toBe('/api/sessions?date=2026-11-20&q=S%C3%A3o+Jos%C3%A9');
  expect(buildRequest('DELETE /auth/acting-tenant')).toEqual({
    method: 'DELETE',
    url: '/api/auth/acting-tenant',
    body: undefined,
  });
});

test('the rest of a write is its JSON body, null and empty values included', () => {
  expect(buildRequest('PATCH /sessions/:id', { id: '1', notes: null, guide_name: '', version: 2 })).toEqual({
    method: 'PATCH',
    url: '/api/sessions/1',
    body: '{"notes":null,"guide_name":"","version":2}',
  });
  expect(buildRequest('POST /auth/sign-out').body).toBe('{}');
});

test('a missing path parameter is an error of the program', () => {
  expect(() => buildRequest('GET /sessions/:id', {})).toThrow('needs id');
});
