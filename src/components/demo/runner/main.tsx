import {Component, Suspense, useLayoutEffect, type ComponentType, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {loadModule} from 'demo-runner-modules';
import {ReaderThemeProvider} from '@site/src/mui/ReaderThemeProvider';
import {demoThemeStore} from '@site/src/settings/demoThemeStore';
import {ThemeSettingsProvider} from '@site/src/settings/ThemeSettingsProvider';
import {applyToDocument} from '@site/src/settings/applyToDocument';
import {colorModeStore, densityStore, directionStore} from '@site/src/settings/stores';
import {DemoCodeError, evaluateDemo, findErrorLine} from './evaluateDemo';
import {
  parseMessage,
  RUNNER_CHANNEL,
  type RunnerResponse,
  type RunnerFile,
  type RunnerRequest,
} from './protocol';

function sendResponse(body: RunnerResponse): void {
  // The iframe has an opaque origin and sends nothing confidential to its parent.
  window.parent.postMessage({channel: RUNNER_CHANNEL, body}, '*');
}

interface Problem {
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}

function createProblem(error: unknown, fileName: string): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return {
    message,
    line: error instanceof DemoCodeError ? error.line : findErrorLine(error, fileName),
  };
}

/**
 * Explains why a file failed. Syntax errors are reported first, because they may have caused the
 * other error.
 */
async function findProblem(error: unknown, file: RunnerFile | undefined): Promise<Problem> {
  try {
    const {findSyntaxError} = await import('./findSyntaxError');
    const problem = file && findSyntaxError(file);
    if (problem) {
      return problem;
    }
  } catch {
    // The parser failed to load; the original error is still useful.
  }
  return createProblem(error, file?.name ?? '');
}

interface RunnerErrorBoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

class RunnerErrorBoundary extends Component<RunnerErrorBoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function RenderReporter({onRan: onRendered}: {onRan: () => void}): null {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

let root: Root | undefined;
let latestRunId = 0;

async function runDemo(request: Extract<RunnerRequest, {type: 'run'}>): Promise<void> {
  const {id, files, css, scope, licenseKey} = request;
  latestRunId = id;
  const fail = async (error: unknown): Promise<void> => {
    const problem = await findProblem(error, files[0]);
    if (latestRunId === id) {
      sendResponse({type: 'failed', id, ...problem});
    }
  };
  let Demo: ComponentType;
  try {
    if (licenseKey) {
      const {LicenseInfo} = await import('@mui/x-license');
      LicenseInfo.setLicenseKey(licenseKey);
    }
    Demo = await evaluateDemo(files, loadModule);
  } catch (error) {
    await fail(error);
    return;
  }
  if (latestRunId !== id) {
    return;
  }
  const container = document.getElementById('root')!;
  container.dataset.demoScope = scope;
  // Errors are sent to the page, which shows them. Logging them would report them twice.
  root ??= createRoot(container, {
    onCaughtError: () => undefined,
    onUncaughtError: (error) => void fail(error),
  });
  root.render(
    <ThemeSettingsProvider>
      <ReaderThemeProvider>
        {css && <style>{css}</style>}
        <RunnerErrorBoundary key={id} onError={(error) => void fail(error)}>
          <Suspense>
            <Demo />
            <RenderReporter onRan={() => sendResponse({type: 'ran', id})} />
          </Suspense>
        </RunnerErrorBoundary>
      </ReaderThemeProvider>
    </ThemeSettingsProvider>,
  );
}

function start(): void {
  // Runs only in an iframe with an opaque origin. Otherwise, code from a link would run with the
  // site's privileges.
  if (window.origin !== 'null' || window.parent === window) {
    return;
  }
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
  window.addEventListener('error', ({error, message}) => {
    sendResponse({type: 'failed', id: latestRunId, ...createProblem(error ?? message, 'demo')});
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
