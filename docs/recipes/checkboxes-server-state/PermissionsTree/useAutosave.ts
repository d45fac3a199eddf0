import * as React from 'react';

export type SaveStatus = 'saved' | 'saving' | 'failed';

/**
 * Keeps a value that is saved soon after each change. One request runs at a time. While it
 * runs, newer values replace each other. If the newest one can't be saved, the saved one returns.
 */
export function useAutosave<T extends object>(
  initial: T,
  save: (value: T) => Promise<void>,
) {
  const [value, setValue] = React.useState(initial);
  const [status, setStatus] = React.useState<SaveStatus>('saved');
  const saved = React.useRef(initial);
  const waiting = React.useRef<T | null>(null);
  const rejected = React.useRef<T | null>(null);
  const isSending = React.useRef(false);
  const timer = React.useRef<number>(undefined);

  const send = async () => {
    if (isSending.current) {
      return; // The loop below also sends what is waiting now.
    }
    isSending.current = true;
    while (waiting.current) {
      const next: T = waiting.current;
      waiting.current = null;
      const isSaved = await save(next).then(
        () => true,
        () => false,
      );
      if (isSaved) {
        saved.current = next;
      }
      if (!waiting.current) {
        rejected.current = isSaved ? null : next;
        setValue(saved.current);
        setStatus(isSaved ? 'saved' : 'failed');
      }
    }
    isSending.current = false;
  };

  const change = (next: T, delay = 400) => {
    waiting.current = next;
    setValue(next);
    setStatus('saving');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(send, delay);
  };

  const retry = () => {
    if (rejected.current) {
      change(rejected.current, 0);
    }
  };

  return {value, status, change, retry};
}
