import { companies } from '@leme/contract/tenancy/companies/companies';
import { companyList } from '@leme/contract/tenancy/companies/company-list';
import { useState } from 'react';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { useOptionNames } from '#kit/resource/list/filter/use-options.ts';
import { createNames } from '#kit/resource/record/values/names.ts';
import type { StepFormOf } from './step-form.tsx';

const name = 'coastal_city_id';
const field = companyList.fields[name];

/** The city of a company, from the towns the list of companies is filtered by: what an operator may ask for. */
export function CityField({ form }: { form: StepFormOf }) {
  const [chosen] = useState(() => createNames(companyList, []));
  const kept = form.getValues(name);
  // Of a draft that was left only the id is known.
  const nameOf = useOptionNames(companyList, new Map(typeof kept === 'string' ? [[name, [kept]]] : []));
  const names = { ...chosen, of: (of: string, id: string) => chosen.of(of, id) ?? nameOf(of, id).label };
  return (
    <EntityField entity={companies} control={form.control} name={name}>
      {(bound) => (
        <FieldInput
          resource={companyList}
          name={name}
          field={field}
          rowId={null}
          value={bound.value ?? null}
          onChange={(value) => bound.onChange(value)}
          onBlur={bound.onBlur}
          names={names}
          onWarning={() => undefined}
          onBusy={() => undefined}
        />
      )}
    </EntityField>
  );
}
