import { useToast } from '#ui/feedback/toast.tsx';
import { lazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';
import { NetworkProblem } from '../../api/api-problem.ts';
import { useProblemText } from '../../problem/problem-text.ts';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const source = lazyModule(() => import('./import-dialog.tsx'));

/** The import dialog, whose code comes when somebody wants it. */
export function LazyImport(props: ImportDialogProps) {
  const t = useText(kitTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const code = useLazyModule(source, true, () => {
    toast.show({ title: t('failed'), text: problemText(new NetworkProblem('lost')), tone: 'danger' });
    props.onClose();
  });
  return code && <code.ImportDialog {...props} />;
}
