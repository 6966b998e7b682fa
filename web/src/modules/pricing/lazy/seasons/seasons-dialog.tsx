import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import { registerDialog } from '#kit/resource/dialog/register-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { seasonsTexts } from './texts/texts.ts';

/** The seasons of a company by name, for as many rules as need them. */
export const SeasonsDialog = registerDialog(priceSeasons, {
  form: [{ rows: ['name', 'ranges'] }],
  shows: ['ranges'],
  empty: 'price-seasons.empty',
  useWords: () => useText(seasonsTexts),
});
