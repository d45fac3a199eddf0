import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {RUNNER_PATH} from '@site/plugins/demos/shared';
import {useSite} from '@site/src/contexts/DocsConfig';
import {shownThemeStore} from '@site/src/settings/demoThemeStore';
import {useSetting} from '@site/src/settings/useSetting';
import {useThemeSettings} from '@site/src/settings/useThemeSettings';
import {
  readMessage,
  RUNNER_CHANNEL,
  type RunnerAnswer,
  type RunnerFile,
  type RunnerRequest,
} from '../runner/protocol';
import styles from './LiveFrame.module.css';

/** Time after which running code is reported as not finishing, in milliseconds. */
const TIME_LIMIT = 10_000;

/** The result of running edited code. */
export type LiveResult =
  | {error?: undefined}
  | {error: string; line?: number | undefined; column?: number | undefined};

interface LiveFrameProps {
  name: string;
  scope: string;
  files: RunnerFile[];
  css?: string | undefined;
  isCommercial: boolean;
  height: number;
  /** Changing this key runs the same code again. */
  runKey: number;
  onResult: (result: LiveResult) => void;
  onEscape: () => void;
}

/**
 * Runs edited code in a separate document. The iframe has an opaque origin, so code from a link
 * can't access the site's cookies or storage, and the page itself never evaluates text as code.
 */
export default function LiveFrame({
  name,
  scope,
  files,
  css,
  isCommercial,
  height,
  runKey,
  onResult,
  onEscape,
}: LiveFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [contentHeight, setContentHeight] = useState(height);
  const runId = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const {direction, dense, paletteMode} = useThemeSettings();
  const theme = useSetting(shownThemeStore);
  const {licenseKey} = useSite();

  const send = useEffectEvent((body: RunnerRequest) => {
    // An iframe with an opaque origin can't be targeted otherwise. The messages contain no secrets.
    frame.current?.contentWindow?.postMessage({channel: RUNNER_CHANNEL, body}, '*');
  });
  const receive = useEffectEvent(({source, data}: MessageEvent<unknown>) => {
    const answer = readMessage<RunnerAnswer>(data);
    if (!answer || source !== frame.current?.contentWindow) {
      return;
    }
    if (answer.type === 'ready') {
      setReady(true);
    } else if (answer.type === 'height') {
      setContentHeight(Math.min(Math.max(height, Number(answer.height) || 0), 4000));
    } else if (answer.type === 'escape') {
      onEscape();
    } else if (answer.id === runId.current) {
      clearTimeout(timer.current);
      onResult(
        answer.type === 'ran'
          ? {}
          : {
              error: String(answer.message),
              line: toPosition(answer.line),
              column: toPosition(answer.column),
            },
      );
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (ready) {
      send({type: 'settings', settings: {mode: paletteMode, direction, dense, theme}});
    }
  }, [ready, paletteMode, direction, dense, theme]);

  const run = useEffectEvent(() => {
    runId.current += 1;
    send({
      type: 'run',
      id: runId.current,
      files,
      css,
      scope,
      licenseKey: isCommercial ? licenseKey : undefined,
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        onResult({
          error: translate({
            id: 'docs.demo.noEnd',
            message: 'The code is not responding. It may contain an infinite loop.',
          }),
        }),
      TIME_LIMIT,
    );
  });
  const text = files.map(({code}) => code).join('\0');
  useEffect(() => {
    if (ready) {
      run();
    }
  }, [ready, text, css, runKey]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${RUNNER_PATH}/`}
      sandbox="allow-scripts"
      style={{blockSize: contentHeight}}
      title={translate({id: 'docs.demo.editedTitle', message: '{name} demo, edited'}, {name})}
    />
  );
}

/** Validates a line or column number, because the iframe can send anything. */
function toPosition(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}
