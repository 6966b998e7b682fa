import { financeEntries } from '@leme/contract/finance/entities';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import type { EntryDraft } from './entry-draft.ts';

/** Once, in instalments, or again and again: so often, or until a day. */
export function RepetitionFields({ form }: { form: UseFormReturn<EntryDraft> }) {
  const { control } = form;
  const [repeats, parts] = useWatch({ control, name: ['repeats', 'parts'] });
  const shared = { entity: financeEntries, control } as const;
  if ((parts ?? 1) > 1) return <EntityField {...shared} name="parts" />;
  return (
    <>
      {repeats === null && <EntityField {...shared} name="parts" />}
      <EntityField {...shared} name="repeats" />
      {repeats === 'monthly' && <EntityField {...shared} name="repeat_day" />}
      {repeats !== null && (
        <>
          <EntityField {...shared} name="repeat_times" />
          <EntityField {...shared} name="repeat_until" />
        </>
      )}
    </>
  );
}
