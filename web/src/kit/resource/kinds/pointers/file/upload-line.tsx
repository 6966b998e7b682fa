import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { useText } from '../../../../text/i18n.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import type { UploadState } from './use-upload.ts';

/** How far a file is on its way, or why it did not arrive. */
export function UploadLine({ upload, onStop }: { upload: UploadState; onStop: () => void }) {
  const t = useText(fieldInputTexts);
  if (upload.state === 'idle') return null;
  if (upload.state === 'sending') {
    const percent = Math.round(upload.share * 100);
    return (
      <div className="flex items-center gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          <span className="truncate">{t('sending', { name: upload.name })}</span>
          <div
            role="progressbar"
            aria-label={t('sending', { name: upload.name })}
            aria-valuenow={percent}
            className="h-1.5 overflow-hidden rounded-full bg-muted ring-1 ring-border ring-inset"
          >
            <div className="h-full bg-brand" style={{ width: `${percent}%` }} />
          </div>
        </div>
        <Button size="sm" onClick={onStop}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-danger-text text-xs">
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 truncate">{upload.name}</span>
      <span>{upload.message}</span>
      {upload.again && (
        <Button size="xs" onClick={upload.again}>
          {t('retry')}
        </Button>
      )}
    </p>
  );
}
