import { may } from '@leme/contract/access/permission';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateWords } from '@leme/contract/voyages/gate/texts/texts';
import type { DepartureSeal, listDepartureSeals } from '@leme/contract/voyages/seal/seal-endpoints';
import { Download, Printer } from 'lucide-react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GateLight } from '../../light/gate-light.tsx';
import { departureTexts } from '../texts/texts.ts';
import { Root } from './root.tsx';
import { useSealFile } from './use-seal-file.ts';
import { VerifyFile } from './verify-file.tsx';

type SealsProps = {
  departing: Departing;
  voyage_id: string;
  onAdd: (() => void) | undefined;
  onAnswer: (() => void) | undefined;
  onClose: () => void;
};

/** The seals of a voyage beside each other, on paper and as files, and a file that is looked at. */
export function Seals({ departing, voyage_id, onAdd, onAnswer, onClose }: SealsProps) {
  const t = useText(departureTexts);
  const query = useAsk<typeof listDepartureSeals>(
    'GET /departure-seals',
    { voyage_id },
    { shows: ['logbook'] },
  );
  // Until the server answers, and where it cannot, what this device knows of them.
  const here = departing.seals;
  const told = new Set(query.data?.data.map(({ id }) => id));
  const waiting = here.filter(({ id }) => !told.has(id));
  return (
    <Dialog
      title={t('seals', { boat: departing.boat })}
      onClose={onClose}
      size="lg"
      footer={
        <>
          {onAnswer && (
            <Button size="touch" onClick={onAnswer}>
              {t('answer')}
            </Button>
          )}
          {onAdd && (
            <Button size="touch" onClick={onAdd}>
              {t('isAddition')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {!query.data && here.length > 0 ? (
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {here.map((seal) => (
              <li key={seal.id} className="grid content-start gap-2 rounded-lg border p-4">
                <SealHere seal={seal} />
              </li>
            ))}
          </ul>
        ) : (
          <QueryView query={query} skeleton="list" errorTitle={t('sealsFailed')}>
            {({ data }) =>
              data.length + waiting.length === 0 ? (
                <EmptyState title={t('noSeals')} level={3} />
              ) : (
                <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
                  {data.map((seal) => (
                    <li key={seal.id} className="grid content-start gap-2 rounded-lg border p-4">
                      <OneSeal seal={seal} />
                    </li>
                  ))}
                  {waiting.map((seal) => (
                    <li key={seal.id} className="grid content-start gap-2 rounded-lg border p-4">
                      <SealHere seal={seal} />
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryView>
        )}
        <VerifyFile />
      </div>
    </Dialog>
  );
}

function OneSeal({ seal }: { seal: DepartureSeal }) {
  const t = useText(departureTexts);
  const words = useText(gateWords);
  const format = useFormat();
  const { id, root, result, amends, intact, erased, known, sealed_at, by } = seal;
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <GateLight result={result} />
        {amends !== null && <Chip tone="info">{t('isAddition')}</Chip>}
        {erased > 0 && <Chip tone="muted">{t('erased', { count: erased })}</Chip>}
      </p>
      <Root root={root} />
      <p className="text-muted-fg text-sm">{t('sealedBy', { time: format.time(sealed_at), name: by })}</p>
      {!intact && (
        <p role="alert" className="text-danger-text text-sm">
          {t('notIntact')}
        </p>
      )}
      {known.result === null && <p className="text-sm">{t('unknownThere')}</p>}
      {known.differs.length > 0 && (
        <p className="text-sm">
          {t('differs', { checks: known.differs.map((code) => words(`gate.check.${code}`)).join(', ') })}
        </p>
      )}
      <SealPapers id={id} />
    </>
  );
}

/** A seal as this device knows it: what the server thought of it is not told yet. */
function SealHere({ seal: { id, root, result, amends, sealed_at } }: { seal: Departing['seals'][number] }) {
  const t = useText(departureTexts);
  const format = useFormat();
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <GateLight result={result} />
        {amends !== null && <Chip tone="info">{t('isAddition')}</Chip>}
      </p>
      {root === '' ? <p className="text-sm">{t('serverSeals')}</p> : <Root root={root} />}
      <p className="text-muted-fg text-sm">{t('sealedAt', { time: format.time(sealed_at) })}</p>
      {root !== '' && <SealPapers id={id} />}
    </>
  );
}

/** Both copies on paper, and the file that checks itself. */
function SealPapers({ id }: { id: string }) {
  const t = useText(departureTexts);
  const kit = useText(kitTexts);
  const maySee = useCan()(may('passenger-health', 'read'));
  const file = useSealFile(id);
  if (!maySee) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="touch" busy={file.isBusy} onClick={() => void file.run('print')}>
        <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {kit('print')}
      </Button>
      <Button size="touch" onClick={() => void file.run('save')}>
        <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('download')}
      </Button>
    </div>
  );
}
