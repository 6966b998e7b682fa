import { type Entity, keeperOf } from '@leme/contract/kit/resource/entity';
import { callContext, isProblem, NetworkProblem } from '../../../../api/api.ts';
import { recordCall } from '../../../../api/connectivity.ts';
import { readAnswer } from '../../../../api/read-answer.ts';

export type UploadedFile = { id: string; name: string; mime: string; size: number };

export const largestFile = 10 * 1024 * 1024;

type Upload = {
  /** The same for every try of one file, so that it is stored once. */
  key: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file and says on the way how much of it is there, which `fetch` cannot. Throws what `call` throws; given up,
 * it never ends.
 */
export async function uploadFile(entity: Entity, file: File, upload: Upload): Promise<UploadedFile> {
  try {
    const answer = await readAnswer(await send(`/api/${keeperOf(entity)}/files`, file, upload));
    return answer as UploadedFile;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}

function send(path: string, file: File, { key, onProgress, signal }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const startedAt = performance.now();
    const ended = (answered: boolean) => recordCall({ answered, ms: performance.now() - startedAt });
    request.open('POST', `${path}?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key);
    if (callContext.tenantId) request.setRequestHeader('leme-tenant', callContext.tenantId);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      recordCall({ answered: true, ms: 0 });
      resolve(
        new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }),
      );
    };
    request.onerror = () => {
      ended(false);
      reject(new NetworkProblem('lost'));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
