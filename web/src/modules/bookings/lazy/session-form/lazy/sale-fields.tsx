import { sessions } from '@leme/contract/bookings/sessions';
import type { UseFormReturn } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { TextBox } from '../../fields/text-box.tsx';
import { hasReason, type SessionValues } from './session-values.ts';

/** How one departure is sold by itself, where that is otherwise than its schedule and its product say. */
export function SaleFields({ form }: { form: UseFormReturn<SessionValues> }) {
  const { control } = form;
  return (
    <>
      <EntityField
        entity={sessions}
        control={control}
        name="sale_state"
        className="col-span-3 max-md:col-span-2"
      />
      <EntityField
        entity={sessions}
        control={control}
        name="cutoff_min"
        className="col-span-3 max-md:col-span-2"
      />
      {hasReason({ sale_state: form.watch('sale_state') }) && (
        <EntityField entity={sessions} control={control} name="sale_reason" className="col-span-full">
          {(bound) => <TextBox {...bound} />}
        </EntityField>
      )}
    </>
  );
}
