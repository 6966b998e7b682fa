import { Button } from '../buttons/button.tsx';

/** A search that was not answered, in words, and the way to ask again. */
export type SearchFailure = { text: string; retry: string; onRetry: () => void };

export type ComboboxNoteProps = {
  labels: { empty: string; loading: string };
  loading: boolean | undefined;
  failure: SearchFailure | undefined;
};

/** What stands in a list that has no rows. */
export function ComboboxNote({ labels, loading, failure }: ComboboxNoteProps) {
  const text = loading ? labels.loading : (failure?.text ?? labels.empty);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <p role="status" className="text-muted-fg">
        {text}
      </p>
      {!loading && failure && (
        // The field keeps the focus, and with it what was typed.
        <Button size="sm" onPointerDown={(event) => event.preventDefault()} onClick={failure.onRetry}>
          {failure.retry}
        </Button>
      )}
    </div>
  );
}
