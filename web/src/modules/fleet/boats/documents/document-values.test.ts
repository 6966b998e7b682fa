import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { expect, test } from 'vitest';
import { changedPaper, documentResolver, newPaper, readDays, startOf } from './document-values.ts';

const tie: BoatDocument = {
  id: 'a',
  boat_id: 'b',
  version: 3,
  kind: 'TIE',
  number: '401',
  issued_on: '2024-01-10',
  expires_on: '2029-01-10',
  file: null,
  file_name: null,
  alert_days: [60, 7],
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  state: 'valid',
};

test('reminders are read as people list them, and what is no list of days within a year is not', () => {
  expect(readDays('60, 30, 7')).toEqual([60, 30, 7]);
  expect(readDays(' 30 e 7 ')).toEqual([30, 7]);
  for (const typed of ['', 'nunca', '0', '366', '7, 7', '5 4 3 2 1', '30 dias'])
    expect(readDays(typed)).toBeNull();
});

test('a new paper is sent whole, with the usual reminders; a change sends what changed', () => {
  const started = startOf(null);
  expect(newPaper({ ...started, kind: 'DPEM', number: ' 9 ' })).toEqual({
    kind: 'DPEM',
    number: '9',
    issued_on: null,
    expires_on: null,
    file: null,
    alert_days: [60, 30, 7],
  });
  const values = startOf(tie);
  expect(changedPaper(tie, values)).toEqual({});
  expect(changedPaper(tie, { ...values, number: '', alert_days: '90 7' })).toEqual({
    number: null,
    alert_days: [90, 7],
  });
});

test('kind, order of the dates and reminders are told before sending', async () => {
  const faultsOf = async (values: object) => {
    const { errors } = await documentResolver({ ...startOf(tie), ...values }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    return Object.keys(errors);
  };
  expect(await faultsOf({})).toEqual([]);
  expect(await faultsOf({ kind: null, alert_days: '400' })).toEqual(['kind', 'alert_days']);
  expect(await faultsOf({ expires_on: '2024-01-09' })).toEqual(['expires_on']);
});
