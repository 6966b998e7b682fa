import type { Resource } from '@leme/contract/kit/resource/resource';
import { fileEndpoints } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { type Served, serveTransfer } from '../../http/serve.ts';
import { downloadFile } from './download-file.ts';
import { storeFile } from './store-file.ts';

/** Serves the files that fields of a register hold. */
export function serveFiles(resource: Resource): Served[] {
  const endpoints = fileEndpoints(resource);
  return [
    serveTransfer(endpoints.upload, ({ input, body, ...call }) =>
      storeFile(resource, call, { ...input, body }),
    ),
    serveTransfer(endpoints.readFile, ({ input, ...call }) =>
      downloadFile(call.registers.named(resource.name), call, input.id),
    ),
  ];
}
