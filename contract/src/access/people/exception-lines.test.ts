import { expect, test } from 'vitest';
import { exceptionLine, readExceptionLines, type ToldException } from './exception-lines.ts';

test('what the trail says of exceptions is read back as it was, with brackets and lines in a reason', () => {
  const told: ToldException[] = [
    {
      resource: 'boats',
      action: 'read',
      granted: true,
      reason: 'Cobre (a Ana)\n- e a Bia',
      expires_at: '2031-02-07T03:00:00Z',
    },
    { resource: 'role-permissions', action: 'delete', granted: false, reason: 'Pediu', expires_at: null },
  ];
  expect(readExceptionLines(told.map(exceptionLine).join('\n'))).toEqual(told);
  expect(readExceptionLines('')).toEqual([]);
});
