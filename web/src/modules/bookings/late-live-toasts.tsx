import { textsReady } from '#kit/i18n.ts';
import { late, useLate } from '#ui/late.ts';

const source = late(async () => {
  const code = await import('./live/live-toasts.tsx');
  await textsReady();
  return code;
});

/** Says what colleagues did while one looks at the day; fetched once the day is on screen. */
export function LiveToasts() {
  const code = useLate(source, true, () => undefined);
  return code && <code.LiveToasts />;
}
