import { defineModule } from '../kit/module.ts';
import { departureSettings } from './gate/departure-settings.ts';
import { voyageSettings } from './logbook/voyage-settings.ts';
import { pages } from './pages.ts';
import { voyagesWords } from './texts/texts.ts';

/** What boats do on the water: their voyages, and what they were fuelled with. */
export const voyages = defineModule({
  name: 'voyages',
  rank: 4,
  tables: [
    'departure_events',
    'departure_seals',
    'fuel_entries',
    'logbook_entries',
    'logbook_events',
    'sealed_values',
  ],
  pages,
  settings: [
    { page: 'system-config', entity: voyageSettings },
    { page: 'system-config', entity: departureSettings },
  ],
  words: voyagesWords,
});
