import {
  orderChecks,
  orderComments,
  orderCosts,
  orderLabour,
  orderParts,
} from '@leme/contract/maintenance/orders/order-lines';
import { checkResource } from '../../../testing/registers/check-resource.ts';

// With one of the three alone whatever number is tried is taken.
checkResource(orderChecks, () => ({ number: null, least: null, most: null }));
checkResource(orderParts);
checkResource(orderLabour);
checkResource(orderCosts);
checkResource(orderComments);
