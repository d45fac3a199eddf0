import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ButtonHTMLAttributes,
  type ReactNode,
} from 'react';
import {announce} from '../Announcer/announce';
import {COPY_ROOT} from './copyRoot';
import styles from './CopyButton.module.css';
import {copyText} from './copyText';
import {watchBlocks} from './watchBlocks';

/** Duration of `Copied` on the buttons of components (demo source, API code), in milliseconds. */
export const COPIED_DURATION_MS = 1200;
/** Duration of `Copied` on the buttons of fenced code blocks, in milliseconds. */
export const INLINE_COPIED_DURATION_MS = 2000;
/** Duration of the message after a blocked copy, in milliseconds. */
const REFUSED_DURATION_MS = 6000;

const isMac = () => navigator.platform.toUpperCase().includes('MAC');
const subscribeToNothing = () => () => undefined;

/** Returns whether the shortcut is ⌘ + C. False in server markup and during hydration. */
function useIsMac(): boolean {
  return useSyncExternalStore(subscribeToNothing, isMac, () => false);
}

/** Returns the text to copy from the code block around a button. */
function findCode(button: Element): HTMLElement | null {
  return button.closest(COPY_ROOT)?.querySelector<HTMLElement>('pre') ?? null;
}

export interface CopyButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'onClick' | 'type'
> {
  /**
   * The text to copy, or a function that returns it. Defaults to the text of the `pre` in the
   * surrounding `.MuiCode-root`.
   */
  text?: string | (() => string);
  /** Duration of `Copied`, in milliseconds. Defaults to 1200. */
  duration?: number;
  'data-ga-event-category'?: string;
  'data-ga-event-action'?: string;
  'data-ga-event-label'?: string;
}

/**
 * Renders a button that copies code. Its label changes to `Copied` only on success. If copying is
 * blocked, the code is selected, and a message next to the button shows the keyboard shortcut.
 */
export function CopyButton({
  text,
  duration = COPIED_DURATION_MS,
  className,
  ...props
}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mac = useIsMac();

  useEffect(() => {
    watchBlocks();
    return () => clearTimeout(timer.current);
  }, []);

  const show = (next: 'copied' | 'refused', milliseconds: number) => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), milliseconds);
  };

  const copied = translate({
    id: 'docs.code.copied',
    message: 'Copied',
    description: 'The label of a copy button for a moment after the code was copied',
  });
  const refused = translate(
    {
      id: 'docs.code.copyRefused',
      message: 'Press {keys} to copy',
      description:
        'Shown next to a copy button when the browser refuses to copy; the code is selected then, and {keys} are the keys to press',
    },
    {keys: mac ? '⌘C' : 'Ctrl + C'},
  );

  const copy = async () => {
    const source = button.current && findCode(button.current);
    const code = (typeof text === 'function' ? text() : text) ?? source?.textContent ?? '';
    if (code === '') {
      return;
    }
    try {
      await copyText(code);
      show('copied', duration);
      announce(copied);
    } catch {
      if (source) {
        document.getSelection()?.selectAllChildren(source);
      }
      show('refused', REFUSED_DURATION_MS);
      announce(refused);
    }
  };

  return (
    <span className={clsx(styles.container, 'MuiCode-copy-container')}>
      <button
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        {...props}
        ref={button}
        type="button"
        className={clsx(styles.button, 'MuiCode-copy', className)}
        aria-label={
          state !== 'copied'
            ? translate({
                id: 'docs.code.copyLabel',
                message: 'Copy the code',
                description:
                  'The accessible name of a copy button; it must contain the visible label, docs.code.copy',
              })
            : undefined
        }
        data-copied={state === 'copied' ? 'true' : undefined}
        onClick={() => void copy()}
      >
        {state === 'copied'
          ? copied
          : translate({
              id: 'docs.code.copy',
              message: 'Copy',
              description: 'The label of the button that copies a code block',
            })}
      </button>
      <span
        className={clsx(styles.hint, 'MuiCode-copyKeypress')}
        aria-hidden="true"
        data-state={state}
      >
        {state === 'refused'
          ? refused
          : translate(
              {
                id: 'docs.code.copyKeys',
                message: '(or {keys})',
                description: 'Shown next to a copy button; {keys} is the keyboard shortcut',
              },
              {keys: mac ? '⌘C' : 'Ctrl + C'},
            )}
      </span>
    </span>
  );
}
