import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { importOwnWords } from '@leme/contract/tenancy/words/own-word-endpoints';
import { useRef, useState } from 'react';
import { saveFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { postFile } from './post-file.ts';
import { RefusedLines } from './refused-lines.tsx';
import { ownWordsTexts } from './texts/texts.ts';

const path = '/tenant-settings/own-words/sheet';
type Taken = ReplyOf<typeof importOwnWords>;

/** Own words out as a file, and in again: what is sound is taken in, the rest is told with its reason. */
export function OwnSheet({ mayChange }: { mayChange: boolean }) {
  const t = useText(ownWordsTexts);
  const kit = useText(kitTexts);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Taken['refused']>([]);
  const saving = useVerb(() => saveFile(`/api${path}`, 'leme-palavras.csv'), { failed: kit('failed') });
  const taking = useVerb((file: File) => postFile<Taken>(path, file), {
    shows: ['tenant_settings'],
    done: (taken) => {
      setRefused(taken.refused);
      return t('taken', { count: taken.taken });
    },
    failed: t('saveFailed'),
  });
  return (
    <div className="grid grid-cols-1 gap-3 border-border border-t pt-3">
      <div className="flex flex-wrap justify-end gap-2">
        <Button busy={saving.isBusy} onClick={() => void saving.run()}>
          {t('out')}
        </Button>
        {mayChange && (
          <Button busy={taking.isBusy} onClick={() => input.current?.click()}>
            {t('in')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".csv,.json"
        aria-label={t('in')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void taking.run(file);
          event.target.value = '';
        }}
      />
      <RefusedLines lines={refused} />
    </div>
  );
}
