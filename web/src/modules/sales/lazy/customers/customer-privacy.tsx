import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { Download, Eraser } from 'lucide-react';
import { useId, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { fetchPersonalData } from './customers.queries.ts';
import { EraseDialog } from './privacy/erase-dialog.tsx';
import { saveJson } from './privacy/save-json.ts';
import { privacyTexts } from './privacy/texts/texts.ts';

const openOf = ({ open }: Readonly<Record<string, unknown>>) => ({ open });

/** What is kept about a person and why, all of it to take away, and the way to forget the person. */
export function CustomerPrivacy({ row, refresh }: { row: AnyRow; refresh: () => void }) {
  const t = useText(privacyTexts);
  const id = useId();
  const can = useCan();
  const address = useUrlState(openOf);
  const download = useDownload(row);
  const [isErasing, setErasing] = useState(false);
  const mayErase = can(may('customers', 'delete'));
  const mayTell = mayErase && can(may('passenger-health', 'read'));
  const kept = [
    [t('record'), t('recordWhy')],
    [t('bookings'), t('bookingsWhy')],
    [t('leads'), t('leadsWhy')],
    [t('history'), t('historyWhy')],
    [t('offers'), t(row.marketing_consent ? 'offersYes' : 'offersNo')],
  ] as const;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('title')} />
      <CardBody className="grid gap-4">
        <dl className="grid gap-x-4 gap-y-2 md:grid-cols-[auto_1fr]">
          {kept.map(([what, why]) => (
            <div key={what} className="contents">
              <dt className="font-semibold">{what}</dt>
              <dd className="text-muted-fg max-md:mb-1">{why}</dd>
            </div>
          ))}
        </dl>
        {mayErase && (
          <div className="flex flex-wrap gap-2">
            {mayTell && (
              <Button size="sm" busy={download.isBusy} onClick={() => void download.run()}>
                <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t('download')}
              </Button>
            )}
            <Button size="sm" variant="danger-plain" onClick={() => setErasing(true)}>
              <Eraser aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('erase')}
            </Button>
          </div>
        )}
      </CardBody>
      {isErasing && (
        <EraseDialog
          row={row}
          onClose={() => setErasing(false)}
          onErased={() => {
            // The record is not there any more: back to the list, which is fetched again.
            address.change({ open: undefined });
            refresh();
          }}
        />
      )}
    </Card>
  );
}

function useDownload({ id }: AnyRow) {
  return useVerb(async () => saveJson(`dados-pessoais-${id}.json`, await fetchPersonalData(id)), {
    failed: useText(privacyTexts)('downloadFailed'),
  });
}
