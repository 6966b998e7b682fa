import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { pricingWords } from './texts/texts.ts';

/** What changes a price: seasons, rules, agreements, and what is sold together. */
export const pricing = defineModule({
  name: 'pricing',
  rank: 1,
  tables: [
    'combo_items',
    'combos',
    'price_seasons',
    'pricing_rule_versions',
    'pricing_rules',
    'pricing_rules_agent_ids',
    'pricing_rules_boat_ids',
    'pricing_rules_category_ids',
    'pricing_rules_product_ids',
    'pricing_rules_tag_ids',
    'product_boats',
    'special_price_uses',
    'special_price_versions',
    'special_prices',
    'special_prices_product_ids',
  ],
  pages,
  words: pricingWords,
});
