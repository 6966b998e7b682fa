import { stockLocations } from '@leme/contract/stock/stock-locations';
import { registerDialog } from '#kit/resource/dialog/register-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { placesTexts } from './texts/texts.ts';

/** Where things are kept: added, changed and deleted without leaving the list of items. */
export const PlacesDialog = registerDialog(stockLocations, {
  form: [{ rows: ['name', 'boat_id', 'notes'] }],
  shows: ['boat_id', 'items'],
  empty: 'stock-locations.empty',
  useWords: () => useText(placesTexts),
});
