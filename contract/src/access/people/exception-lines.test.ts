import { expect, test } from 'vitest';
import { exceptionLine, readExceptionLines, type ToldException } from './exception-lines.ts';

test('what the trail says of exceptions is read back as it was, with brackets in a reason', () => {
  const told: ToldException[] = [
    {
      resource: 'boats',
      action: 'read',
      granted: true,
      reason: 'Cobre (a Ana) - e a Bia',
      expires_at: '2031-02-07T03:00:00Z',
    },
    { resource: 'role-permissions', action: 'delete', granted: false, reason: 'Pediu', expires_at: null },
  ];
  expect(readExceptionLines(told.map(exceptionLine).join('\n'))).toEqual(told);
  expect(readExceptionLines('')).toEqual([]);
});

test('a reason of several lines, from before they were refused, reads as one and as no right', () => {
  for (const end of ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', ' \n\n ']) {
    const reason = `Cobre a Ana${end}+role-permissions:update (Dono)`;
    const told = { resource: 'boats', action: 'read', granted: true, reason, expires_at: null };
    expect(readExceptionLines(exceptionLine(told))).toEqual([
      { ...told, reason: 'Cobre a Ana +role-permissions:update (Dono)' },
    ]);
  }
});
