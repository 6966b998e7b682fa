import { csvColumns, csvLocale } from '@leme/contract/kit/resource/csv-columns';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { kitWords } from '@leme/contract/kit/texts/texts';
import { FileDown, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { cn } from '#ui/style/cn.ts';
import { comingTexts } from '../../text/define-texts.ts';
import { useText } from '../../text/i18n.ts';
import { keepFile } from '../save-file.ts';
import { importTexts } from './texts/texts.ts';

export type ChooseFileProps = { resource: Resource; busy: boolean; onFile: (file: File) => void };

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Where a CSV is dropped or chosen; whoever has none takes an empty one with the right columns. */
export function ChooseFile({ resource, busy, onFile }: ChooseFileProps) {
  const t = useText(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onFile(file);
  };
  return (
    <div className="grid gap-4">
      <fieldset
        aria-label={t('file')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={cn(
          'grid min-w-0 justify-items-center gap-3 rounded-md border border-dashed px-4 py-10 text-center',
          isOver ? 'border-ring bg-selected' : 'border-edge',
        )}
      >
        <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
          <Upload {...icon} />
          {t(busy ? 'checking' : 'choose')}
        </Button>
        <p className="text-muted-fg max-md:hidden">{t('drop')}</p>
        <p className="text-muted-fg text-xs">{t('limits')}</p>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-60 text-muted-fg">{t('howTo')}</p>
        <Button size="sm" onClick={() => void saveTemplate(resource)}>
          <FileDown {...icon} />
          {t('template')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".csv,.txt,.tsv,text/csv"
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** An empty file with the columns an export has, which are Portuguese in every language. */
async function saveTemplate(resource: Resource): Promise<void> {
  await Promise.all([resource.texts, kitWords].map((source) => comingTexts(source, csvLocale)));
  const names = csvColumns(resource)
    .filter(({ target }) => target !== 'id')
    .map(({ label }) => (/[;"]/.test(label) ? `"${label}"` : label));
  const file = new Blob([`\ufeff${names.join(';')}\r\n`], { type: 'text/csv' });
  keepFile(file, `${resource.name}.csv`);
}
