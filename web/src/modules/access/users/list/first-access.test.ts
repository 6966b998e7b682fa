import { expect, test } from 'vitest';
import { firstAccess } from './first-access.ts';

const now = Temporal.Instant.from('2031-02-07T12:00:00Z');
const somebody = {
  status: 'active' as const,
  created_at: '2031-02-07T11:00:00Z',
  last_sign_in_at: null,
  must_change_password: false,
  link_until: null,
};
const soon = '2031-02-07T13:00:00Z';
const past = '2031-02-07T11:59:00Z';

test.each([
  [
    'a temporary password that still works',
    { must_change_password: true, link_until: soon },
    'temporaryPassword',
  ],
  ['one without a letter, made an hour ago', { must_change_password: true }, 'temporaryPassword'],
  [
    'one without a letter, made three hours ago',
    { must_change_password: true, created_at: '2031-02-07T09:00:00Z' },
    'inviteOver',
  ],
  ['a link that is good', { link_until: soon }, 'awaitsAccess'],
  ['a link that is over', { link_until: past }, 'inviteOver'],
  ['nothing that ends', {}, 'awaitsAccess'],
  ['a first sign-in that was', { last_sign_in_at: past, link_until: past }, null],
  ['somebody shut out', { status: 'inactive' as const, link_until: past }, null],
])('of the first access with %s is said what it waits for', (_, facts, says) => {
  expect(firstAccess({ ...somebody, ...facts }, now)).toBe(says);
});
