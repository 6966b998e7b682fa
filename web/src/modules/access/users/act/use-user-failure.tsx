import { ApiProblem } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { usePeopleProblem } from '../../problems/use-people-problem.ts';

/** Says that something about people failed, and below it the server's reason where it had one; nothing more is to be said then. */
export function useUserFailure(): (sentence: string, error?: unknown) => true {
  const failed = useText(kitTexts)('failed');
  const problemText = usePeopleProblem();
  const toast = useToast();
  return (sentence, error) => {
    const hasReason = error instanceof ApiProblem && error.status < 500;
    const reason = hasReason && <span className="block">{problemText(error)}</span>;
    const text = (
      <>
        <span className="block">{sentence}</span>
        {reason}
      </>
    );
    toast.show({ tone: 'danger', title: failed, text });
    return true;
  };
}
