import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '#kit/limits/lower-priority';
import { answerTo } from './answer-to.ts';
import type { Question } from './read-statement.ts';

lowerPriority({ isProcess: false });

parentPort?.postMessage(answerTo(workerData as Question));
