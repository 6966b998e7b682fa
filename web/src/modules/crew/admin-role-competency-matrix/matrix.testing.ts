import { competencies } from '@leme/contract/crew/competencies';
import { listMatrixVersions, type MatrixCell, readMatrixCells } from '@leme/contract/crew/matrix-endpoints';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { aServer } from '../../../testing/open-page.tsx';

export const [draftId, publishedId, mnc, mcb] = [1, 2, 3, 4].map(
  (n) => `01920000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string];

export const cell = (given: Partial<MatrixCell> = {}): MatrixCell => ({
  position: 'comandante',
  activity: null,
  use_class: null,
  nav_area: null,
  boat_type: null,
  tonnage: null,
  groups: [[{ competency_id: mnc, or_higher: true }]],
  min_age: 18,
  legal: true,
  effect: 'impede',
  note: null,
  source: 'NORMAM-202',
  checked_on: '2026-11-28',
  ...given,
});

export const commands = cell();
export const guides = cell({ position: 'guia', groups: [], min_age: null, legal: false, effect: 'avisa' });

const head = { version: 3, effective_from: null };
export const aDraft = { ...head, id: draftId, number: 2, status: 'draft' } as const;

/** A server with a draft over what is in force. */
export function aMatrix(cells: MatrixCell[] = [commands, guides]) {
  const server = aServer();
  const published = {
    ...head,
    id: publishedId,
    number: 1,
    status: 'published',
    effective_from: '2026-01-01',
  } as const;
  server.answers(listMatrixVersions, { data: [aDraft, published] });
  server.answers(readMatrixCells, ({ id }) => ({ ...(id === draftId ? aDraft : published), cells }));
  const row = { version: 1, kind: 'CIR', group: 'conves', rank: 1, evidence_required: true, warn_days: [30] };
  const data = [
    { ...row, id: mnc, code: 'MNC', name: 'CIR Marinheiro de convés' },
    { ...row, id: mcb, code: 'MCB', name: 'CIR Mestre de cabotagem' },
  ];
  server.answers(resourceEndpoints(competencies).list, { data, count: 2 } as object);
  return server;
}
