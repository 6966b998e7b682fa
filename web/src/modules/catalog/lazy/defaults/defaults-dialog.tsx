import { may } from '@leme/contract/access/permission';
import { products } from '@leme/contract/catalog/products';
import { inheritedFields } from '@leme/contract/catalog/selling-defaults';
import type { SellingDefaults } from '@leme/contract/catalog/selling-defaults-endpoints';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { createNames } from '#kit/resource/record/values/names.ts';
import { sendable, startValues } from '#kit/resource/record/values/record-values.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { useSellingDefaults, useSellingDefaultsUpdate } from '../products/sale/selling-defaults.queries.ts';
import { productsTexts } from '../products/texts/texts.ts';

/** What a company decides about how it sells, for all products that say nothing of their own. */
export function DefaultsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(productsTexts);
  const kit = useText(kitTexts);
  const query = useSellingDefaults();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('defaults')}
      description={t('defaultsText')}
      closeLabel={kit('close')}
    >
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('defaultsFailed')}>
        {(defaults) => <DefaultsForm key={defaults.version} defaults={defaults} onSaved={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function DefaultsForm({ defaults, onSaved }: { defaults: SellingDefaults; onSaved: () => void }) {
  const t = useText(productsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const mayChange = useCan()(may('products', 'update'));
  const { typed, type, at, isBusy, save } = useDefaultsForm(defaults, onSaved);
  const [names] = useState(() =>
    createNames(products, [
      { ...defaults, labels: { cancellation_policy_id: defaults.policy ?? '' } } as unknown as AnyRow,
    ]),
  );
  return (
    <form
      noValidate
      className="@container grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid gap-4 @md:grid-cols-2">
        {inheritedFields.map((name) => (
          <Field key={name} label={labelOf(products.fields[name], locale)} error={at(name)}>
            <FieldInput
              resource={products}
              name={name}
              field={products.fields[name]}
              names={names}
              rowId={null}
              value={typed[name]}
              onChange={(value) => type(name, value)}
              onBlur={() => undefined}
              onWarning={() => undefined}
              onBusy={() => undefined}
            />
          </Field>
        ))}
      </div>
      {mayChange && (
        <Button type="submit" variant="primary" className="justify-self-end" busy={isBusy}>
          {kit('save')}
        </Button>
      )}
      {!mayChange && <p className="text-muted-fg">{t('mayNotDecide')}</p>}
    </form>
  );
}

function useDefaultsForm(defaults: SellingDefaults, onSaved: () => void) {
  const t = useText(productsTexts);
  const update = useSellingDefaultsUpdate();
  const [typed, setTyped] = useState(() =>
    startValues(products, inheritedFields, defaults as unknown as AnyRow),
  );
  const { run, isBusy, at } = useVerb(
    () => {
      const decided = inheritedFields.map((name) => [name, sendable(products.fields[name], typed[name])]);
      return update({ ...defaults, ...Object.fromEntries(decided) });
    },
    {
      fields: inheritedFields,
      done: () => {
        onSaved();
        return t('defaultsSaved');
      },
      failed: t('saveFailed'),
    },
  );
  return {
    typed,
    at,
    isBusy,
    save: run,
    type: (name: string, value: unknown) => setTyped({ ...typed, [name]: value }),
  };
}
