import { pricing } from '@leme/contract/pricing/module';
import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import { serveResource } from '#kit/resource/serve-resource';
import type { ServerModule } from '#kit/serve';
import { servesComboItems, servesCombos } from './combos/combos.resource.ts';
import { servesComboParts, servesComboQuote } from './combos/quote-combo.ts';
import { servesQuote } from './create-quote.ts';
import { customerHooks } from './customers-of-prices.ts';
import { servesPriceCalendar } from './price-calendar.ts';
import { servesPriceList } from './price-list.ts';
import { servesPriceOfDay } from './price-of-day.ts';
import { servesPricingRules } from './pricing-rules.resource.ts';
import { servesPublicationPreview } from './publication-preview.ts';
import { servesPublication, servesRuleVersions } from './publish-rules.ts';
import { servesReplay } from './replay-quote.ts';
import { servesSpecialPrices } from './special-prices.resource.ts';

/** What changes a price: seasons, rules, agreements, and what is sold together. */
export const pricingModule: ServerModule = {
  ...pricing,
  ...customerHooks,
  serves: [
    ...servesCombos,
    ...servesComboItems,
    servesComboParts,
    servesComboQuote,
    ...serveResource(priceSeasons),
    ...servesPricingRules,
    servesPublicationPreview,
    servesPublication,
    servesRuleVersions,
    ...servesSpecialPrices,
    servesQuote,
    servesReplay,
    servesPriceCalendar,
    servesPriceOfDay,
    servesPriceList,
  ],
};
