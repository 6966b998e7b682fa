import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../../api/idempotency.ts';
import { faultText } from '../../../../form/lazy/fault/fault-text.ts';
import type { FieldInputProps } from '../../../field-input/field-props.ts';
import { type UploadedFile, uploadFile } from '../file/upload-file.ts';
import { useUploadFaults } from '../file/use-upload-faults.ts';

/** A file on its way or waiting for its turn, or one that was not stored and why. */
export type Upload = {
  key: string;
  file: File;
  share: number;
  fault?: { message: string; mayRepeat: boolean };
};

type Given = Pick<FieldInputProps, 'resource' | 'field' | 'onBusy'> & {
  /** How many more the field holds. */
  room: number;
  onSent: (file: UploadedFile) => void;
};

/** Sends chosen files one after the other, as the server draws them; one that fails keeps no other from its turn. */
export function useUploads({ resource, field, room, onBusy, onSent }: Given) {
  const { refusal, failure } = useUploadFaults(field);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const sending = useRef<{ key: string; controller: AbortController } | null>(null);
  const sent = useRef(onSent);
  sent.current = onSent;
  // Outside system: the network; nobody waits for files of a field that is gone.
  useEffect(
    () => () => {
      queue.current = [];
      sending.current?.controller.abort();
    },
    [],
  );

  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  const sendNext = async (): Promise<void> => {
    const next = queue.current.shift();
    if (!next) return;
    const { key, file } = next;
    const controller = new AbortController();
    sending.current = { key, controller };
    const onProgress = (share: number) => change(key, { share });
    try {
      const stored = await uploadFile(resource, file, { key, onProgress, signal: controller.signal });
      drop(key);
      sent.current(stored);
    } catch (error) {
      change(key, { fault: failure(error) });
    }
    sending.current = null;
    await sendNext();
  };
  const start = (uploads: readonly Upload[]) => {
    const isIdle = sending.current === null;
    queue.current.push(...uploads);
    if (!isIdle || uploads.length === 0) return;
    onBusy(true);
    void sendNext().finally(() => onBusy(false));
  };
  const add = (files: readonly File[]) => {
    const isPending = ({ fault }: Upload) => fault === undefined;
    let left = room - uploads.filter(isPending).length;
    const added = files.map((file): Upload => {
      const tooMany = left <= 0 && faultText({ code: 'too-many', params: { maximum: field.max ?? 0 } });
      const message = tooMany || refusal(file);
      if (!message) left -= 1;
      return { key: newId(), file, share: 0, ...(message && { fault: { message, mayRepeat: false } }) };
    });
    setUploads((all) => [...all.filter(isPending), ...added]);
    start(added.filter(isPending));
  };
  const again = ({ fault, ...upload }: Upload) => {
    setUploads((all) => all.map((each) => (each.key === upload.key ? upload : each)));
    start([upload]);
  };
  const stop = ({ key }: Upload) => {
    queue.current = queue.current.filter((each) => each.key !== key);
    drop(key);
    if (sending.current?.key === key) {
      // Given up, it never ends: the next one begins by itself.
      sending.current.controller.abort();
      sending.current = null;
      if (queue.current.length > 0) void sendNext().finally(() => onBusy(false));
      else onBusy(false);
    }
  };
  return { uploads, add, again, stop };
}
