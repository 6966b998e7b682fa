import { type ComponentProps, Suspense } from 'react';
import { useTemplate } from '#kit/resource/record/use-template.ts';
import type { OwnScreen } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';

const LeadFormDialog = lazyPart(
  async () => (await import('./lazy/form/lead-form-dialog.tsx')).LeadFormDialog,
);

/** The lead the address names, over the list. */
export function OpenLead({ list }: ComponentProps<NonNullable<OwnScreen['Open']>>) {
  const template = useTemplate(list);
  const close = () => list.show({ open: undefined, from: undefined, tab: undefined });
  if (template.isComing) return null;
  return (
    <Suspense>
      <LeadFormDialog
        id={String(list.address.open)}
        template={template.row}
        onClose={close}
        onSaved={(row) => {
          if (list.selection.selected.has(row.id)) list.selection.mark([row], row.deleted_at === null);
        }}
        onAnother={() => list.show({ open: 'new', from: undefined, tab: undefined })}
      />
    </Suspense>
  );
}
