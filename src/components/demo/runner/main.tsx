import {setReportErrorHandler} from './interceptReportError';
import {Component, Suspense, useEffect, type ErrorInfo, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {loadModule} from 'demo-runner-modules';
import {MuiThemeProvider} from '@site/src/mui/MuiThemeProvider';
import {demoThemeStore} from '@site/src/settings/demoThemeStore';
import {ThemeSettingsProvider} from '@site/src/settings/ThemeSettingsProvider';
import {applyToDocument} from '@site/src/settings/applyToDocument';
import {colorModeStore, densityStore, directionStore} from '@site/src/settings/stores';
import {createConsole} from './createConsole';
import {evaluateDemo, type EvaluatedDemo} from './evaluateDemo';
import {describeError} from './describeError';
import {parseMessage, RUNNER_CHANNEL, type RunnerResponse, type RunnerRequest} from './protocol';

function sendResponse(body: RunnerResponse): void {
  // The iframe has an opaque origin and sends nothing confidential to its parent.
  window.parent.postMessage({channel: RUNNER_CHANNEL, body}, '*');
}

let latestRunId = 0;

const demoConsole = createConsole((lines) => {
  sendResponse({type: 'console', id: latestRunId, lines});
});

/** Sends the demo's logs to the page, in addition to writing them to the browser's console. */
function forwardConsole(): void {
  for (const [method, level] of [
    ['log', 'log'],
    ['info', 'log'],
    ['debug', 'log'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const) {
    const write = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      write(...values);
      demoConsole.add(level, values);
    };
  }
}

interface RunnerErrorBoundaryProps {
  children: ReactNode;
  onError: (error: unknown, componentStack: string | undefined) => void;
}

class RunnerErrorBoundary extends Component<RunnerErrorBoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: unknown, {componentStack}: ErrorInfo): void {
    this.props.onError(error, componentStack ?? undefined);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function RenderReporter({onRendered}: {onRendered: () => void}): null {
  useEffect(onRendered, [onRendered]);
  return null;
}

/** Removes the result that is visible. It stays until another run succeeds. */
let removeVisible: (() => void) | undefined;
/** Removes the result that is still loading. */
let removePending: (() => void) | undefined;

async function runDemo(request: Extract<RunnerRequest, {type: 'run'}>): Promise<void> {
  const {id, files, css, scope, licenseKey} = request;
  latestRunId = id;
  demoConsole.clear();
  const fail = (error: unknown, componentStack?: string) =>
    sendResponse({type: 'failed', id, ...describeError(error, componentStack)});
  let demo: EvaluatedDemo;
  try {
    if (licenseKey) {
      const {LicenseInfo} = await import('@mui/x-license');
      LicenseInfo.setLicenseKey(licenseKey);
    }
    demo = await evaluateDemo(files, loadModule);
  } catch (error) {
    fail(error);
    return;
  }
  if (latestRunId !== id) {
    return;
  }
  const stage = document.getElementById('root')!;
  stage.dataset.demoScope = scope;
  const container = document.createElement('div');
  container.className = 'pending';
  stage.append(container);
  const remove = () => {
    root.unmount();
    container.remove();
  };
  const onError = (error: unknown, componentStack?: string) => {
    // React can't unmount a root while it renders.
    setTimeout(() => removeVisible !== remove && remove());
    fail(error, componentStack);
  };
  // Errors are sent to the page, which shows them. Logging them would report them twice.
  const root = createRoot(container, {
    onCaughtError: () => undefined,
    onUncaughtError: (error) => onError(error),
  });
  // The effects of the demo have run, and may have thrown.
  const onRendered = () =>
    void setTimeout(() => {
      if (container.isConnected && latestRunId === id) {
        removeVisible?.();
        removeVisible = remove;
        removePending = undefined;
        container.className = '';
        sendResponse({type: 'ran', id});
      }
    });
  removePending?.();
  removePending = remove;
  const sheet = [css, demo.css].filter(Boolean).join('\n');
  root.render(
    <ThemeSettingsProvider>
      <MuiThemeProvider>
        {sheet && <style>{sheet}</style>}
        <RunnerErrorBoundary onError={onError}>
          <Suspense>
            <demo.Component />
            <RenderReporter onRendered={onRendered} />
          </Suspense>
        </RunnerErrorBoundary>
      </MuiThemeProvider>
    </ThemeSettingsProvider>,
  );
}

function start(): void {
  // Runs only in an iframe with an opaque origin. Otherwise, code from a link would run with the
  // site's privileges.
  if (window.origin !== 'null' || window.parent === window) {
    return;
  }
  forwardConsole();
  const siteOrigin = new URL(window.location.href).origin;
  window.addEventListener('message', ({source, origin, data}: MessageEvent<unknown>) => {
    const request = parseMessage<RunnerRequest>(data);
    if (source !== window.parent || origin !== siteOrigin || !request) {
      return;
    }
    if (request.type === 'settings') {
      colorModeStore.set(request.settings.mode);
      directionStore.set(request.settings.direction);
      densityStore.set(request.settings.dense);
      demoThemeStore.set(request.settings.theme);
      applyToDocument();
    } else {
      void runDemo(request);
    }
  });
  const reportError = (error: unknown) => {
    demoConsole.add('error', [error]);
    sendResponse({type: 'failed', id: latestRunId, ...describeError(error)});
  };
  setReportErrorHandler(reportError);
  window.addEventListener('error', ({error, message}) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({reason}) => {
    demoConsole.add('error', [reason]);
  });
  document.addEventListener('keydown', (event) => {
    // Escape also cancels an IME composition. Safari reports that only through the key code.
    const isComposed = event.isComposing || event.keyCode === 229;
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposed) {
      sendResponse({type: 'escape'});
    }
  });
  new ResizeObserver(([entry]) => {
    sendResponse({type: 'height', height: Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)});
  }).observe(document.getElementById('root')!);
  sendResponse({type: 'ready'});
}

start();
