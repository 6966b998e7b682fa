import type { PendingAlert } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { cn } from '#ui/style/cn.ts';
import { BellPanel } from './bell-panel.tsx';
import { keepMarks, markOf, readMarks, type Whose } from './read-marks.ts';
import { bellTexts } from './texts/texts.ts';
import { usePending } from './use-pending.ts';

/** More than these are not counted. [A4-53] */
const mostCounted = 9;

/** The bell: how many pending alerts somebody has not read here, and behind it what they are. */
export function Bell({ large }: { large: boolean }) {
  const t = useText(bellTexts);
  const { tenant, user } = useSignedIn();
  const query = usePending();
  const whose = { tenant: tenant.id, user: user.id };
  const reading = useReading(whose, query.data?.data ?? []);
  const { count } = reading;
  return (
    <Popover
      name={t('title')}
      align="end"
      className="w-96 p-0"
      open={reading.isOpen}
      onOpenChange={reading.onOpenChange}
      trigger={
        <button
          type="button"
          aria-label={count > 0 ? t('unread', { count, shown: shownOf(count) }) : t('title')}
          className={cn(
            'relative grid shrink-0 place-items-center rounded-md hover:bg-muted data-[state=open]:bg-muted',
            large ? 'size-12' : 'size-11',
          )}
        >
          <BellIcon aria-hidden="true" className={large ? 'size-6' : 'size-4.5'} strokeWidth={1.75} />
          {count > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0 h-4 min-w-4 rounded-full bg-danger-fill px-1 text-center font-semibold text-[11px]/4 text-on-danger"
            >
              {shownOf(count)}
            </span>
          )}
        </button>
      }
    >
      <BellPanel query={query} isNew={reading.isNew} onLeave={() => reading.onOpenChange(false)} />
    </Popover>
  );
}

const shownOf = (count: number) => (count > mostCounted ? `${mostCounted}+` : String(count));

/** Opening marks all as read; what was new then says so until the panel is closed. [A4-51, A4-54] */
function useReading(whose: Whose, alerts: readonly PendingAlert[]) {
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(() => readMarks(whose));
  const fresh = alerts.filter((alert) => !read.has(markOf(alert)));
  const onOpenChange = (open: boolean) => {
    setOpen(open);
    if (open) keepMarks(whose, alerts);
    // What came while it was open was seen as well.
    else setRead(keepMarks(whose, alerts));
  };
  return {
    isOpen,
    onOpenChange,
    count: isOpen ? 0 : fresh.length,
    isNew: (alert: PendingAlert) => !read.has(markOf(alert)),
  };
}
