import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { LeadProduct } from '@leme/contract/leads/endpoints';
import type { Lead } from '@leme/contract/leads/leads';
import { type KeyboardEvent, useRef } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { sayAtSignIn } from '#kit/auth-session/auth-session-store.ts';
import { usePhone } from '#kit/browser/use-media.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { saysWhy, useProblemText } from '#kit/problem/problem-text.ts';
import { RecoveredBanner } from '#kit/resource/record/form/recovered-banner.tsx';
import { useRecordForm } from '#kit/resource/record/form/use-record-form.ts';
import { StaleRecord } from '#kit/resource/record/stale/stale-record.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { LeadStanding } from '../../standing/lead-standing.tsx';
import type { LeadDraft } from './lead-draft.ts';
import { leadResolver } from './lead-faults.ts';
import { LeadFieldset } from './lead-fieldset.tsx';
import { follow, isPrivate, type LeadValues, leadFields, leadForm } from './lead-values.ts';
import { formTexts } from './texts/texts.ts';

export type LeadFormProps = {
  /** The lead that is changed; null makes a new one. */
  row: AnyRow | null;
  template: AnyRow | undefined;
  products: readonly LeadProduct[];
  title: string;
  onClose: () => void;
  onSaved: (row: AnyRow) => void;
  /** Saved, and a new one is wanted next. */
  onAnother: () => void;
};

export function LeadForm({ row, template, products, title, ...act }: LeadFormProps) {
  const t = useText(formTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const isPhone = usePhone();
  const onFailed = useFailure(row === null);
  const start = useStart(template);
  const another = useRef(false);
  const productOf = (id: unknown) => products.find((product) => product.id === id);
  const record = useRecordForm({
    resource: leadForm,
    fields: row ? leadFields : [...leadFields, 'note'],
    row,
    template,
    given: undefined,
    start: start.values,
    onFailed,
    resolver: leadResolver((lead) => isPrivate(productOf(lead.product_id)), t),
    onDone: (saved) => {
      toast.show({ title: t(row ? 'updated' : 'created'), text: String(saved.name) });
      const goesOn = another.current;
      guard.pass(() => {
        act.onSaved(saved);
        if (goesOn) act.onAnother();
        else act.onClose();
      });
    },
  });
  const guard = useDirtyGuard(record.isDirty, {
    leaves: (from, to) => from.open !== to.open || from.from !== to.from,
    onDiscard: record.forgetDraft,
    typed: record.typed,
  });
  start.names(record.names);
  const values = record.form.watch() as LeadValues;
  const set = (change: Partial<LeadValues>) => {
    const { form } = record;
    const before = form.getValues() as LeadValues;
    const product = productOf('product_id' in change ? change.product_id : before.product_id);
    for (const [name, value] of Object.entries({ ...follow(before, change, product) }))
      form.setValue(name, value, {
        shouldDirty: true,
        shouldValidate: form.getFieldState(name).invalid,
      });
  };
  const lead: LeadDraft = {
    form: record.form,
    values,
    set,
    products,
    names: record.names,
    product: productOf(values.product_id),
    rowId: row?.id ?? null,
  };
  const noteKey = (event: KeyboardEvent) => {
    another.current = event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey);
  };
  return (
    <>
      <Dialog
        onClose={() => guard.ask(act.onClose)}
        title={title}
        description={row && <LeadStanding lead={row as unknown as Lead} />}
        onSubmit={() => void (record.isBusy || record.onSubmit())}
        footer={
          <>
            {!isPhone && (
              <span
                className="me-auto text-muted-fg text-xs"
                title={t('keyNext', { keys: 'Ctrl Shift Enter' })}
              >
                <Key>Ctrl</Key> <Key>Enter</Key> {t('keySaves')}
              </span>
            )}
            <Button onClick={() => guard.ask(act.onClose)}>{kit('cancel')}</Button>
            <Button type="submit" variant="primary" busy={record.isBusy} onKeyDownCapture={noteKey}>
              {t(row ? 'update' : 'create')}
            </Button>
          </>
        }
      >
        <div onKeyDownCapture={noteKey}>
          {record.recoveredAt !== null && (
            <RecoveredBanner at={record.recoveredAt} onDiscard={record.discardDraft} />
          )}
          <LeadFieldset lead={lead} />
        </div>
      </Dialog>
      {record.stale && (
        <StaleRecord
          key={record.stale.current.version}
          resource={leadForm}
          fields={leadFields}
          base={record.base}
          stale={record.stale}
          mine={record.form.getValues()}
          names={record.names}
          onClose={record.settle.close}
          onUseTheirs={record.settle.useTheirs}
          onSave={record.settle.save}
          onRestore={() => void record.settle.restore()}
        />
      )}
      {guard.dialog}
    </>
  );
}

/** What a new lead is without a word: somebody grown up, of whoever writes it down. */
function useStart(template: AnyRow | undefined) {
  const { user } = useSignedIn();
  const values: Partial<LeadValues> = template
    ? { status: 'new' }
    : { adult_count: 1, child_count: 0, passenger_count: 1, owner_id: user.id };
  return {
    values,
    names: (names: LeadDraft['names']) => names.keep('owner_id', user.id, user.user_metadata.full_name),
  };
}

/** The toast of the newest complaint of a form. */
const complaint = 'form-complaint';

/** Says why saving failed: in the server's own words, else that it did. What is wrong with fields stands beside them. */
function useFailure(isNew: boolean): (error: unknown) => boolean {
  const t = useText(formTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const textOf = (error: unknown) => {
    if (isProblem(error, 'signed-out')) return t('noUser');
    if (isProblem(error, 'tenant-unidentified') || isProblem(error, 'tenant-not-found')) return t('noTenant');
    return saysWhy(error) ? problemText(error) : t(isNew ? 'createFailed' : 'updateFailed');
  };
  return (error) => {
    if (isProblem(error, 'validation')) return false;
    if (isProblem(error, 'signed-out')) sayAtSignIn(t('noUser'));
    const title = kit('failed');
    toast.show({ tone: 'danger', title, text: textOf(error), group: { key: complaint, title: () => title } });
    return true;
  };
}
