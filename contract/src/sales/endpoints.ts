import { resourceEndpoints } from '../kit/resource-endpoints.ts';
import { transferEndpoints } from '../kit/resource-transfer-endpoints.ts';
import { customers } from './customers.ts';
import { tags } from './tags.ts';

export const customerEndpoints = resourceEndpoints(customers);
export const tagEndpoints = resourceEndpoints(tags);

export const customerTransferEndpoints = transferEndpoints(customers);
export const tagTransferEndpoints = transferEndpoints(tags);
