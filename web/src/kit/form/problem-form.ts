import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useToast } from '#ui/feedback/toast.tsx';
import { isProblem } from '../api/api.ts';
import { useProblemText } from '../problem/problem-text.ts';
import { useText } from '../text/i18n.ts';
import { kitTexts } from '../texts/texts.ts';
import { placeFaults } from './form-faults.ts';
import { faultText } from './lazy/fault/fault-text.ts';

/** A fault moves what stands below its field: not before whoever left it by pressing there has let go. */
const faultsAfterMs = 250;

/** What is wrong, and of which field. */
type Complaint = { field?: string; text: string };

/** The one toast of forms: the newest complaint takes the place of the one before. */
const complaint = 'form-complaint';

export type ProblemFormOptions<V extends FieldValues> = {
  defaultValues: DefaultValues<V>;
  /** Checks before sending; what it misses the server finds. */
  resolver?: Resolver<V> | undefined;
  /** Sends the values. What it throws lands beside the fields or in a toast. */
  submit: (values: V) => Promise<unknown>;
  /** After a successful submit. */
  onDone?: ((values: V) => void) | undefined;
  /** Own handling of a problem before the usual; true when nothing more is to be done. */
  onProblem?: ((error: unknown, form: UseFormReturn<V>) => boolean) | undefined;
  /** Title of the toast when sending failed for another reason than faults. */
  failedTitle?: string | undefined;
  /** What a field is called, so that the message that sums up names it. */
  nameOf?: ((field: string) => string | undefined) | undefined;
};

/**
 * A form whose faults stand beside their fields, whether found here or by the server: pointers become field names, the
 * first faulty field gets the focus and a toast sums up. Returns react-hook-form's form and the submit handler.
 */
export function useProblemForm<V extends FieldValues>(options: ProblemFormOptions<V>) {
  const { defaultValues, resolver, submit, onDone, onProblem, failedTitle, nameOf } = options;
  const form = useForm<V>({
    defaultValues,
    ...(resolver && { resolver }),
    mode: 'onTouched',
    delayError: faultsAfterMs,
    shouldFocusError: true,
  });
  const toast = useToast();
  const t = useText(kitTexts);
  const problemText = useProblemText();

  // What the last attempt said is over with the next one.
  const complain = (title: string, text: string) =>
    toast.show({ tone: 'danger', title, text, group: { key: complaint, title: () => title } });
  const sumUp = (complaints: readonly Complaint[]) => {
    const together = Map.groupBy(complaints, ({ text }) => text);
    const lines = [...together].map(([text, all]) => {
      const names = all.flatMap(({ field }) => (field && nameOf?.(field)) || []);
      return names.length > 0 ? `${[...new Set(names)].join(', ')}: ${text}` : text;
    });
    complain(t('validationTitle'), lines.join(nameOf ? '. ' : ', '));
  };

  const showProblem = (error: unknown) => {
    if (onProblem?.(error, form)) return;
    if (!isProblem(error, 'validation')) {
      complain(failedTitle ?? t('failed'), problemText(error));
      return;
    }
    const { fields, others } = placeFaults(error.errors, (name) => hasField(form, name));
    fields.forEach(({ name, fault }, at) => {
      const message = faultText(fault);
      form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: at === 0 });
    });
    sumUp([
      ...fields.map(({ name, fault }) => ({ field: name, text: faultText(fault) })),
      ...others.map((fault) => ({ text: faultText(fault) })),
    ]);
  };

  const send = form.handleSubmit(
    async (values) => {
      try {
        await submit(values);
      } catch (error) {
        showProblem(error);
        return;
      }
      form.reset(values);
      onDone?.(values);
    },
    (errors) => sumUp(complaintsIn(errors)),
  );
  const onSubmit: typeof send = (event) => {
    toast.dismiss(complaint);
    return send(event);
  };
  return { form, onSubmit, isBusy: form.formState.isSubmitting, isDirty: form.formState.isDirty };
}

function hasField<V extends FieldValues>(form: UseFormReturn<V>, name: string): boolean {
  return form.getValues(name as Path<V>) !== undefined;
}

function complaintsIn(errors: FieldErrors, of?: string): Complaint[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return [];
    const field = of ?? name;
    if (typeof error.message === 'string' && error.message !== '') return [{ field, text: error.message }];
    return typeof error === 'object' && !('ref' in error) ? complaintsIn(error as FieldErrors, field) : [];
  });
}
