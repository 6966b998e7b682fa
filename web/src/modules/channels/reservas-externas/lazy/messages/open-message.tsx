import { type ChannelMessage, channelMessages } from '@leme/contract/channels/channel-messages';
import { labelOf, oneOf } from '@leme/contract/kit/resource/labels';
import { FieldValue } from '#kit/resource/field-value.tsx';
import { fieldOf } from '#kit/resource/fields-of.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { RecordGone } from '#kit/resource/record/record-gone.tsx';
import { useLocale } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';

const told = ['partner_id', 'created_at', 'status', 'error', 'ms', 'is_test'] as const;

/** What a partner asked and was answered, without names and contacts. */
export function OpenMessage({ list }: Pick<RowsProps, 'list'>) {
  const locale = useLocale();
  const row = list.rows.find(({ id }) => id === list.address.open);
  const close = () => list.show({ open: undefined });
  if (!row && !list.query.isSuccess) return null;
  if (!row)
    return (
      <Dialog title={oneOf(channelMessages, locale)} onClose={close}>
        <RecordGone onBack={close} />
      </Dialog>
    );
  const { method, path, request, answer } = row as unknown as ChannelMessage;
  const labelFor = (name: string) => {
    const field = fieldOf(channelMessages, name);
    return field && labelOf(field, locale);
  };
  return (
    <Dialog title={`${method} ${path}`} onClose={close}>
      <div className="grid gap-4">
        <dl className="grid gap-3 sm:grid-cols-2">
          {told.map((name) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted-fg text-sm">{labelFor(name)}</dt>
              <dd className="wrap-anywhere min-w-0">
                <FieldValue resource={channelMessages} name={name} row={row} />
              </dd>
            </div>
          ))}
        </dl>
        {Object.entries({ request, answer }).map(([name, text]) => (
          <section key={name} className="grid gap-1">
            <h3 className="font-semibold">{labelFor(name)}</h3>
            <pre className="wrap-anywhere whitespace-pre-wrap rounded bg-muted p-3 text-sm">
              {inLines(text)}
            </pre>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** One that was too long was cut, and is shown as it is. */
function inLines(text: string | null): string {
  try {
    return text ? JSON.stringify(JSON.parse(text), null, 2) : nothing;
  } catch {
    return text ?? nothing;
  }
}
