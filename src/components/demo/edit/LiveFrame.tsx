import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {RUNNER_PATH} from '@site/plugins/demos/shared';
import {useSite} from '@site/src/contexts/DocsConfig';
import {shownThemeStore} from '@site/src/settings/demoThemeStore';
import {useSetting} from '@site/src/settings/useSetting';
import {useThemeSettings} from '@site/src/settings/useThemeSettings';
import {
  CONSOLE_LEVELS,
  parseMessage,
  RUNNER_CHANNEL,
  type CodeLocation,
  type ConsoleLine,
  type RunnerFile,
  type RunnerRequest,
  type RunnerResponse,
} from '../runner/protocol';
import styles from './LiveFrame.module.css';

/** How long code can run before it's reported as not responding, in milliseconds. */
const RUN_TIMEOUT_MS = 10_000;

/** The result of running edited code: an error message with its location, or nothing. */
export interface RunResult extends CodeLocation {
  error?: string;
}

interface LiveFrameProps {
  name: string;
  scope: string;
  files: readonly RunnerFile[];
  css: string;
  needsLicenseKey: boolean;
  height: number;
  /** Changing this key runs the same code again. */
  runKey: number;
  onResult: (result: RunResult) => void;
  /** Called with all lines that the code has written to the console; none when it starts. */
  onConsole: (lines: readonly ConsoleLine[]) => void;
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
  needsLicenseKey,
  height,
  runKey,
  onResult,
  onConsole,
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
    const response = parseMessage<RunnerResponse>(data);
    if (!response || source !== frame.current?.contentWindow) {
      return;
    }
    if (response.type === 'ready') {
      setReady(true);
    } else if (response.type === 'height') {
      setContentHeight(Math.min(Math.max(height, Number(response.height) || 0), 4000));
    } else if (response.type === 'escape') {
      onEscape();
    } else if (response.id !== runId.current) {
      return;
    } else if (response.type === 'console') {
      onConsole(parseLines(response.lines));
    } else {
      clearTimeout(timer.current);
      onResult(
        response.type === 'ran'
          ? {}
          : {
              error: String(response.message),
              file: files.find(({name}) => name === response.file)?.name,
              line: parsePosition(response.line),
              column: parsePosition(response.column),
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
    onConsole([]);
    send({
      type: 'run',
      id: runId.current,
      files,
      css,
      scope,
      licenseKey: needsLicenseKey ? licenseKey : undefined,
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
      RUN_TIMEOUT_MS,
    );
  });
  const text = files.flatMap(({name, code}) => [name, code]).join('\0');
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

/** Returns a valid line or column number. Anything else is ignored, because the iframe can send anything. */
function parsePosition(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/** Returns valid lines of the console, for the same reason. */
function parseLines(lines: unknown): ConsoleLine[] {
  return (Array.isArray(lines) ? (lines as Partial<ConsoleLine>[]) : []).map(
    ({level, text, count}) => ({
      level: CONSOLE_LEVELS.find((one) => one === level) ?? 'log',
      text: String(text),
      count: Number(count) || 1,
    }),
  );
}
