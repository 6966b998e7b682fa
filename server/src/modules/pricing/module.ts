import { pricing } from '@leme/contract/pricing/module';
import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import type { ServerModule } from '#kit/http/serve';
import { serveResource } from '#kit/resource/serve-resource';
import { servesProductBoats } from './boats/product-boats.resource.ts';
import { servesComboItems, servesCombos } from './combos/combos.resource.ts';
import { servesComboParts, servesComboQuote } from './combos/quote-combo.ts';
import { customerHooks } from './customers-of-prices.ts';
import { servesQuote } from './quotes/create-quote.ts';
import { servesPriceCalendar } from './quotes/price-calendar.ts';
import { servesPriceList } from './quotes/price-list.ts';
import { servesPriceOfDay } from './quotes/price-of-day.ts';
import { servesReplay } from './quotes/replay-quote.ts';
import { servesPricingRules } from './rules/pricing-rules.resource.ts';
import { servesPublicationPreview } from './rules/publication-preview.ts';
import { servesPublication, servesRuleVersions } from './rules/publish-rules.ts';
import { servesSpecialPrices } from './special-prices/special-prices.resource.ts';

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
    ...servesProductBoats,
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
