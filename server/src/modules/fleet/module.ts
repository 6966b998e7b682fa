import { fleet } from '@leme/contract/fleet/module';
import type { ServerModule } from '#kit/http/serve';
import { servesBoatDocuments } from './boat-documents.resource.ts';
import { servesBoats } from './boats.resource.ts';
import { morningHooks } from './morning-hooks.ts';
import { suppliersNamed } from './partners.ts';
import { servesRegisters } from './registers.ts';

/** Boats with what they carry and their papers, and whom the company buys from. */
export const fleetModule: ServerModule = {
  ...fleet,
  ...morningHooks,
  partners: async (work, kind, ids) => (kind === 'supplier' ? await suppliersNamed(work, ids) : []),
  serves: [...servesBoats, ...servesBoatDocuments, ...servesRegisters],
};
