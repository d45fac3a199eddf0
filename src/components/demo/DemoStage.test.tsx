import {startTransition, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {MemoryRouter} from 'react-router-dom';
import type {DemoMeta, LoadedDemo} from '../../../plugins/demos/shared';
import {DocsProvider} from '../../contexts/DocsConfig';
import {ThemeSettingsProvider} from '../../settings/ThemeSettingsProvider';
import DemoStage from './DemoStage';

/** Creates a stage whose demo code arrives when the test triggers it. */
function createStage(): {stage: ReactNode; loadStarted: Promise<void>; resolveCode: () => void} {
  let arrive = (): void => undefined;
  const code = new Promise<LoadedDemo>((resolve) => {
    arrive = () => resolve({Component: () => <p>Running</p>});
  });
  let call = (): void => undefined;
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  const demo: DemoMeta = {
    id: 'react-charts/bars/BasicBars',
    name: 'BasicBars',
    stylings: ['system'],
    paths: {},
    height: 300,
    lines: {preview: 0, full: 1},
    fileCount: 1,
    load: {
      system: () => {
        call();
        return code;
      },
    },
  };
  const stage = (
    <MemoryRouter>
      <DocsProvider>
        <ThemeSettingsProvider>
          <DemoStage demo={demo} styling="system" isNear height={300} runKey={0} focusRef={null} />
        </ThemeSettingsProvider>
      </DocsProvider>
    </MemoryRouter>
  );
  return {stage, loadStarted: called, resolveCode: () => arrive()};
}

test('code that arrives during a navigation causes no error', async () => {
  const errors: unknown[] = [];
  const recordError = (reason: unknown): void => void errors.push(reason);
  process.on('unhandledRejection', recordError);
  // Lets React use its own schedule, as in a browser.
  const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const {stage, loadStarted, resolveCode} = createStage();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(stage);
  await loadStarted;

  // Resolves when the stage has been removed from the page, before React cleans up its effects.
  const stageRemoved = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!container.textContent) {
        observer.disconnect();
        resolveCode();
        resolve();
      }
    });
    observer.observe(container, {childList: true, subtree: true});
  });
  startTransition(() => root.render(null));
  await stageRemoved;
  // Node reports unhandled rejections after the microtasks.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(errors).toEqual([]);
  root.unmount();
  container.remove();
  process.off('unhandledRejection', recordError);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
