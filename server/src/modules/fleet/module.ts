import { fleet } from '@leme/contract/fleet/module';
import type { ServerModule } from '#kit/serve';
import { servesBoats } from './boats.resource.ts';
import { servesBoatDocumentDeletion } from './delete-boat-document.ts';
import { suppliersNamed } from './partners.ts';
import { servesRegisters } from './registers.ts';
import {
  servesBoatDocumentCreation,
  servesBoatDocuments,
  servesBoatDocumentUpdate,
  servesExpiredPapers,
} from './save-boat-document.ts';

/** Boats with what they carry and their papers, and whom the company buys from. */
export const fleetModule: ServerModule = {
  ...fleet,
  partners: async (work, kind, ids) => (kind === 'supplier' ? await suppliersNamed(work, ids) : []),
  serves: [
    ...servesBoats,
    servesBoatDocuments,
    servesExpiredPapers,
    servesBoatDocumentCreation,
    servesBoatDocumentUpdate,
    servesBoatDocumentDeletion,
    ...servesRegisters,
  ],
};
