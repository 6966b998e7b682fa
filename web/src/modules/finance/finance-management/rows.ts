import type { listMethods, listPeriods } from '@leme/contract/finance/setup-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';

export type Method = ReplyOf<typeof listMethods>['data'][number];
export type Period = ReplyOf<typeof listPeriods>['data'][number];
