import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { useText } from '../../../../text/i18n.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import { filesTexts } from './texts/texts.ts';
import type { Upload } from './use-uploads.ts';

export type UploadListProps = {
  uploads: readonly Upload[];
  onStop: (upload: Upload) => void;
  onAgain: (upload: Upload) => void;
};

/** How far each file is on its way, and by name which did not arrive and why. */
export function UploadList({ uploads, onStop, onAgain }: UploadListProps) {
  const t = useText(filesTexts);
  const field = useText(fieldInputTexts);
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={t('uploads')} className="grid gap-1.5 text-sm">
      {uploads.map((upload) => {
        const { key, file, share, fault } = upload;
        const name = field('sending', { name: file.name });
        const percent = Math.round(share * 100);
        return (
          <li key={key} className="flex min-w-0 items-center gap-2">
            {fault ? (
              <p role="alert" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-danger-text">
                <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
                <b className="min-w-0 break-words font-semibold">{file.name}</b>
                <span>{fault.message}</span>
              </p>
            ) : (
              <div className="grid min-w-0 flex-1 gap-1">
                <span className="truncate">{name}</span>
                <div
                  role="progressbar"
                  aria-label={name}
                  aria-valuenow={percent}
                  className="h-1.5 overflow-hidden rounded-full bg-muted ring-1 ring-border ring-inset"
                >
                  <div className="h-full bg-brand" style={{ width: `${percent}%` }} />
                </div>
              </div>
            )}
            {fault?.mayRepeat && (
              <Button size="xs" onClick={() => onAgain(upload)}>
                {field('retry')}
              </Button>
            )}
            <Button size="xs" onClick={() => onStop(upload)}>
              {fault ? t('dismiss') : field('cancel')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
