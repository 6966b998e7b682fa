import { may } from '@leme/contract/access/permission';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateWords } from '@leme/contract/voyages/gate/texts/texts';
import type {
  DepartureSeal,
  listDepartureSeals,
  readSealFile,
} from '@leme/contract/voyages/seal/seal-endpoints';
import { Download, Printer } from 'lucide-react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GateLight } from '../../light/gate-light.tsx';
import { departureTexts } from '../texts/texts.ts';
import { Root } from './root.tsx';
import { printSeal } from './seal-sheet.tsx';
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
        <QueryView query={query} skeleton="list" errorTitle={t('sealsFailed')}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t('noSeals')} level={3} />
            ) : (
              <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
                {data.map((seal) => (
                  <li key={seal.id} className="grid content-start gap-2 rounded-lg border p-4">
                    <OneSeal seal={seal} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        <VerifyFile />
      </div>
    </Dialog>
  );
}

function OneSeal({ seal }: { seal: DepartureSeal }) {
  const t = useText(departureTexts);
  const words = useText(gateWords);
  const kit = useText(kitTexts);
  const format = useFormat();
  const maySee = useCan()(may('passenger-health', 'read'));
  const file = useSealFile(seal.id);
  const { root, result, amends, intact, erased, known, sealed_at, by } = seal;
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
      {known.differs.length > 0 && (
        <p className="text-sm">
          {t('differs', { checks: known.differs.map((code) => words(`gate.check.${code}`)).join(', ') })}
        </p>
      )}
      {maySee && (
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
      )}
    </>
  );
}

function useSealFile(id: string) {
  const t = useText(departureTexts);
  return useVerb(
    async (what: 'print' | 'save') => {
      const { text, root } = await call<typeof readSealFile>('GET /departure-seals/:id/file', { id });
      if (what === 'print') printSeal(JSON.parse(text));
      else saveText(`manifesto-${root.slice(0, 8)}.json`, text);
    },
    { failed: t('sealsFailed') },
  );
}

/** Lets the browser save a text as a file. */
function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
