import { may } from '@leme/contract/access/permission';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { LookedThrough, runTextImport } from '@leme/contract/tenancy/words/import-endpoints';
import { useRef, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { postFile } from '../own-words/post-file.ts';
import { RefusedLines } from '../own-words/refused-lines.tsx';
import { importsShow } from './imports.queries.ts';
import { adminI18nImportTexts } from './texts/texts.ts';

const path = '/admin/i18n-imports';
type Done = ReplyOf<typeof runTextImport>;
type Chosen = { file: File; looked: LookedThrough };

/** A file is looked through first, and taken in after a second press. */
export function TakeInCard() {
  const t = useText(adminI18nImportTexts);
  const input = useRef<HTMLInputElement>(null);
  const mayTake = useCan()(may('saas', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [approved, setApproved] = useState(true);
  const looking = useVerb(
    async (file: File) => ({ file, looked: await postFile<LookedThrough>(`${path}/checks`, file) }),
    { done: setChosen, failed: t('lookFailed') },
  );
  const taking = useVerb(
    ({ file }: Chosen) => {
      const query = new URLSearchParams({ file: file.name.slice(0, 200), approved: approved ? 'yes' : 'no' });
      return postFile<Done>(`${path}?${query}`, file);
    },
    {
      shows: importsShow,
      done: (done, { file }) => {
        setChosen({ file, looked: done.looked });
        return done.import ? t('taken', { count: done.import.added + done.import.changed }) : t('nothing');
      },
      failed: t('takeFailed'),
    },
  );
  if (!mayTake) return <p className="text-muted-fg">{t('mayNot')}</p>;
  const isNothing = !chosen || chosen.looked.new + chosen.looked.changed === 0;
  return (
    <Card>
      <CardHead title={t('file')} />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="text-muted-fg">{t('formats')}</p>
        <Button
          className="justify-self-start"
          disabled={isOffline}
          busy={looking.isBusy}
          onClick={() => input.current?.click()}
        >
          {chosen?.file.name ?? t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept=".csv,.json"
          aria-label={t('choose')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void looking.run(file);
            event.target.value = '';
          }}
        />
        {chosen && <Looked looked={chosen.looked} />}
        {chosen && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Checkbox checked={approved} onCheckedChange={setApproved} label={t('approvedNow')} />
            <Button
              variant="primary"
              disabled={isNothing || isOffline}
              busy={taking.isBusy}
              onClick={() => void taking.run(chosen)}
            >
              {t('take')}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** What a file would do, counted and line by line. */
function Looked({ looked }: { looked: LookedThrough }) {
  const t = useText(adminI18nImportTexts);
  const figures = [
    ['new', looked.new],
    ['changed', looked.changed],
    ['unchanged', looked.unchanged],
    ['long', looked.long],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-muted-fg text-sm">{t(name)}</dt>
            <dd className="font-semibold text-lg">{figure}</dd>
          </div>
        ))}
      </dl>
      <RefusedLines lines={looked.refused} />
      {looked.longLines.length > 0 && (
        <details>
          <summary>{t('longLines')}</summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {looked.longLines.slice(0, 50).map(({ row, key, locale, value }) => (
              <li key={row} className="wrap-anywhere">
                {row}: {key} ({locale}) {value}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
