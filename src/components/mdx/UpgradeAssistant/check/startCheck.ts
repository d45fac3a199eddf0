import type {CheckMessage, CheckReport, CheckRequest} from './protocol';

/**
 * Starts a check in a worker.
 *
 * @param onEnd receives the report, or `undefined` if the names couldn't be loaded
 * @returns a function that cancels it
 */
export function startCheck(
  request: CheckRequest,
  onProgress: (done: number) => void,
  onEnd: (report: CheckReport | undefined) => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.addEventListener('message', ({data}: MessageEvent<CheckMessage>) => {
    if ('done' in data) {
      onProgress(data.done);
    } else {
      worker.terminate();
      onEnd('report' in data ? data.report : undefined);
    }
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onEnd(undefined);
  });
  worker.postMessage(request);
  return () => worker.terminate();
}
