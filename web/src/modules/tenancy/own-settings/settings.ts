import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { readCompanySettings } from '@leme/contract/tenancy/settings/setting-endpoints';

/** What the company decided, key by key. */
export type Settings = ReplyOf<typeof readCompanySettings>['data'];
