import { blackouts } from '@leme/contract/bookings/availability/blackouts';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { HitsPanel } from './hits-panel.tsx';
import { HitsPreview } from './hits-preview.tsx';
import { NextDays } from './next-days.tsx';
import { usePastMark } from './use-past-mark.tsx';

export const screen = resourceScreen(
  blackouts,
  {
    columns: [
      'kind',
      'scope',
      'product_id',
      'boat_id',
      'city_id',
      'days',
      'from_time',
      'until_time',
      'source',
    ],
    least: ['source', 'city_id', 'boat_id', 'product_id', 'until_time', 'from_time'],
    card: ['kind', 'scope', 'days', 'from_time', 'until_time'],
    form: [
      { rows: ['reason', 'kind scope', 'product_id', 'boat_id', 'city_id', 'days', 'from_time until_time'] },
    ],
    preview: HitsPreview,
    parts: [HitsPanel],
    useMark: usePastMark,
    empty: 'blackouts.empty',
  },
  { useAround: () => ({ above: <NextDays /> }) },
);
