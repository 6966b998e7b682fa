import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { serveResource } from '#kit/resource/serve-resource';
import { isPaperOfOwnBoat } from './boat-files.ts';

export const servesBoats = serveResource(boats, {
  partner: { supplier: 'owner_supplier_id' },
  showsFile: isPaperOfOwnBoat,
  beside: [{ entity: boatDocuments, of: 'boat_id' }],
});
