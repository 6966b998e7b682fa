import { read } from '../access/permission.ts';
import { resources } from '../access/resources.ts';
import type { LiveRights } from '../kit/realtime.ts';
import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { tenancyWords } from './texts/texts.ts';

/** What somebody likes to come back to in a list, kept for everybody of the company; the pinned ones stand in the menu. */
export const sharedViews = defineEntity({
  name: 'shared-views',
  live: 'shared_views',
  texts: tenancyWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 60 }),
    list: f.text({ required: true, max: 60 }),
    search: f.longText(),
    columns: f.longText(),
    compact: f.boolean(),
    pinned: f.boolean(),
  },
});

/** So many views a company has at most. */
export const mostSharedViews = 200;

export const live = {
  shared_views: resources.map(read),
  // Everybody hears when the clock or the colours of the company change.
  tenant_settings: resources.map(read),
  // Operators alone take translations in.
  i18n_imports: [read('saas')],
} as const satisfies LiveRights;

type Own = typeof live;
declare module '../kit/realtime.ts' {
  interface LiveTables extends Own {}
}
