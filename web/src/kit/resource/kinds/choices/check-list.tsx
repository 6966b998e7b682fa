import { useFieldGroup } from '#ui/field/field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';

export type CheckListProps<Value> = {
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  onBlur: () => void;
};

/** Any of a few values, each with a box of its own; they stay in the order they are offered. */
export function CheckList<Value extends string | number>(props: CheckListProps<Value>) {
  const { options, value, onChange, onBlur } = props;
  const { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = useFieldGroup();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onBlur={onBlur}
      className="flex flex-wrap gap-x-4 gap-y-1"
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onCheckedChange={(on) =>
            onChange(
              options
                .map((each) => each.value)
                .filter((each) => (each === option.value ? on : value.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
