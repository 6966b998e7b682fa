import type {
  BoatDocument,
  createBoatDocument,
  deleteBoatDocument,
  listBoatDocuments,
  listExpiredPapers,
  updateBoatDocument,
} from '@leme/contract/fleet/boat-document-endpoints';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useLiveView } from '#kit/live/live-view.ts';
import type { Shows } from '#kit/live/shown-tables.ts';

// Papers are told as their boat.
const meta: Shows = { shows: ['boats'] };

export type DocumentFields = Pick<
  BoatDocument,
  'kind' | 'number' | 'issued_on' | 'expires_on' | 'file' | 'alert_days'
>;

/** The papers of a boat, with the company's day. */
export function useDocuments(boatId: string) {
  const { tenant } = useSignedIn();
  return useLiveView(['boat-documents', tenant.id, boatId], meta, (how) =>
    call<typeof listBoatDocuments>('GET /boats/:id/documents', { id: boatId }, how),
  );
}

/** The boats that lack a good paper on the company's day. */
export function useExpiredDocuments() {
  const { tenant } = useSignedIn();
  return useLiveView(['expired-papers', tenant.id], meta, (how) =>
    call<typeof listExpiredPapers>('GET /boat-documents/expired', {}, how),
  );
}

export function addPaper(boatId: string, fields: DocumentFields): Promise<BoatDocument> {
  return call<typeof createBoatDocument>('POST /boats/:id/documents', { ...fields, id: boatId });
}

export function changePaper(
  id: string,
  version: number,
  fields: Partial<DocumentFields>,
): Promise<BoatDocument> {
  return call<typeof updateBoatDocument>('PATCH /boat-documents/:id', { ...fields, id, version });
}

export function removePaper(id: string): Promise<BoatDocument> {
  return call<typeof deleteBoatDocument>('DELETE /boat-documents/:id', { id });
}

/** A paper that was taken out, once more. */
export function putBack({ boat_id, ...paper }: BoatDocument): Promise<BoatDocument> {
  const { kind, number, issued_on, expires_on, file, alert_days } = paper;
  return addPaper(boat_id, { kind, number, issued_on, expires_on, file, alert_days });
}
