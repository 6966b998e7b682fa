import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#kit/i18n.ts';
import { useShortcut } from '#kit/shortcuts.ts';
import { ThumbBar } from '#kit/thumb-bar.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DayProps } from './day-props.ts';
import { LateScanButton } from './late-scan-button.tsx';
import type { ScanHost } from './scan/public.ts';
import { ClearSearch } from './search/clear-search.tsx';
import { manifestTexts } from './texts/texts.ts';

export type PhoneBarProps = Pick<DayProps, 'typed' | 'onType' | 'scan'> & Pick<ScanHost, 'day' | 'sessionId'>;

/** At the thumb: the search and the scanner. */
export function PhoneBar({ typed, onType, scan, day, sessionId }: PhoneBarProps) {
  const t = useText(manifestTexts);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    field.current?.focus();
  };
  useShortcut({ key: '/', label: t('search'), scope: 'page' }, () => field.current?.focus());
  return (
    <ThumbBar>
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
        suffix={typed !== '' && <ClearSearch onClear={clear} />}
      />
      {scan && <LateScanButton {...scan} day={day} sessionId={sessionId} size="pier" />}
    </ThumbBar>
  );
}
