import type { CallOf } from '@leme/contract/kit/endpoint';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { companies } from '@leme/contract/tenancy/companies/companies';
import type { CompanyRow, updateCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { changesBetween, startValues } from '#kit/resource/record/values/record-values.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { saasTenantTexts } from '../texts/texts.ts';

const names = ['name', 'legal_name', 'tax_id', 'contact_name', 'contact_phone', 'contact_email'];
type Edited = Record<string, unknown>;

const valuesOf = (row: CompanyRow): Edited => startValues(companies, names, row as unknown as AnyRow);
const say = (values: Edited, name: string) => String(values[name] ?? '');

/** Changes what is known of a company; what somebody else saved meanwhile is compared field by field. */
export function EditDialog({ company, onClose }: { company: CompanyRow; onClose: () => void }) {
  const t = useText(saasTenantTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const client = useQueryClient();
  const { id } = company;
  const { form, onSubmit, isBusy, close, dialogs } = useEntityForm<Edited, CompanyRow>(companies, names, {
    start: { row: company, valuesOf, say, staleTitle: t('staleTitle') },
    failedTitle: t('editFailed'),
    save: (values, base) => {
      const before = base ?? company;
      const changes = changesBetween(companies, names, valuesOf(before), values);
      const sent = { id, version: before.version, ...changes } as CallOf<typeof updateCompany>;
      return call<typeof updateCompany>('PATCH /saas-tenants/:id', sent);
    },
    onDone: () => {
      void refetchShowing(client, ['saas-tenants']);
      toast.show({ title: t('edited') });
      onClose();
    },
  });
  const leave = () => close(onClose);
  return (
    <>
      <Dialog
        onClose={leave}
        title={t('editTitle', { name: company.name })}
        onSubmit={() => isBusy || onSubmit()}
        footer={
          <>
            <Button onClick={leave}>{kit('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isBusy}>
              {kit('save')}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-4">
          {names.map((name) => (
            <EntityField key={name} entity={companies} control={form.control} name={name} />
          ))}
        </div>
      </Dialog>
      {dialogs}
    </>
  );
}
