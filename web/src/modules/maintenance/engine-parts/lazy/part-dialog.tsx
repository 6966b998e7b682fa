import type { EnginePart, readEnginePart } from '@leme/contract/maintenance/parts/endpoints';
import { engineParts } from '@leme/contract/maintenance/parts/engine-parts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { enginePartsTexts } from '../texts/texts.ts';
import { FitFields } from './fit-fields.tsx';
import { draftOf, type PartDraft, savePart } from './part-draft.ts';

type Props = { id: string | null; onClose: () => void };

/** A part in one form: what stock keeps of it and what it has as a part. */
export function PartDialog({ id, onClose }: Props) {
  return id === null ? <PartForm part={null} onClose={onClose} /> : <ChangePart id={id} onClose={onClose} />;
}

function ChangePart({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(enginePartsTexts);
  const query = useAsk<typeof readEnginePart>('GET /engine-parts/:id', { id }, { shows: ['engine-parts'] });
  // What is typed goes on from the state that came first.
  if (query.data) return <PartForm part={query.data} onClose={onClose} />;
  return (
    <Dialog title={t('change')} onClose={onClose}>
      <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

const rows = [
  ['name', 'sku'],
  ['unit', 'min_qty'],
  ['supplier_id', 'location_id'],
  ['life_hours', 'life_months'],
  ['barcode', 'notes'],
] as const;

function PartForm({ part, onClose }: { part: EnginePart | null; onClose: () => void }) {
  const t = useText(enginePartsTexts);
  return (
    <VerbDialog<PartDraft, EnginePart>
      entity={engineParts}
      fields={rows.flat()}
      start={draftOf(part)}
      title={t(part ? 'change' : 'new')}
      size="lg"
      submit={t(part ? 'change' : 'new')}
      faults={({ fits }) =>
        Object.fromEntries(
          fits.map(({ brand }, at) => [
            `fits.${at}.brand`,
            brand.trim() === '' && faultText({ code: 'required' }),
          ]),
        )
      }
      run={(draft) => savePart(part, draft)}
      shows={['engine-parts', 'stock']}
      done={() => t('saved')}
      onClose={onClose}
    >
      {(form) => (
        <>
          {rows.map((names) => (
            <div key={names[0]} className="grid gap-4 md:grid-cols-2">
              {names.map((name) => (
                <EntityField key={name} entity={engineParts} control={form.control} name={name} />
              ))}
            </div>
          ))}
          <FitFields form={form} />
        </>
      )}
    </VerbDialog>
  );
}
