import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../../api/api.ts';
import { newId } from '../../../../api/idempotency.ts';
import { faultText } from '../../../../form/lazy/fault/fault-text.ts';
import { useProblemText } from '../../../../problem/problem-text.ts';
import { useText } from '../../../../text/i18n.ts';
import type { FieldInputProps } from '../../../field-input/field-props.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import { largestFile, type UploadedFile, uploadFile } from './upload-file.ts';

export type UploadState =
  | { state: 'idle' }
  | { state: 'sending'; name: string; share: number }
  | { state: 'failed'; name: string; message: string; again?: () => void };

/** Sends a chosen file; what is too large or no picture is refused before it is sent. */
export function useUpload(
  { resource, field, onBusy }: Pick<FieldInputProps, 'resource' | 'field' | 'onBusy'>,
  onSent: (file: UploadedFile) => void,
) {
  const { accept } = field;
  const t = useText(fieldInputTexts);
  const problemText = useProblemText();
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const sending = useRef<AbortController>(null);
  // Outside system: the network; nobody waits for a file of a field that is gone.
  useEffect(() => () => sending.current?.abort(), []);

  const refusal = (file: File): string | null => {
    if (file.size > largestFile) return t('tooLarge');
    return accept === 'image' && !file.type.startsWith('image/') ? faultText({ code: 'image' }) : null;
  };
  const send = async (file: File, key = newId()) => {
    const { name } = file;
    const message = refusal(file);
    if (message) return setUpload({ state: 'failed', name, message });
    const controller = new AbortController();
    sending.current = controller;
    const onProgress = (share: number) => setUpload({ state: 'sending', name, share });
    onProgress(0);
    onBusy(true);
    try {
      const stored = await uploadFile(resource, file, { key, onProgress, signal: controller.signal });
      setUpload({ state: 'idle' });
      onSent(stored);
    } catch (error) {
      const [fault] = isProblem(error, 'validation') ? error.errors : [];
      const again = fault ? {} : { again: () => void send(file, key) };
      setUpload({ state: 'failed', name, message: fault ? faultText(fault) : problemText(error), ...again });
    } finally {
      onBusy(false);
    }
  };
  const stop = () => {
    sending.current?.abort();
    onBusy(false);
    setUpload({ state: 'idle' });
  };
  return { upload, send: (file: File) => void send(file), stop };
}
