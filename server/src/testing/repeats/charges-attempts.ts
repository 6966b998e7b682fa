import { aCharge, aMoney, owedEntry } from '../companies/charges-requests.ts';
import type { Attempts, Ground } from './ground.ts';

/** What is charged. */
export const chargesAttempts = ({ staff }: Ground): Attempts => ({
  'POST /charges': async () => {
    const body = { entry_id: await owedEntry(staff), kind: 'rest' };
    return { path: '/charges', body, other: { ...body, kind: 'free', amount: 1 } };
  },
  'POST /charges/:id/cancellation': async () => ({
    path: `/charges/${(await aCharge(staff)).id}/cancellation`,
    body: { reason: 'Engano' },
    other: { reason: 'Outro' },
  }),
  'POST /charges/:id/payments': async () => {
    const body = aMoney();
    return {
      path: `/charges/${(await aCharge(staff)).id}/payments`,
      body,
      other: { ...body, amount: 99 },
    };
  },
});
