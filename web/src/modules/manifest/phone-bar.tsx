import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#kit/i18n.ts';
import { useShortcut } from '#kit/shortcuts.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { DayProps } from './day-layout.tsx';
import { LateScanButton } from './late-scan-button.tsx';
import { manifestMessages } from './messages.ts';
import type { ScanHost } from './scan/public.ts';

export type PhoneBarProps = Pick<DayProps, 'typed' | 'onType' | 'scan'> & Pick<ScanHost, 'day' | 'sessionId'>;

/** At the thumb: the search and the scanner. */
export function PhoneBar({ typed, onType, scan, day, sessionId }: PhoneBarProps) {
  const t = useText(manifestMessages);
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ key: '/', label: t('search'), scope: 'page' }, () => field.current?.focus());
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 -mx-(--gutter) flex gap-2 border-t bg-surface px-(--gutter) py-2">
      <TextInput
        ref={field}
        type="search"
        size="pier"
        className="min-w-0 flex-1"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        prefix={<Search aria-hidden="true" className="size-6" strokeWidth={1.75} />}
      />
      {scan && <LateScanButton {...scan} day={day} sessionId={sessionId} size="pier" />}
    </div>
  );
}
