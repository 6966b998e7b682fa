import { late, useLate } from '#ui/late.ts';
import { useToast } from '#ui/toast.tsx';
import { NetworkProblem } from '../../api-problem.ts';
import { useText } from '../../i18n.ts';
import { useProblemText } from '../../problem-text.ts';
import { kitTexts } from '../../texts/texts.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const source = late(() => import('./import-dialog.tsx'));

/** The import dialog, whose code comes when somebody wants it. */
export function LateImport(props: ImportDialogProps) {
  const t = useText(kitTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const code = useLate(source, true, () => {
    toast.show({ title: t('failed'), text: problemText(new NetworkProblem('lost')), tone: 'danger' });
    props.onClose();
  });
  return code && <code.ImportDialog {...props} />;
}
