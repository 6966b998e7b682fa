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
};

/**
 * A form whose faults stand beside their fields, whether found here or by the server: pointers become field names, the
 * first faulty field gets the focus and a toast sums up. Returns react-hook-form's form and the submit handler.
 */
export function useProblemForm<V extends FieldValues>(options: ProblemFormOptions<V>) {
  const { defaultValues, resolver, submit, onDone, onProblem, failedTitle } = options;
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
  const sumUp = (texts: readonly string[]) => complain(t('validationTitle'), [...new Set(texts)].join(', '));

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
    sumUp([...fields.map(({ fault }) => faultText(fault)), ...others.map(faultText)]);
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
    (errors) => sumUp(messagesOf(errors)),
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

function messagesOf(errors: FieldErrors): string[] {
  return Object.values(errors).flatMap((error) => {
    if (!error) return [];
    if (typeof error.message === 'string' && error.message !== '') return [error.message];
    return typeof error === 'object' && !('ref' in error) ? messagesOf(error as FieldErrors) : [];
  });
}
