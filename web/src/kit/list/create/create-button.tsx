import { Plus } from 'lucide-react';
import { Key } from '#ui/buttons/key.tsx';
import { GuardedButton } from '#ui/records/guarded-button.tsx';

export type CreateButtonProps = {
  label: string;
  /** Why nothing can be created now. */
  reason: string | null;
  onCreate: () => void;
  large?: boolean | undefined;
};

/** The one primary action of a list: in the title row, or at the thumb on a phone. */
export function CreateButton({ label, reason, onCreate, large = false }: CreateButtonProps) {
  return (
    <GuardedButton
      reason={reason}
      variant="primary"
      size={large ? 'touch' : 'md'}
      block={large}
      onClick={onCreate}
    >
      <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {label}
      {!large && reason === null && <Key className="border-current bg-transparent text-current">N</Key>}
    </GuardedButton>
  );
}
