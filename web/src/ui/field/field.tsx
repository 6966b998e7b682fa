import { TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cn } from '../style/cn.ts';

type FieldWiring = {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

const FieldContext = createContext<FieldWiring | null>(null);

/** Id and aria attributes of the surrounding field, for the control inside it; nothing outside of one. */
export function useField(): Partial<Omit<FieldWiring, 'aria-labelledby'>> {
  const wiring = useContext(FieldContext);
  if (!wiring) return {};
  const { 'aria-labelledby': _, ...attributes } = wiring;
  return attributes;
}

/** The same for controls that are not labelable elements (groups, sliders, pickers). */
export function useFieldGroup(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}

export type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  /** Word after the label, such as "(opcional)". */
  note?: ReactNode | undefined;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  /** Said beside the field without blocking it. */
  warning?: ReactNode | undefined;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
  /** What leads here from elsewhere on the page. */
  name?: string | undefined;
  className?: string | undefined;
};

export function Field(props: FieldProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const labelId = `${id}-label`;
  const ids = [props.error && `${id}-error`, props.warning && `${id}-warning`, props.hint && `${id}-hint`];
  const described = ids.filter(Boolean).join(' ');
  return (
    <FieldContext
      value={{
        id,
        'aria-labelledby': labelId,
        'aria-describedby': described || undefined,
        'aria-invalid': props.error ? true : undefined,
        'aria-required': props.required ? true : undefined,
      }}
    >
      <div data-field={props.name} className={cn('grid min-w-0 content-start gap-1.5', props.className)}>
        <label
          id={labelId}
          htmlFor={id}
          className={props.hideLabel ? 'sr-only' : 'flex items-center gap-1.5 font-semibold'}
        >
          {props.label}
          {props.required && (
            <span aria-hidden="true" className="text-danger-text">
              *
            </span>
          )}
          {props.note && <span className="font-normal text-muted-fg">{props.note}</span>}
        </label>
        {props.children}
        <FieldMessage id={`${id}-error`} tone="danger" text={props.error} />
        <FieldMessage id={`${id}-warning`} tone="warning" text={props.warning} />
        {props.hint && (
          <p id={`${id}-hint`} className="text-muted-fg text-xs">
            {props.hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

function FieldMessage({ id, tone, text }: { id: string; tone: 'danger' | 'warning'; text: ReactNode }) {
  if (!text) return null;
  return (
    <p
      id={id}
      className={cn(
        'flex items-center gap-1 text-xs',
        tone === 'danger' ? 'text-danger-text' : 'text-warning-text',
      )}
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      {text}
    </p>
  );
}
