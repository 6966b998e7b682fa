import { addDays } from '@leme/contract/kit/values/days';
import { newId } from '../../../kit/ids.ts';
import type { Browser } from '../../client.ts';
import type { Person } from '../../world.ts';
import { textRequests } from '../house/text-requests.ts';

const path = '/admin/competency-matrix/versions';
type Version = { id: string; version: number; status: string; effective_from: string | null };

/** So late that it decides nothing anybody asks here. */
const farAway = '2090-01-01';

async function versions(operator: Browser) {
  const { data } = (await operator.get(path)).body as { data: Version[] };
  const published = data.filter(({ status }) => status === 'published');
  const [last] = published.toSorted((a, b) => (b.effective_from ?? '').localeCompare(a.effective_from ?? ''));
  if (!last) throw new Error('No version of the matrix was ever published');
  const after = addDays(last.effective_from ?? farAway, 1);
  return {
    last,
    draft: data.find(({ status }) => status === 'draft'),
    day: after > farAway ? after : farAway,
  };
}

/** The draft of the matrix there is, else a new one, and a day on which it may begin. */
export async function aDraft(operator: Browser) {
  const { draft, ...there } = await versions(operator);
  return { ...there, draft: draft ?? ((await operator.post(path, {})).body as Version) };
}

/** Publishes the draft there is, so that another may begin. */
export async function noDraft(operator: Browser) {
  const { draft, day } = await versions(operator);
  if (draft) {
    const body = { version: draft.version, effective_from: day };
    await operator.post(`${path}/${draft.id}/publication`, body);
  }
  return await versions(operator);
}

/** What operators change of the matrix and of translations, each by its address. */
export const matrixRequests = [
  [
    `POST ${path}`,
    async (operator: Browser) => {
      await noDraft(operator);
      return await operator.post(path, {});
    },
  ],
  [
    `PUT ${path}/:id/cells`,
    async (operator: Browser) => {
      const { draft } = await aDraft(operator);
      const { cells } = (await operator.get(`${path}/${draft.id}/cells`)).body;
      const [first, ...others] = cells;
      const body = {
        version: draft.version,
        cells: [{ ...first, min_age: first.min_age === 19 ? 20 : 19 }, ...others],
      };
      return await operator.put(`${path}/${draft.id}/cells`, body);
    },
  ],
  [
    `POST ${path}/:id/publication`,
    async (operator: Browser) => {
      const { draft, day } = await aDraft(operator);
      const body = { version: draft.version, effective_from: day };
      return await operator.post(`${path}/${draft.id}/publication`, body);
    },
  ],
  ...textRequests,
] as const;

/** Makes somebody one of the crew, where that was not done before. */
export async function boardsAs(person: Person): Promise<void> {
  await person.post('/crew-members', { full_name: 'Ana Reis', user_id: person.id });
}

/** A paper of one's own, of somebody who keeps the crew, too. */
export async function addOwnPaper(person: Person) {
  await boardsAs(person);
  return await person.post('/crew-competencies/credentials', { number: '381P1' });
}

/** An exception somebody asks for, of a cell that stands in the matrix. */
export async function askOverride(person: Person, given: object = {}) {
  const own = await person.post('/own-competencies', { name: `Treino ${newId()}` });
  return await person.post('/competency-overrides', {
    position: 'guia',
    change: 'add',
    own_competencies: [own.body.id],
    reason: 'Os guias desta empresa treinam antes do primeiro passeio',
    valid_from: '2026-11-01',
    valid_to: '2027-10-31',
    ...given,
  });
}

type Two = { staff: Person; other: Person };

/** What decides an exception, each by its address: one asks, and somebody else decides; and what forgets somebody. */
export const overrideRequests = [
  [
    'POST /crew-members/:id/erasure',
    async ({ staff }: Two) => {
      const { id } = (await staff.post('/crew-members', { full_name: 'Rui Prado' })).body;
      return await staff.post(`/crew-members/${id}/erasure`, { reason: 'A pedido' });
    },
  ],
  [
    'POST /competency-overrides/:id/approval',
    async ({ staff, other }: Two) => {
      const { id } = (await askOverride(other)).body;
      return await staff.post(`/competency-overrides/${id}/approval`);
    },
  ],
  [
    'POST /competency-overrides/:id/refusal',
    async ({ staff, other }: Two) => {
      const { id } = (await askOverride(other)).body;
      return await staff.post(`/competency-overrides/${id}/refusal`, { reason: 'Já treinam' });
    },
  ],
  [
    'POST /competency-overrides/:id/closing',
    async ({ staff, other }: Two) => {
      const { id } = (await askOverride(other)).body;
      await staff.post(`/competency-overrides/${id}/approval`);
      return await staff.post(`/competency-overrides/${id}/closing`, { reason: null });
    },
  ],
] as const;
