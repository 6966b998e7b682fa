import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { accountTexts } from '../texts/texts.ts';

type Props = {
  submit: string;
  danger?: true | undefined;
  isBusy: boolean;
  onCancel: (() => void) | undefined;
};

/** Goes on with a step of the second factor, or leaves it where it may be left. */
export function StepButtons({ submit, danger, isBusy, onCancel }: Props) {
  const t = useText(accountTexts);
  return (
    <div className="flex flex-wrap gap-3 max-md:grid">
      <Button type="submit" size="lg" variant={danger ? 'danger' : 'primary'} busy={isBusy}>
        {submit}
      </Button>
      {onCancel && (
        <Button size="lg" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
