import { may } from '@leme/contract/access/permission';
import type { SheetOfPartner as Sheet } from '@leme/contract/channels/external-sheet-endpoints';
import { useId, useRef, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { largestFile } from '#kit/resource/import/import-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { sendSheet } from './send-sheet.ts';
import { sheetTexts } from './texts/texts.ts';

type Looked = { file: File; found: Sheet; isTaken: boolean };

/** A partner's file is looked through first and then taken in; rows that stay out come back as a file. */
export function SheetOfPartner({ partner_id }: { partner_id: string }) {
  const t = useText(sheetTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mayTake = useCan()(may('reservas-externas', 'create'));
  const isOffline = useConnectivity() === 'offline';
  const [looked, setLooked] = useState<Looked | null>(null);
  const send = async (file: File, isDry: boolean) => ({
    file,
    found: await sendSheet({ file, partner_id, isDry }),
    isTaken: !isDry,
  });
  const looking = useVerb((file: File) => send(file, true), {
    check: ({ size }) => ({ file: size > largestFile && t('tooLarge') }),
    done: setLooked,
  });
  const taking = useVerb((file: File) => send(file, false), {
    shows: ['reservas-externas', 'bookings', 'sessions'],
    done: (taken) => {
      setLooked(taken);
      return t('taken', { count: taken.found.booked });
    },
  });
  if (!mayTake) return null;
  const refusal = looking.at('file') || looking.refusal || taking.refusal;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t('title')}
        actions={
          <Button size="sm" busy={looking.isBusy} disabled={isOffline} onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
        }
      />
      <CardBody className="grid gap-3">
        <p className="text-muted-fg text-sm">{t('columns')}</p>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t('file')}
          accept=".csv,.txt,.tsv,text/csv"
          onChange={({ target }) => {
            const file = target.files?.[0];
            setLooked(null);
            taking.clear();
            if (file) void looking.run(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        {looked && <Told {...looked} />}
        {looked && !looked.isTaken && (
          <div>
            <Button
              variant="primary"
              busy={taking.isBusy}
              disabled={isOffline}
              onClick={() => void taking.run(looked.file)}
            >
              {t('take')}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function Told({ file, found, isTaken }: Looked) {
  const t = useText(sheetTexts);
  const { rows, booked, review, there, refused, refused_file } = found;
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([refused_file ?? ''], { type: 'text/csv' }));
    link.download = t('refusedName', { name: file.name.replace(/\.\w+$/, '') });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Banner tone={refused > 0 ? 'warning' : 'neutral'}>
      <p>{t(isTaken ? 'done' : 'looked', { rows, booked, review, there, refused })}</p>
      {refused_file !== null && (
        <Button size="sm" onClick={save}>
          {t('refusedFile')}
        </Button>
      )}
    </Banner>
  );
}
