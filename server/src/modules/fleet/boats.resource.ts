import { boats } from '@leme/contract/fleet/boats';
import { serveResource } from '#kit/resource/serve-resource';
import { isPaperOfOwnBoat } from './boat-files.ts';
import { comingSessions } from './coming-sessions.ts';
import { limitItsDepartures, refuseFewerPlaces } from './fewer-places.ts';

export const servesBoats = serveResource(boats, {
  partner: { supplier: 'owner_supplier_id' },
  usedBy: comingSessions,
  check: refuseFewerPlaces,
  afterSave: limitItsDepartures,
  showsFile: isPaperOfOwnBoat,
});
