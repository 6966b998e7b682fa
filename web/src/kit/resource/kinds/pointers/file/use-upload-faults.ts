import type { Field } from '@leme/contract/kit/resource/fields';
import { isProblem } from '../../../../api/api.ts';
import { faultText } from '../../../../form/lazy/fault/fault-text.ts';
import { useProblemText } from '../../../../problem/problem-text.ts';
import { useText } from '../../../../text/i18n.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import { largestFile } from './upload-file.ts';

/** Why a file was not stored, in words; one that may be sent once more says so. */
export function useUploadFaults({ accept }: Pick<Field, 'accept'>) {
  const t = useText(fieldInputTexts);
  const problemText = useProblemText();
  return {
    /** What is too large or no picture is refused before it is sent. */
    refusal: (file: File): string | null => {
      if (file.size > largestFile) return t('tooLarge');
      return accept === 'image' && !file.type.startsWith('image/') ? faultText({ code: 'image' }) : null;
    },
    failure: (error: unknown): { message: string; mayRepeat: boolean } => {
      const [fault] = isProblem(error, 'validation') ? error.errors : [];
      return { message: fault ? faultText(fault) : problemText(error), mayRepeat: !fault };
    },
  };
}
