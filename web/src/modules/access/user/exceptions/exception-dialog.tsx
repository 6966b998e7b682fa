import { type Action, actions } from '@leme/contract/access/permission';
import type { Subject } from '@leme/contract/access/resources';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { resourceGroups } from '../../rights/resource-groups.ts';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { userTexts } from '../texts/texts.ts';
import type { PersonTold } from '../user.queries.ts';
import { type Ends, ends } from './ends.ts';
import { type ExceptionDraft, useExceptionDraft } from './use-exception-draft.ts';

type Props = { told: PersonTold; onClose: () => void };

/** A right given to the person or taken away, for a while or for good, with its reason. */
export function ExceptionDialog({ told, onClose }: Props) {
  const t = useText(userTexts);
  const kit = useText(kitTexts);
  const form = useExceptionDraft(told, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('addException')}
      description={told.user.full_name}
      closeLabel={kit('close')}
      onSubmit={(event) => void form.submit(event)}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {kit('save')}
          </Button>
        </>
      }
    >
      <ExceptionFields {...form} />
    </Dialog>
  );
}

function ExceptionFields({ draft, change, faults, failure, onlyDenials, isGivable }: ExceptionDraft) {
  const t = useText(userTexts);
  const kit = useText(kitTexts);
  const { resourceName, actionName } = useRightsWords();
  const options = resourceGroups
    .flatMap(({ resources }) => resources)
    .filter(isGivable)
    .map((value) => ({ value, label: resourceName(value) }));
  return (
    <div className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!onlyDenials && (
        <Segmented
          name={t('direction')}
          value={draft.granted ? 'given' : 'taken'}
          onValueChange={(value) => change({ granted: value === 'given' })}
          options={(['given', 'taken'] as const).map((value) => ({ value, label: t(value) }))}
        />
      )}
      <Field label={t('action')}>
        <Select
          value={draft.action}
          onValueChange={(value) => change({ action: value as Action })}
          options={actions.map((value) => ({ value, label: actionName(value) }))}
        />
      </Field>
      <Field label={t('resource')} required error={faults.resource && t('chooseResource')}>
        <Select
          value={draft.resource}
          onValueChange={(value) => change({ resource: value as Subject })}
          options={options}
          placeholder={t('chooseResource')}
        />
      </Field>
      <Field label={t('lasts')}>
        <Select
          value={draft.ends}
          onValueChange={(value) => change({ ends: value as Ends })}
          options={ends.map((value) => ({ value, label: t(`ends.${value}`) }))}
        />
      </Field>
      <Field label={kit('reason')} required error={faults.reason && t('reasonMissing')}>
        <TextInput
          value={draft.reason}
          maxLength={500}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </div>
  );
}
