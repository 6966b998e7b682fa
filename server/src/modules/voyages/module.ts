import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { logbook } from '@leme/contract/voyages/logbook/logbook';
import { voyages } from '@leme/contract/voyages/module';
import type { ServerModule } from '#kit/http/serve';
import { servesDepartureEvents } from './count/note-departures.ts';
import { servesFuel } from './fuel/list-fuel.ts';
import { servesNewFuel } from './fuel/note-fuel.ts';
import { servesConsumption } from './fuel/read-consumption.ts';
import { servesFuelReversal } from './fuel/reverse-fuel.ts';
import { servesGates } from './gate/read-gate.ts';
import { servesAmendment } from './logbook/amend-voyage.ts';
import { servesLogbook } from './logbook/list-logbook.ts';
import { servesVoyageEvents } from './logbook/note-voyages.ts';
import { servesPierData } from './logbook/pier-data.ts';
import { servesVoyage } from './logbook/read-voyage.ts';
import { forgetsCrew, forgetsSealed } from './seal/forget-sealed.ts';
import { servesSeals } from './seal/read-seals.ts';
import { tellsOfBoat } from './tells-of-boat.ts';

/** What boats do on the water: their voyages, and what they were fuelled with. */
export const voyagesModule: ServerModule = {
  ...voyages,
  constraints: { fuel_entries_reversed_once: 'log-reversed' },
  tellsOfBoat,
  ...forgetsSealed,
  rules: forgetsCrew,
  holders: [fuelEntries, logbook],
  serves: [
    ...servesFuel,
    servesConsumption,
    servesNewFuel,
    servesFuelReversal,
    ...servesLogbook,
    servesVoyage,
    servesVoyageEvents,
    servesAmendment,
    servesPierData,
    ...servesGates,
    servesDepartureEvents,
    ...servesSeals,
  ],
};
