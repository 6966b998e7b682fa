import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../../api/idempotency.ts';
import type { FieldInputProps } from '../../../field-input/field-props.ts';
import { type UploadedFile, uploadFile } from './upload-file.ts';
import { useUploadFaults } from './use-upload-faults.ts';

export type UploadState =
  | { state: 'idle' }
  | { state: 'sending'; name: string; share: number }
  | { state: 'failed'; name: string; message: string; again?: () => void };

/** Sends a chosen file. */
export function useUpload(
  { resource, field, onBusy }: Pick<FieldInputProps, 'resource' | 'field' | 'onBusy'>,
  onSent: (file: UploadedFile) => void,
) {
  const { refusal, failure } = useUploadFaults(field);
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const sending = useRef<AbortController>(null);
  // Outside system: the network; nobody waits for a file of a field that is gone.
  useEffect(() => () => sending.current?.abort(), []);

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
      const { mayRepeat, ...failed } = failure(error);
      const again = mayRepeat ? { again: () => void send(file, key) } : {};
      setUpload({ state: 'failed', name, ...failed, ...again });
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
