import types from '@generated/demos/default/types.json';
import {TYPES_PATH} from '@site/plugins/demos/types/shared';
import type {TypeAnswers, TypeQuestion, TypeRequest} from './protocol';

type Answer = TypeAnswers[TypeQuestion];

/** `null` once the compiler couldn't be loaded. */
let worker: Worker | null | undefined;
let hasAnswered = false;
let lastId = 0;
const pending = new Map<number, (answer: Answer | undefined) => void>();

/** Starts loading the compiler and the declarations. Without them, all answers are `undefined`. */
export function startTypes(): void {
  if (worker !== undefined) {
    return;
  }
  const started = new Worker(`${TYPES_PATH}/worker.${types.key}.js`);
  worker = started;
  started.addEventListener('message', ({data}: MessageEvent<{id: number; answer?: Answer}>) => {
    hasAnswered = true;
    pending.get(data.id)?.(data.answer);
    pending.delete(data.id);
  });
  started.addEventListener('error', () => {
    pending.forEach((answer) => answer(undefined));
    pending.clear();
    started.terminate();
    worker = null;
  });
}

/** Returns whether answers are quick, because everything has been loaded. */
export const hasTypes = (): boolean => hasAnswered;

/** Asks about the types in a file. Newer requests cancel older ones of the same kind. */
export function askTypes<Question extends TypeQuestion>(
  request: TypeRequest<Question>,
): Promise<TypeAnswers[Question] | undefined> {
  lastId += 1;
  const id = lastId;
  worker?.postMessage({id, request});
  return worker
    ? new Promise((resolve) => {
        pending.set(id, (answer) => resolve(answer as TypeAnswers[Question] | undefined));
      })
    : Promise.resolve(undefined);
}
