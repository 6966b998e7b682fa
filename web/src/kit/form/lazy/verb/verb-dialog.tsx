import type { LiveTable } from '@leme/contract/kit/realtime';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { type ToastMessage, useToast } from '#ui/feedback/toast.tsx';
import { isProblem } from '../../../api/api.ts';
import { useConnectivity } from '../../../api/connectivity.ts';
import { refetchShowing } from '../../../live/shown-tables.ts';
import { useProblemText } from '../../../problem/problem-text.ts';
import { useText } from '../../../text/i18n.ts';
import { kitTexts } from '../../../texts/texts.ts';
import type { SaidFaults } from '../../../verb/use-verb.ts';
import type { DirtyGuardOptions } from '../../dirty-guard.tsx';
import { EntityField } from '../entity/entity-field.tsx';
import { Uploads } from '../entity/uploads.ts';
import { useEntityForm } from '../entity/use-entity-form.tsx';

export type VerbDialogProps<V extends FieldValues, Out> = Pick<
  DialogProps,
  'title' | 'description' | 'size'
> & {
  /** What the verb is told, declared as an entity. */
  entity: Entity;
  /** The fields the form asks for, in their order. */
  fields: readonly FieldPath<V>[];
  start: V;
  /** What takes several fields to tell, or stands otherwise in the form. */
  faults?: (values: V) => SaidFaults;
  run: (values: V) => Promise<Out>;
  /** On the button that runs it. */
  submit: ReactNode;
  /** The tables it changes. */
  shows?: readonly LiveTable[];
  /** What follows, and the toast that says that it is done. */
  done?: (out: Out, values: V) => ToastMessage | string | undefined;
  /** Title of the toast when it failed; without one the dialog says why. */
  failed?: string;
  words?: (error: unknown) => string;
  /** Puts a refusal of its own beside a field; true when nothing more is to be said. */
  place?: (error: unknown, form: UseFormReturn<V>) => boolean;
  /** Whether a step inside the page leaves the dialog, where the address holds it. */
  leaves?: DirtyGuardOptions['leaves'];
  /** What it says may wait on this device for a signal. */
  mayWait?: boolean;
  onClose: () => void;
  /** The inputs, where they are not simply those of the fields. */
  children?: (form: UseFormReturn<V>) => ReactNode;
};

/** The form of a verb: what is typed is kept from a slip, missing fields are named, Ctrl+Enter sends it. */
export function VerbDialog<V extends FieldValues, Out>(props: VerbDialogProps<V, Out>) {
  const { entity, fields, title, description, size, children } = props;
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline' && !props.mayWait;
  const { form, onSubmit, isBusy, close, dialogs, refusal } = useVerbForm(props);
  const [uploads, setUploads] = useState(0);
  // A file that is still on its way would be left out.
  const waits = isBusy || uploads > 0;
  const leave = () => close(props.onClose);
  return (
    <>
      <Dialog
        onClose={leave}
        title={title}
        description={description}
        size={size}
        onSubmit={() => waits || onSubmit()}
        footer={
          <>
            <Button onClick={leave}>{kit('cancel')}</Button>
            <Button type="submit" variant="primary" busy={waits} disabled={isOffline}>
              {props.submit}
            </Button>
          </>
        }
      >
        <Uploads value={(isSending) => setUploads((count) => Math.max(0, count + (isSending ? 1 : -1)))}>
          <div className="grid grid-cols-1 gap-4">
            {refusal && <Banner tone="danger">{refusal}</Banner>}
            {children
              ? children(form)
              : fields.map((name) => (
                  <EntityField key={name} entity={entity} control={form.control} name={name} />
                ))}
          </div>
        </Uploads>
      </Dialog>
      {dialogs}
    </>
  );
}

function useVerbForm<V extends FieldValues, Out>(props: VerbDialogProps<V, Out>) {
  const { entity, fields, start, faults, shows = [], failed, leaves } = props;
  const kit = useText(kitTexts);
  const toast = useToast();
  const client = useQueryClient();
  const problemText = useProblemText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const finish = (out: Out, values: V) => {
    const message = props.done?.(out, values);
    if (message) toast.show(typeof message === 'string' ? { title: message } : message);
  };
  const used = useEntityForm<V>(entity, fields, {
    start,
    faults,
    leaves,
    save: async (values) => {
      setRefusal(null);
      const out = await props.run(values).finally(() => void refetchShowing(client, shows));
      finish(out, values);
    },
    onDone: props.onClose,
    place: (error, own) => {
      if (props.place?.(error, own)) return true;
      const isSaidHere = !failed && !isProblem(error, 'validation');
      if (isSaidHere) setRefusal((props.words ?? problemText)(error));
      return isSaidHere;
    },
    failedTitle: failed ?? kit('failed'),
  });
  return { ...used, refusal };
}
