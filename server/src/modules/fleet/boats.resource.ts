import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { serveResource } from '#kit/resource/serve-resource';

export const servesBoats = serveResource(boats, {
  partner: { supplier: 'owner_supplier_id' },
  beside: [{ entity: boatDocuments, of: 'boat_id' }],
});
