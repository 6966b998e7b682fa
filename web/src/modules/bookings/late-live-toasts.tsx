import { textsReady } from '#kit/i18n.ts';
import { late, useLate } from '#ui/late.ts';

export type LiveToastsProps = {
  /** Whose booking that is, where the page knows. */
  nameOf?: (bookingId: string) => string | undefined;
};

const source = late(async () => {
  const code = await import('./live/live-toasts.tsx');
  await textsReady();
  return code;
});

/** Says what colleagues did while one looks at the day; fetched once the day is on screen. */
export function LiveToasts(props: LiveToastsProps) {
  const code = useLate(source, true, () => undefined);
  return code && <code.LiveToasts {...props} />;
}
