import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { checkResource } from '../../../testing/registers/check-resource.ts';

checkResource(workOrders);
