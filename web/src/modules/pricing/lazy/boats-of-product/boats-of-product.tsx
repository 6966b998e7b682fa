import { rightTo } from '@leme/contract/kit/resource/resource';
import { productBoats } from '@leme/contract/pricing/product-boats';
import { useCan } from '#kit/auth-session/rights.ts';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';

const Boats = childrenPart(productBoats, {
  title: 'product-boats.section.title',
  empty: 'product-boats.empty',
  shows: ['boat_id', 'priority', 'capacity_for_product', 'setup_min'],
  form: [{ rows: ['boat_id', 'priority capacity_for_product', 'setup_min status', 'note'] }],
  sort: 'priority',
});

/** Which boats sail a product, in the order they are chosen; nothing for whoever may not see that. */
export const BoatsOfProduct: RecordPart = (props) =>
  useCan()(rightTo(productBoats, 'read')) ? <Boats {...props} /> : null;
