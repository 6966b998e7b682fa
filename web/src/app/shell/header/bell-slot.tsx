import { read } from '@leme/contract/access/permission';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import { useCalm } from '../use-calm.ts';

const source = lazyCode(() => import('../../lazy/bell/bell.tsx'));

/** The place of the bell, for whoever may read alerts: its code comes once the page has what it needs. */
export function BellSlot({ large = false }: { large?: boolean }) {
  const can = useCan();
  const { partner } = useSignedIn();
  const hears = can(read('alerts')) && partner === null;
  const isCalm = useCalm();
  const code = useLazyModule(source, isCalm && hears, () => undefined);
  if (!hears) return null;
  return code ? (
    <code.Bell large={large} />
  ) : (
    <span aria-hidden="true" className={large ? 'size-12' : 'size-11'} />
  );
}
