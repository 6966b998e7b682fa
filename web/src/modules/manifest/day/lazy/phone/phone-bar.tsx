import { SearchField } from '#kit/list/search/search-field.tsx';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';
import { useText } from '#kit/text/i18n.ts';
import { LazyScanButton } from '../../../scan/lazy-scan-button.tsx';
import { manifestTexts } from '../../../texts/texts.ts';
import type { DayProps } from '../../day-props.ts';

export type PhoneBarProps = Pick<DayProps, 'typed' | 'onType' | 'scan'> & { sessionId: string | null };

/** At the thumb: the search and the scanner. */
export function PhoneBar({ typed, onType, scan, sessionId }: PhoneBarProps) {
  const t = useText(manifestTexts);
  return (
    <ThumbBar>
      <SearchField
        label={t('search')}
        typed={typed}
        onType={onType}
        size="touch"
        className="min-w-0 flex-1"
      />
      {scan && <LazyScanButton {...scan} sessionId={sessionId} size="touch" />}
    </ThumbBar>
  );
}
