import { boats } from '@leme/contract/fleet/boats';
import { serveResource } from '#kit/resource/serve-resource';
import { motorsOn } from './motors/motors.resource.ts';

export const servesBoats = serveResource(boats, {
  partner: { supplier: 'owner_supplier_id' },
  usedBy: motorsOn,
});
