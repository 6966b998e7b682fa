import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { readVoyage } from '@leme/contract/voyages/logbook/endpoints';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSpeech } from '#kit/resource/field-value.tsx';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { logbookTexts } from '../texts/texts.ts';
import { AmendDialog } from './amend-dialog.tsx';
import { SaidLines, useSaidLine } from './said-lines.tsx';
import { Facts, factsOf, type WholeVoyage } from './voyage-facts.tsx';
import { printVoyage } from './voyage-sheet.tsx';

/** A voyage with all that was said of it; lines are added, nothing is changed. */
export function OpenVoyage({ list }: Pick<RowsProps, 'list'>) {
  const t = useText(logbookTexts);
  const kit = useText(kitTexts);
  const speech = useSpeech();
  const format = useFormat();
  const lineOf = useSaidLine();
  const { tenant } = useSignedIn();
  const isOffline = useConnectivity() === 'offline';
  const mayAmend = useCan()(may('logbook', 'update'));
  const [isAmending, setIsAmending] = useState(false);
  const id = String(list.address.open ?? '');
  const query = useAsk<typeof readVoyage>('GET /logbook/:id', { id }, { shows: ['logbook'] });
  const voyage = query.data as WholeVoyage | undefined;
  const facts = (whole: WholeVoyage) => factsOf({ ...whole, labels: {} } as unknown as AnyRow, speech);
  const print = (whole: WholeVoyage) =>
    printVoyage({
      title: t('voyageOf', { boat: whole.boat }),
      company: tenant.name,
      facts: facts(whole),
      lines: whole.events.map(lineOf),
      printed: t('printedAt', { when: format.dateTime(new Date()) }),
    });
  const close = () => list.show({ open: undefined });
  return (
    <>
      <Dialog
        title={voyage ? t('voyageOf', { boat: voyage.boat }) : t('voyage')}
        onClose={close}
        size="lg"
        footer={
          voyage && (
            <>
              <Button onClick={() => print(voyage)}>{kit('print')}</Button>
              {mayAmend && (
                <Button variant="primary" disabled={isOffline} onClick={() => setIsAmending(true)}>
                  {t('amend')}
                </Button>
              )}
            </>
          )
        }
      >
        <QueryView query={query} skeleton="list" errorTitle={t('voyageFailed')}>
          {(data) => (
            <div className="grid grid-cols-1 gap-6">
              <Facts facts={facts(data as WholeVoyage)} />
              <SaidLines lines={data.events.map(lineOf)} />
            </div>
          )}
        </QueryView>
      </Dialog>
      {isAmending && (
        <AmendDialog
          id={id}
          isOpen={voyage !== undefined && voyage.why !== null}
          onClose={() => setIsAmending(false)}
        />
      )}
    </>
  );
}
