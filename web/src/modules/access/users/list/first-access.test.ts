import { expect, test } from 'vitest';
import { firstAccess } from './first-access.ts';

const now = Temporal.Instant.from('2031-02-07T12:00:00Z');
const somebody = {
  status: 'active' as const,
  last_sign_in_at: null,
  must_change_password: false,
  temporary_until: null,
  link_until: null,
};
const soon = '2031-02-07T13:00:00Z';
const past = '2031-02-07T11:59:00Z';
const temporary = (until: string | null) => ({ must_change_password: true, temporary_until: until });

test.each([
  ['a temporary password that still works', { ...temporary(soon), link_until: soon }, 'temporaryPassword'],
  [
    'a new temporary password after a link that is over',
    { ...temporary(soon), link_until: past },
    'temporaryPassword',
  ],
  ['one without a letter', temporary(soon), 'temporaryPassword'],
  ['one that has ended', temporary(past), 'temporaryOver'],
  [
    'one that has ended beside a link that is good',
    { ...temporary(past), link_until: soon },
    'temporaryOver',
  ],
  ['one that has ended and so has the link', { ...temporary(past), link_until: past }, 'inviteOver'],
  [
    'one that was used, and no own one was set',
    { ...temporary(null), last_sign_in_at: past, link_until: past },
    'temporaryOver',
  ],
  ['a link that is good', { link_until: soon }, 'awaitsAccess'],
  ['a link that is over', { link_until: past }, 'inviteOver'],
  ['nothing that ends', {}, 'awaitsAccess'],
  ['a first sign-in that was', { last_sign_in_at: past, link_until: past }, null],
  ['somebody shut out', { status: 'inactive' as const, link_until: past }, null],
])('of the first access with %s is said what it waits for', (_, facts, says) => {
  expect(firstAccess({ ...somebody, ...facts }, now)).toBe(says);
});
